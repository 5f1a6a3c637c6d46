import type { Cents } from '#money/cents.ts';
import { type Rate, toPercentage, toRate } from '#money/rate.ts';
import { minimumFor } from '#tables/national.ts';
import { changesThatCount } from './changed-terms.ts';
import type { GrossPay } from './gross-pay.ts';
import { Payment, type SalaryInput } from './input.ts';
import type { PreparedPeriod } from './prepared-period.ts';
import type { TakenLine } from './recurring-line.ts';
import type { LineCut, SalaryProblem } from './result.ts';

/** A contribution between these is usual; outside it is allowed, with a hint (law; rules §3). */
const USUAL_RATE = { from: toRate(5), to: toRate(15) } as const;

/** Whether a rate deserves the hint. Example: `isUnusual(toRate(4))` is `true`. */
export function isUnusual(rate: Rate): boolean {
  return rate < USUAL_RATE.from || rate > USUAL_RATE.to;
}

type Found = { employeeRate: Rate; employerRate: Rate; netto: Cents; gross: GrossPay };

/**
 * What a person should look at in a computed row (rules §3). Example: a net of -5.00 is the error `NET_BELOW_ZERO`.
 */
export function problemsOf(input: SalaryInput, period: PreparedPeriod, found: Found): SalaryProblem[] {
  const problems: SalaryProblem[] = [];
  const { netto, gross, employeeRate, employerRate } = found;
  if (netto < 0) problems.push({ code: 'NET_BELOW_ZERO', severity: 'error', netto });
  const minimum = comparedMinimum(input, period);
  if (minimum !== null && isBelow(gross, input, minimum)) {
    problems.push({ code: 'BELOW_MINIMUM_WAGE', severity: 'warning', base: gross.base, minimum });
  }
  if (input.hasContributions !== false) {
    if (isUnusual(employeeRate))
      problems.push({
        code: 'EMPLOYEE_RATE_UNUSUAL',
        severity: 'hint',
        percentage: toPercentage(employeeRate),
      });
    if (isUnusual(employerRate))
      problems.push({
        code: 'EMPLOYER_RATE_UNUSUAL',
        severity: 'hint',
        percentage: toPercentage(employerRate),
      });
  }
  const shortBy = gross.regular ? gross.regular.leaveOff - gross.regular.pay : 0;
  if (shortBy > 0 && gross.kind === 'hours')
    problems.push({ code: 'LEAVE_EXCEEDS_HOURS', severity: 'warning', shortBy });
  const { bookedDays: booked, leaveDays: counted, contractDays } = gross.days;
  if (booked > counted && contractDays > 0 && gross.kind !== 'override') {
    problems.push({ code: 'LEAVE_OVER_MONTH', severity: 'warning', booked, counted });
  }
  const changes = changesThatCount(input, gross);
  if (changes.length > 0) problems.push({ code: 'TERMS_CHANGED_IN_MONTH', severity: 'warning', changes });
  return input.lines ? [...problems, ...ofLines(input.lines)] : problems;
}

/** Recurring lines that the net was too low for, and those that something was typed over. */
function ofLines(lines: readonly TakenLine[]): SalaryProblem[] {
  const others = lines.filter(({ taken, wanted }) => taken !== wanted);
  const of = (typed: boolean): LineCut[] =>
    others.filter((line) => line.typed === typed).map(({ name, wanted, taken }) => ({ name, wanted, taken }));
  const [cut, over] = [of(false), of(true)];
  return [
    ...(cut.length > 0 ? [{ code: 'LINES_CUT', severity: 'warning', lines: cut } as const] : []),
    ...(over.length > 0 ? [{ code: 'LINES_TYPED_OVER', severity: 'hint', lines: over } as const] : []),
  ];
}

function comparedMinimum(input: SalaryInput, period: PreparedPeriod): Cents | null {
  if (input.tier !== 1 || input.fullTime === false) return null;
  return period.minimumWage && minimumFor(period.minimumWage, input.birthDate, period.monthEnd);
}

/**
 * Whether the pay of a contract is the guaranteed one, no more than the minimum wage: less of it may be garnished. Example: a full-time base of 425.00 in 2026.
 */
export function isGuaranteedPay(input: SalaryInput, period: PreparedPeriod, gross: GrossPay): boolean {
  const minimum = comparedMinimum(input, period);
  return minimum !== null && isBelow(gross, input, minimum + 1);
}

/** The contract's base is compared, not the month's gross; hourly by the unrounded price x hours of the month. */
function isBelow(gross: GrossPay, input: SalaryInput, minimum: Cents): boolean {
  if (input.pay.type !== Payment.hourly) return gross.base < minimum;
  return gross.price.over * gross.hoursOfMonth.over < minimum * gross.price.under * gross.hoursOfMonth.under;
}
