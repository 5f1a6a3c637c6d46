import type { CompanyMonth } from '@paga/contract/filing';

// The pages of a month in the payroll remote, by what the month waits for.
const PAGE = {
  calculate: '/calculations',
  fix: '/calculations/check',
  check: '/calculations/check',
  close: '/calculations',
  pay: '/calculations/pay',
  declare: '/calculations/pay',
  done: '/calculations/pay',
} as const satisfies Record<CompanyMonth['next'], string>;

/** Where the next step of a month is taken. */
export const placeOfStep = ({ next, year, month }: CompanyMonth): string =>
  `${PAGE[next]}?month=${month}&year=${year}`;
