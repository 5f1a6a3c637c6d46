import type { SalaryRow, SalaryTotals } from '@paga/contract/payroll';
import { toEuro, wireFigures } from '@paga/payroll';
import type { BasisContent, salary } from '#months/public.ts';

/** A stored salary row. */
export type StoredSalary = typeof salary.$inferSelect;

/** What the table of a month shows: everything but what only a recomputation needs. */
export type ShownSalary = Omit<StoredSalary, 'inputs' | 'fingerprint'>;

/** A stored row on the wire. */
export function wireRow(row: ShownSalary, basis: BasisContent): SalaryRow {
  return {
    id: row.id,
    employeeId: row.employeeId,
    name: row.name,
    employer: row.employerTier,
    personalNumber: row.personalNumber,
    salaryPaymentType: row.paymentType,
    ...wireFigures(row, basis.period),
    mark: row.mark,
    version: row.version,
  };
}

/** Totals in cents, as the database sums them. */
type CentTotals = { [Key in keyof SalaryTotals]: number };

/** Totals on the wire. */
export function wireTotals(cents: CentTotals): SalaryTotals {
  const { rowCount, headCount, ...amounts } = cents;
  const euros = Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, toEuro(value)]));
  return { rowCount, headCount, ...(euros as Omit<SalaryTotals, 'rowCount' | 'headCount'>) };
}
