import { FamilyMemberType, HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import {
  grossForNet,
  type Insurance,
  netForGross,
  PayrollError,
  percentOf,
  premiumOf,
  type Quote,
  splitBudgetLine,
  toCents,
  toRate,
} from '@paga/payroll';
import type { EmployeeValues, Share } from '#values/employee-values.ts';
import type { SalaryBasis } from './use-salary-basis.ts';

/** The side a person types; the other one follows. */
export type Side = 'gross' | 'net';

/** What a whole month comes to, in cents. */
export type SolvedSalary = Quote & { employerContribution: number; cost: number };

/** What is known of a budget line: its budget in euro and what others take of it in percent. */
export type LineBudget = { budget: number; othersPercentage: number };

const KINDS = [
  [FamilyMemberType.partner, 'partner'],
  [FamilyMemberType.children, 'children'],
  [FamilyMemberType.adultChildren, 'adultChildren'],
  [FamilyMemberType.parents, 'parent'],
] as const;

function insuranceOf({
  healthInsurance,
  healthInsurancePercentage,
  family,
}: EmployeeValues): Insurance | null {
  if (healthInsurance === HealthInsuranceOption.none) return null;
  const members = Object.fromEntries(KINDS.map(([type, kind]) => [kind, family[type] ?? 0]));
  return { option: healthInsurance, employerPercentage: healthInsurancePercentage ?? 0, family: members };
}

/** The gross that the amount in the form means, in cents: typed, hours by price, or what the budget lines pay. Null: not yet known. */
export function baseOf(
  values: EmployeeValues,
  basis: SalaryBasis,
  lines: ReadonlyMap<number, LineBudget>,
): number | null {
  const { salaryPaymentType, pricePerHour, workingHoursPerMonth, bruttoSalary, shares } = values;
  if (salaryPaymentType === SalaryPaymentType.hourly)
    return pricePerHour === null
      ? null
      : Math.round(pricePerHour * (workingHoursPerMonth ?? basis.hoursOfMonth) * 100);
  if (salaryPaymentType === SalaryPaymentType.project) return grossOfShares(shares, lines);
  return centsOf(bruttoSalary);
}

/** A typed amount in cents; null when it is none, or more exact than a cent. */
export function centsOf(euro: number | null): number | null {
  try {
    return euro === null ? null : toCents(euro);
  } catch (error) {
    if (error instanceof PayrollError) return null;
    throw error;
  }
}

/** What budget lines pay in cents; null when a share is not known or over what is left. */
function grossOfShares(shares: readonly Share[], lines: ReadonlyMap<number, LineBudget>): number | null {
  let sum = 0;
  for (const { budgetLineId, checked, percentage } of shares) {
    if (!checked) continue;
    const line = lines.get(budgetLineId);
    if (!line || percentage === null || percentage < 0 || percentage + line.othersPercentage > 100)
      return null;
    sum += splitBudgetLine(toCents(line.budget), [line.othersPercentage, percentage]).shares[1] ?? 0;
  }
  return sum;
}

/**
 * A whole month by the engine: from the gross, or from a wanted net the lowest gross that comes to it. Null when there is no such gross or a
 * figure is not one.
 */
export function solveSalary(
  side: Side,
  cents: number,
  values: EmployeeValues,
  basis: SalaryBasis,
): SolvedSalary | null {
  const { employerTier, contributePercentage, employerContributePercentage, noTaxes, hasContributions } =
    values;
  try {
    const terms = {
      tier: employerTier,
      paymentDate: basis.day,
      employeePercentage: contributePercentage ?? basis.employeePercentage,
      noTaxes,
      hasContributions,
      insurance: premiumOf(insuranceOf(values), basis.premiums),
      tables: basis.tables,
    };
    const quote = side === 'gross' ? netForGross(cents, terms) : grossForNet(cents, terms);
    const rate = toRate(employerContributePercentage ?? basis.employerPercentage);
    const employerContribution = hasContributions ? percentOf(quote.totalBrutto, rate) : 0;
    return { ...quote, employerContribution, cost: quote.totalBrutto + employerContribution };
  } catch (error) {
    if (error instanceof PayrollError) return null;
    throw error;
  }
}
