import { EmployerTier } from '@paga/contract/shapes';
import {
  type Insurance,
  monthEnd,
  netForGross,
  premiumOf,
  type SalaryPeriod,
  toCents,
  toEuro,
} from '@paga/payroll';
import type { Context } from '#core/http/context.ts';
import { readBasis } from './basis.ts';

/** Tables, percentages and premiums of a month. Read once, used for any number of people. */
export type NetTerms = Pick<SalaryPeriod, 'paymentDate' | 'tables' | 'contributions' | 'premiums'>;

/** The terms of the current month, paid on its last day. */
export async function netTermsOf(ctx: Context): Promise<NetTerms> {
  const [year = 0, month = 0] = ctx.today.split('-').map(Number);
  const { period } = await readBasis(ctx, { year, month }, monthEnd(year, month));
  return period;
}

/** What net depends on besides the terms; amounts in euro. */
type Position = {
  grossSalary: number;
  employerTier: EmployerTier | null;
  contributePercentage?: number | string | null;
  noTaxes?: boolean;
  hasContributions?: boolean;
  insurance?: Insurance | null;
};

/** Net, tax, employee contribution and health premium of a whole month, in euro. */
export function netOfGross(
  { grossSalary, employerTier, contributePercentage, noTaxes, hasContributions, insurance }: Position,
  terms: NetTerms,
) {
  const premium = premiumOf(insurance, terms.premiums);
  const { net, tax, contribution, prime } = netForGross(toCents(grossSalary), {
    tier: employerTier ?? EmployerTier.primary,
    paymentDate: terms.paymentDate,
    employeePercentage: contributePercentage ?? terms.contributions?.employee ?? null,
    noTaxes: noTaxes ?? false,
    hasContributions: hasContributions ?? true,
    insurance: premium,
    ...(terms.tables && { tables: terms.tables }),
  });
  return {
    netSalary: toEuro(net),
    tax: toEuro(tax),
    contribution: toEuro(contribution),
    healthInsuranceValue: toEuro(prime),
  };
}
