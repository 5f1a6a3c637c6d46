import type { Uplifts } from './input.ts';

/** Leave settings of a company: days and percentage by kind; maternity is limited by date, not by days. */
type LeaveSettings = {
  annual: { days: number; percentage: number };
  medical: { days: number; percentage: number };
  special: { days: number; percentage: number };
  maternity: { months: number; percentage: number };
};

/**
 * What a new company starts with, by law (rules §3, §9): uplifts, leave, contributions in percent.
 *
 * Example: `companyDefaults.uplifts.weekend` is `50`.
 */
export const companyDefaults: {
  weekWorkingDays: 5;
  uplifts: Uplifts;
  leave: LeaveSettings;
  contributions: { employee: number; employer: number };
} = {
  weekWorkingDays: 5,
  uplifts: { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 },
  leave: {
    annual: { days: 20, percentage: 100 },
    medical: { days: 20, percentage: 100 },
    special: { days: 5, percentage: 100 },
    maternity: { months: 12, percentage: 70 },
  },
  contributions: { employee: 5, employer: 5 },
};
