import type { NextStep } from '@paga/contract/payroll/steps';

// The pages of a month in the payroll remote, by what the month waits for.
const PAGE = {
  hire: '/employees',
  calculate: '/calculations',
  collect: '/calculations',
  fix: '/calculations/check',
  check: '/calculations/check',
  review: '/calculations/review',
  signOff: '/calculations/review',
  close: '/calculations',
  pay: '/calculations/pay',
  declare: '/calculations/pay',
  done: '/calculations/pay',
} as const satisfies Record<NextStep, string>;

/** Where the next step of a month is taken: the same address from the home page, from the list of companies and from the month itself. */
export const placeOfStep = ({
  next,
  year,
  month,
}: {
  next: NextStep;
  year: number;
  month: number;
}): string => (next === 'hire' ? PAGE.hire : `${PAGE[next]}?month=${month}&year=${year}`);
