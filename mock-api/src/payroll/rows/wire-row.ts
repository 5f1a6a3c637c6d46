import type { OvertimeTable, SalaryRow, SalaryTotals } from '@paga/contract/payroll';
import { type HourKind, hourPrices, isEdited, toEuro, wireProblem } from '@paga/payroll';
import type { BasisContent } from '#company/months/row-inputs.ts';
import type { salary } from '#company/months/table.ts';

/** A stored salary row. */
export type StoredSalary = typeof salary.$inferSelect;

/** What the table of a month shows: everything but what only a recomputation needs. */
export type ShownSalary = Omit<StoredSalary, 'inputs' | 'fingerprint'>;

/** Extra hours of a row: hours as typed, uplifted prices, line amounts. */
export function overtimeTable(row: ShownSalary, prices: ReturnType<typeof hourPrices>): OvertimeTable {
  const hours = (kind: HourKind) => Number(row.edits?.hours?.[kind] ?? 0);
  const total = hours('night') + hours('weekend') + hours('afterWork') + hours('holiday') + hours('guard');
  return {
    totalHours: Math.round(total * 100) / 100,
    nightHours: hours('night'),
    nightPrice: prices.night,
    nightTotal: toEuro(row.nightPay),
    weekendHours: hours('weekend'),
    weekendPrice: prices.weekend,
    weekendTotal: toEuro(row.weekendPay),
    afterWorkHours: hours('afterWork'),
    afterWorkPrice: prices.afterWork,
    afterWorkTotal: toEuro(row.afterWorkPay),
    holidaysHours: hours('holiday'),
    holidaysPrice: prices.holiday,
    holidaysTotal: toEuro(row.holidayPay),
    guardHours: hours('guard'),
    guardPrice: prices.guard,
    guardTotal: toEuro(row.guardPay),
    total: toEuro(row.hoursPay),
  };
}

/** What a row deducts, as typed. */
export function stopTable(row: ShownSalary): SalaryRow['stopTable'] {
  const typed = row.edits?.deductions ?? {};
  const euro = (value: number | undefined) => toEuro(value ?? 0);
  return {
    stops: euro(typed.stops),
    avanse: euro(typed.avanse),
    phone: euro(typed.phone),
    ticket: euro(typed.ticket),
    total: toEuro(row.deductions),
  };
}

/** A stored row on the wire. */
export function wireRow(row: ShownSalary, basis: BasisContent): SalaryRow {
  const prices = hourPrices(row, basis.period);
  return {
    id: row.id,
    employeeId: row.employeeId,
    name: row.name,
    employer: row.employerTier,
    personalNumber: row.personalNumber,
    salaryPaymentType: row.paymentType,
    baseSalary: toEuro(row.base),
    initialBrutto: toEuro(row.grossPay),
    overtimeTable: overtimeTable(row, prices),
    extraTable: { extraBrutto: toEuro(row.extraBrutto), extraNetto: toEuro(row.edits?.extraNetto ?? 0) },
    stopTable: stopTable(row),
    extras: toEuro(row.additions),
    insurancePlus: toEuro(row.insurancePlus),
    bruttoWithoutInsurance: toEuro(row.totalBrutto - row.insurancePlus),
    totalBrutto: toEuro(row.totalBrutto),
    pensionalContribution: toEuro(row.contributionEmployee),
    employerContribution: toEuro(row.contributionEmployer),
    taxableSalary: toEuro(row.taxable),
    tax: toEuro(row.tax),
    has_health_insurance: row.insured,
    prime: toEuro(row.prime),
    netto: toEuro(row.netto),
    pricePerHour: prices.price,
    workingHoursPerMonth: row.hoursOfMonth / 100,
    payDays: row.payDays,
    contractDays: row.contractDays,
    mark: row.mark,
    edited: isEdited(row.edits),
    problems: row.problems.map(wireProblem),
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
