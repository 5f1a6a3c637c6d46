import { type CivilDate, type DayNumber, toDayNumber } from '@paga/calendar';
import { Leave, type LeaveType, lastMaternityDay, lastPaidMaternityDay } from '#calendar/leave-days.ts';
import type { Contract } from '#calendar/pay-days.ts';
import { amountOf } from '#money/amount.ts';
import type { Cents } from '#money/cents.ts';
import { type Rate, toRate, WHOLE } from '#money/rate.ts';
import { PayrollError } from '#payroll-error.ts';
import type { DatedAmount, LeaveEntry, SalaryInput } from './input.ts';
import type { PreparedPeriod } from './prepared-period.ts';

/** Contract pay days of one row of the terms and one percentage; `validFrom` is the row's first day, `leave` is null on days without leave. */
export type DayGroup = {
  days: number;
  base: Cents;
  validFrom: CivilDate;
  rate: Rate;
  leave: LeaveType | null;
};

/**
 * The employee's days of the month; `lastSince` is the first day of the row of terms that `lastBase` stands in. `bookedDays` are the leave days of
 * every entry in the month: more than `leaveDays` when some lie outside the contract or on a day of another entry.
 */
export type PaidDays = {
  groups: DayGroup[];
  contractDays: number;
  leaveDays: number;
  bookedDays: number;
  lastBase: Cents;
  lastSince: CivilDate;
};

type Span = { type: LeaveType; from: DayNumber; to: DayNumber; rate: Rate };

/**
 * The contract's pay days of the month, grouped by row of the terms and percentage (rules §3).
 *
 * Errors: `NO_SALARY`, `INVALID_DATE`, `RATE_OUT_OF_RANGE`.
 * Example: start 15 October 2026 with 3 days at 70 % is 9 days at 100 % and 3 at 70 %.
 */
export function paidDays(
  input: SalaryInput,
  period: PreparedPeriod,
  salaries: readonly DatedAmount[],
): PaidDays {
  const covered = contractsOf(input).map(({ started, ended }) => ({
    from: toDayNumber(started),
    to: ended ? toDayNumber(ended) : Number.POSITIVE_INFINITY,
  }));
  const isCovered = (day: DayNumber) => covered.some(({ from, to }) => day >= from && day <= to);
  const bases = ascending(salaries);
  const spans = spansOf(input.leaves);
  const last = lastBase(bases, input, period);
  const bookedDays = spans.length === 0 ? 0 : bookedIn(spans, period);
  const answer: PaidDays = {
    groups: [],
    contractDays: 0,
    leaveDays: 0,
    bookedDays,
    lastBase: last.amount,
    lastSince: last.validFrom,
  };
  if (bases.length === 1 && spans.length === 0 && coversAll(covered, period)) {
    const days = period.payDays.length;
    answer.contractDays = days;
    answer.groups.push({ days, base: last.amount, validFrom: last.validFrom, rate: WHOLE, leave: null });
    return answer;
  }
  period.payDays.forEach((day, index) => {
    if (!isCovered(day)) return;
    const span = spans.length === 0 ? undefined : spans.find((one) => day >= one.from && day <= one.to);
    const onLeave = span !== undefined && costsDay(span, period, index);
    answer.contractDays += 1;
    if (onLeave) answer.leaveDays += 1;
    count(answer.groups, baseOn(bases, day), onLeave ? span.rate : WHOLE, onLeave ? span.type : null);
  });
  return answer;
}

const coversAll = (covered: readonly { from: DayNumber; to: DayNumber }[], period: PreparedPeriod) =>
  covered.some(({ from, to }) => from <= period.firstDay && to >= period.lastDay);

/** A holiday inside leave costs no leave day, except in maternity leave (rules §3, §9). */
const costsDay = (span: Span, period: PreparedPeriod, index: number) =>
  span.type === Leave.maternity || !period.isHoliday[index];

function bookedIn(spans: readonly Span[], period: PreparedPeriod): number {
  let days = 0;
  period.payDays.forEach((day, index) => {
    for (const span of spans)
      if (day >= span.from && day <= span.to && costsDay(span, period, index)) days += 1;
  });
  return days;
}

function count(groups: DayGroup[], { amount, validFrom }: Base, rate: Rate, leave: LeaveType | null): void {
  for (const group of groups) {
    if (
      group.base === amount &&
      group.validFrom === validFrom &&
      group.rate === rate &&
      group.leave === leave
    ) {
      group.days += 1;
      return;
    }
  }
  groups.push({ days: 1, base: amount, validFrom, rate, leave });
}

type Base = { from: DayNumber; validFrom: CivilDate; amount: Cents };

function ascending(salaries: readonly DatedAmount[]): Base[] {
  if (salaries.length === 0) throw new PayrollError('NO_SALARY');
  const bases = salaries.map(({ validFrom, amount }) => ({
    from: toDayNumber(validFrom),
    validFrom,
    amount: amountOf(amount),
  }));
  return bases.length === 1 ? bases : bases.sort((a, b) => a.from - b.from);
}

/** The newest base not after the day; the first base is valid from the start of the contract, whatever its date. */
function baseOn(bases: readonly Base[], day: DayNumber): Base {
  const base = bases.findLast((one, index) => index === 0 || one.from <= day);
  if (!base) throw new PayrollError('NO_SALARY');
  return base;
}

function lastBase(bases: readonly Base[], input: SalaryInput, period: PreparedPeriod): Base {
  const [only] = bases;
  return only && bases.length === 1 ? only : baseOn(bases, toDayNumber(lastContractDay(input, period)));
}

/**
 * The last day of the contract inside the month: the day whose base and price count. Example: `'2026-10-31'` for an open contract.
 */
export function lastContractDay(input: SalaryInput, period: PreparedPeriod): CivilDate {
  let last: CivilDate = '';
  for (const { started, ended } of contractsOf(input)) {
    const day = ended && ended < period.monthEnd ? ended : period.monthEnd;
    if (day > last && (started <= period.monthEnd || last === '')) last = day;
  }
  return last;
}

/** The contracts of somebody that matter to the month. */
const contractsOf = ({ contract, otherContracts }: SalaryInput): readonly Contract[] =>
  otherContracts ? [...otherContracts, contract] : [contract];

function spansOf(leaves: readonly LeaveEntry[] | undefined): Span[] {
  if (!leaves || leaves.length === 0) return [];
  return leaves.flatMap((leave): Span[] => {
    const span = {
      type: leave.type,
      from: toDayNumber(leave.from),
      to: toDayNumber(leave.to),
      rate: toRate(leave.percentage),
    };
    if (leave.type !== Leave.maternity) return [span];
    const started = leave.since ?? leave.from;
    const lastPaid = toDayNumber(lastPaidMaternityDay(started));
    const last = toDayNumber(lastMaternityDay(started));
    return [
      { ...span, to: Math.min(span.to, lastPaid) },
      { ...span, from: Math.max(span.from, lastPaid + 1), to: Math.min(span.to, last), rate: 0 },
    ];
  });
}
