import { Leave, type LeaveType } from '#calendar/leave-days.ts';
import { toRate } from '#money/rate.ts';
import type { GrossPay } from './gross-pay.ts';
import {
  type HourKind,
  hourKinds,
  type LeaveTerm,
  Payment,
  type SalaryInput,
  type TermChange,
} from './input.ts';

const NONE: readonly TermChange[] = [];

const leaveOfTerm: Record<LeaveTerm, LeaveType> = {
  annualLeave: Leave.annual,
  medicalLeave: Leave.medical,
  maternityLeave: Leave.maternity,
  maleSpecialLeave: Leave.special,
  femaleSpecialLeave: Leave.special,
};

const isKind = (term: string): term is HourKind => hourKinds.some((kind) => kind === term);
const isLeave = (term: string): term is LeaveTerm => term in leaveOfTerm;
const worked = (input: SalaryInput, kind: HourKind) => Number(input.hours?.[kind] ?? 0) > 0;

/** The price of extra hours comes from the hours of the month, but for somebody with an agreed price. */
const pricedByHours = (input: SalaryInput) =>
  input.pay.type !== Payment.hourly && hourKinds.some((kind) => worked(input, kind));

function premiumCounts({ insurance }: SalaryInput, person: 'prime' | keyof NonNullable<Family>): boolean {
  if (!insurance || insurance.option === 3 || typeof insurance.premium === 'number') return false;
  return person === 'prime' || (insurance.option === 1 && (insurance.family?.[person] ?? 0) > 0);
}
type Family = NonNullable<SalaryInput['insurance']>['family'];

function leaveCounts(term: LeaveTerm, { to }: TermChange, { days }: GrossPay): boolean {
  return days.groups.some(
    ({ leave, rate }) => leave === leaveOfTerm[term] && (leave !== Leave.special || rate === toRate(to ?? 0)),
  );
}

function counts(change: TermChange, input: SalaryInput, gross: GrossPay): boolean {
  const { term } = change;
  if (isKind(term)) return worked(input, term);
  if (isLeave(term)) return leaveCounts(term, change, gross);
  switch (term) {
    case 'contributePercentage':
    case 'employerContributePercentage':
      return input.hasContributions !== false;
    case 'healthInsurancePercentage':
    case 'familyMembers':
      return input.insurance?.option === 1;
    case 'workingHoursPerMonth':
      return pricedByHours(input);
    case 'hoursPerMonth':
      return pricedByHours(input) && (input.workingHoursPerMonth ?? null) === null;
    case 'employerTier':
    case 'noTaxes':
    case 'hasContributions':
    case 'healthInsurance':
      return true;
    default:
      return premiumCounts(input, term);
  }
}

/**
 * The changes within the month that this row is computed with: an uplift only where such hours were worked, a premium only of the insured.
 *
 * Example: tier 1 until the 29th and 2 from the 30th is one change, whatever was earned.
 */
export function changesThatCount(input: SalaryInput, gross: GrossPay): readonly TermChange[] {
  const { changes = NONE, period } = input;
  if (changes.length === 0 && !period.changes) return NONE;
  if (gross.days.contractDays === 0) return NONE;
  return [...changes, ...(period.changes ?? NONE)].filter((change) => counts(change, input, gross));
}
