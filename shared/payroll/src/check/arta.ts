import type { SalaryInput, SalaryPeriod } from '../index.ts';

/** October 2026 of a five-day company: 22 pay days, no holiday, law's uplifts. Tests vary what they speak about. */
export function october(changes: Partial<SalaryPeriod> = {}): SalaryPeriod {
  return {
    year: 2026,
    month: 10,
    paymentDate: '2026-10-31',
    weekWorkingDays: 5,
    holidays: [],
    uplifts: { night: 30, weekend: 50, afterWork: 30, holiday: 50, guard: 20 },
    ...changes,
  };
}

/** Arta Krasniqi: 1,000.00 a month, primary, full time, the whole month. */
export function arta(changes: Partial<SalaryInput> = {}): SalaryInput {
  return {
    period: october(),
    contract: { started: '2020-01-01' },
    pay: { type: 1, salaries: [{ validFrom: '2020-01-01', amount: 1000_00 }] },
    tier: 1,
    ...changes,
  };
}

/** The same paid 6.50 an hour. */
export function hourly(changes: Partial<SalaryInput> = {}, regularHours?: number): SalaryInput {
  return arta({
    pay: { type: 2, prices: [{ validFrom: '2020-01-01', pricePerHour: 6.5 }], regularHours },
    ...changes,
  });
}
