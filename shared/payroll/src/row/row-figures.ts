import type { RowLine, RowProblem, SalaryRow } from '@paga/contract/payroll/salary-row';
import { toEuro } from '#money/cents.ts';
import { hourPrices } from '#salary/hour-prices.ts';
import type { HourKind, PaymentType, SalaryInput, SalaryPeriod } from '#salary/input.ts';
import type { TakenLine } from '#salary/recurring-line.ts';
import {
  amountsOf,
  type LineCut,
  measuresOf,
  type SalaryAmounts,
  type SalaryMeasures,
  type SalaryProblem,
  type SalaryResult,
} from '#salary/result.ts';
import { amountIn, isEdited, type StoredEdit } from './edits.ts';

/** A computed month, stored or not: its figures and what was typed into it. `insured`: a premium is taken in this month. */
type ComputedMonth = Omit<SalaryAmounts, 'grossUp' | 'familyExpenses'> &
  Pick<SalaryMeasures, 'payDays' | 'contractDays' | 'pricePerHour' | 'hoursOfMonth'> & {
    paymentType: PaymentType;
    insured: boolean;
    problems: readonly SalaryProblem[];
    edits: StoredEdit | null;
    /** The recurring lines in it; null: none. */
    lines: readonly TakenLine[] | null;
  };

function overtimeTable(
  month: ComputedMonth,
  prices: Readonly<Record<HourKind, number>>,
): SalaryRow['overtimeTable'] {
  const hours = (kind: HourKind) => Number(month.edits?.hours?.[kind] ?? 0);
  const total = hours('night') + hours('weekend') + hours('afterWork') + hours('holiday') + hours('guard');
  return {
    totalHours: Math.round(total * 100) / 100,
    nightHours: hours('night'),
    nightPrice: prices.night,
    nightTotal: toEuro(month.nightPay),
    weekendHours: hours('weekend'),
    weekendPrice: prices.weekend,
    weekendTotal: toEuro(month.weekendPay),
    afterWorkHours: hours('afterWork'),
    afterWorkPrice: prices.afterWork,
    afterWorkTotal: toEuro(month.afterWorkPay),
    holidaysHours: hours('holiday'),
    holidaysPrice: prices.holiday,
    holidaysTotal: toEuro(month.holidayPay),
    guardHours: hours('guard'),
    guardPrice: prices.guard,
    guardTotal: toEuro(month.guardPay),
    total: toEuro(month.hoursPay),
  };
}

function stopTable(month: ComputedMonth): SalaryRow['stopTable'] {
  return {
    stops: toEuro(amountIn(month, 'stops')),
    avanse: toEuro(amountIn(month, 'avanse')),
    phone: toEuro(amountIn(month, 'phone')),
    ticket: toEuro(amountIn(month, 'ticket')),
    total: toEuro(month.deductions),
  };
}

/** A line on the wire, in euro. */
const wireLine = ({ wanted, taken, owed, share: _, of: __, ...line }: TakenLine): RowLine => ({
  ...line,
  ...{ wanted: toEuro(wanted), taken: toEuro(taken), owed: owed === null ? null : toEuro(owed) },
});

/**
 * A line that came to something else than it asked for, in euro. Example: `wireCut({ name: 'Kredi', wanted: 12000, taken: 9000 }).taken` is `90`.
 */
export function wireCut({ name, wanted, taken }: LineCut): { name: string; wanted: number; taken: number } {
  return { name, wanted: toEuro(wanted), taken: toEuro(taken) };
}

/**
 * A problem of a row on the wire, its amount in euro.
 *
 * Example: `wireProblem({ code: 'NET_BELOW_ZERO', severity: 'error', netto: -100 })` is `{ level: 'error', code: 'NET_BELOW_ZERO', amount: -1 }`.
 */
function wireProblem(problem: SalaryProblem): RowProblem {
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
    case 'LINES_CUT':
    case 'LINES_TYPED_OVER':
      return { level, code, lines: problem.lines.map(wireCut) };
    default:
      return { level, code, percentage: problem.percentage };
  }
}

/** Everything of a row that is computed or typed; who it is and its version are not. */
export type RowFigures = Omit<
  SalaryRow,
  'id' | 'employeeId' | 'name' | 'employer' | 'personalNumber' | 'salaryPaymentType' | 'mark' | 'version'
>;

/** A computed month in euro, as the wire shows it: the only way from figures to a row, for what is stored and for what is computed on the spot. */
export function wireFigures(month: ComputedMonth, period: SalaryPeriod): RowFigures {
  const { price, ...prices } = hourPrices(month, period);
  return {
    baseSalary: toEuro(month.base),
    initialBrutto: toEuro(month.grossPay),
    overtimeTable: overtimeTable(month, prices),
    extraTable: { extraBrutto: toEuro(month.extraBrutto), extraNetto: toEuro(amountIn(month, 'extraNetto')) },
    stopTable: stopTable(month),
    extras: toEuro(month.additions),
    insurancePlus: toEuro(month.insurancePlus),
    bruttoWithoutInsurance: toEuro(month.totalBrutto - month.insurancePlus),
    totalBrutto: toEuro(month.totalBrutto),
    pensionalContribution: toEuro(month.contributionEmployee),
    employerContribution: toEuro(month.contributionEmployer),
    taxableSalary: toEuro(month.taxable),
    tax: toEuro(month.tax),
    has_health_insurance: month.insured,
    prime: toEuro(month.prime),
    netto: toEuro(month.netto),
    pricePerHour: price,
    workingHoursPerMonth: month.hoursOfMonth / 100,
    payDays: month.payDays,
    contractDays: month.contractDays,
    edited: isEdited(month.edits),
    problems: month.problems.map(wireProblem),
    ...(month.lines ? { lines: month.lines.map(wireLine) } : {}),
  };
}

/**
 * A computed month as a row of the wire shows it, in euro: what the server will answer, known before it has.
 *
 * Example: `rowFigures(input, calculateSalary(input), edits).netto` is `884` for a gross of 1,000.00 in October 2026.
 */
export function rowFigures(input: SalaryInput, result: SalaryResult, edits: StoredEdit | null): RowFigures {
  const { hours, deductions, extraNetto } = input;
  // The input has whole amounts: what is typed, named and taken in one.
  const { entries: _, waived: __, ...typed } = edits ?? {};
  const figures = wireFigures(
    {
      ...amountsOf(result),
      ...measuresOf(result),
      paymentType: input.pay.type,
      insured: input.insurance != null,
      problems: result.problems,
      edits: { ...typed, hours, deductions, extraNetto },
      lines: input.lines ?? null,
    },
    input.period,
  );
  return { ...figures, edited: isEdited(edits) };
}
