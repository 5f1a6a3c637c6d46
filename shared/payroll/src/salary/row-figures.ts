import type { RowProblem, SalaryRow } from '@paga/contract/payroll/salary-row';
import { toEuro } from '#money/cents.ts';
import { isEdited, type SalaryEdits } from './edits.ts';
import { hourPrices } from './hour-prices.ts';
import type { HourKind, SalaryInput } from './input.ts';
import type { SalaryProblem, SalaryResult } from './result.ts';

function overtimeTable(
  input: SalaryInput,
  result: SalaryResult,
  prices: Record<HourKind, number>,
): SalaryRow['overtimeTable'] {
  const hours = (kind: HourKind) => Number(input.hours?.[kind] ?? 0);
  const lines = result.hourLines;
  const total = hours('night') + hours('weekend') + hours('afterWork') + hours('holiday') + hours('guard');
  return {
    totalHours: Math.round(total * 100) / 100,
    nightHours: hours('night'),
    nightPrice: prices.night,
    nightTotal: toEuro(lines.night),
    weekendHours: hours('weekend'),
    weekendPrice: prices.weekend,
    weekendTotal: toEuro(lines.weekend),
    afterWorkHours: hours('afterWork'),
    afterWorkPrice: prices.afterWork,
    afterWorkTotal: toEuro(lines.afterWork),
    holidaysHours: hours('holiday'),
    holidaysPrice: prices.holiday,
    holidaysTotal: toEuro(lines.holiday),
    guardHours: hours('guard'),
    guardPrice: prices.guard,
    guardTotal: toEuro(lines.guard),
    total: toEuro(result.hoursPay),
  };
}

/**
 * A problem of a row on the wire, its amount in euro.
 *
 * Example: `wireProblem({ code: 'NET_BELOW_ZERO', severity: 'error', netto: -100 })` is `{ level: 'error', code: 'NET_BELOW_ZERO', amount: -1 }`.
 */
export function wireProblem(problem: SalaryProblem): RowProblem {
  const { code, severity: level } = problem;
  switch (problem.code) {
    case 'NET_BELOW_ZERO':
      return { level, code, amount: toEuro(problem.netto) };
    case 'BELOW_MINIMUM_WAGE':
      return { level, code, amount: toEuro(problem.minimum) };
    case 'LEAVE_EXCEEDS_HOURS':
      return { level, code, amount: toEuro(problem.shortBy) };
    case 'LEAVE_OVER_MONTH':
      return { level, code };
    case 'TERMS_CHANGED_IN_MONTH':
      return { level, code, changes: [...problem.changes] };
    default:
      return { level, code, percentage: problem.percentage };
  }
}

/** Everything of a row that is computed or typed; who it is and its version are not. */
export type RowFigures = Omit<
  SalaryRow,
  'id' | 'employeeId' | 'name' | 'employer' | 'personalNumber' | 'salaryPaymentType' | 'mark' | 'version'
>;

/**
 * A computed month as a row of the wire shows it, in euro: what the server will answer, computed ahead of it.
 *
 * Example: `rowFigures(input, calculateSalary(input), edits).netto` is `884` for a gross of 1,000.00 in October 2026.
 */
export function rowFigures(input: SalaryInput, result: SalaryResult, edits: SalaryEdits | null): RowFigures {
  const { price, ...prices } = hourPrices({ ...result, paymentType: input.pay.type }, input.period);
  return {
    baseSalary: toEuro(result.base),
    initialBrutto: toEuro(result.grossPay),
    overtimeTable: overtimeTable(input, result, prices),
    extraTable: { extraBrutto: toEuro(result.extraBrutto), extraNetto: toEuro(edits?.extraNetto ?? 0) },
    stopTable: {
      stops: toEuro(result.stops),
      avanse: toEuro(result.avanse),
      phone: toEuro(result.phone),
      ticket: toEuro(result.ticket),
      total: toEuro(result.deductions),
    },
    extras: toEuro(result.additions),
    insurancePlus: toEuro(result.insurancePlus),
    bruttoWithoutInsurance: toEuro(result.bruttoWithoutInsurance),
    totalBrutto: toEuro(result.totalBrutto),
    pensionalContribution: toEuro(result.contributionEmployee),
    employerContribution: toEuro(result.contributionEmployer),
    taxableSalary: toEuro(result.taxable),
    tax: toEuro(result.tax),
    has_health_insurance: input.insurance != null,
    prime: toEuro(result.prime),
    netto: toEuro(result.netto),
    pricePerHour: price,
    workingHoursPerMonth: result.hoursOfMonth / 100,
    payDays: result.payDays,
    contractDays: result.contractDays,
    edited: isEdited(edits),
    problems: result.problems.map(wireProblem),
  };
}
