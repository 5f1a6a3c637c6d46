import type { CurrentMonth, MonthBehind, NextStep } from '@paga/contract/filing';
import { placeOf } from '#month/period/place-of.ts';

const VIEW = {
  calculate: 'calculations',
  fix: 'check',
  check: 'check',
  close: 'calculations',
  pay: 'pay',
  declare: 'pay',
  done: 'pay',
} as const satisfies Record<NextStep, Parameters<typeof placeOf>[0]>;

/** Where the next step of a month is taken. */
export const placeOfStep = (month: CurrentMonth | MonthBehind): string => placeOf(VIEW[month.next], month);
