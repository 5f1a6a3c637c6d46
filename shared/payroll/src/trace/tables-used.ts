import type { Workings } from '#salary/calculate-salary.ts';
import { lawOn } from '#tables/laws.ts';
import { minimumFor } from '#tables/national.ts';
import type { TraceTable } from './trace.ts';

/** The wage tax table of a computed month: the one in force on the payment date. */
export function wageTaxUsed({ wageTax, input }: Workings): TraceTable {
  const { id, validFrom, law } = wageTax;
  const usedOn = input.period.paymentDate;
  return { kind: 'wageTax', id, validFrom, law: lawOn(law, usedOn), usedOn };
}

/** The pension table in force on the payment date: the law behind every contribution. */
export function pensionUsed({ period, input }: Workings): TraceTable {
  const { id, validFrom, law } = period.pension;
  const usedOn = input.period.paymentDate;
  return { kind: 'pension', id, validFrom, law: lawOn(law, usedOn), usedOn };
}

/** The minimum wage on the month's last day for this employee's age, null before the first table. */
export function minimumWageUsed({ period, input }: Workings): { amount: number; table: TraceTable } | null {
  if (!period.minimumWage) return null;
  const { id, validFrom, law } = period.minimumWage;
  const amount = minimumFor(period.minimumWage, input.birthDate, period.monthEnd);
  const usedOn = period.monthEnd;
  return { amount, table: { kind: 'minimumWage', id, validFrom, law: lawOn(law, usedOn), usedOn } };
}
