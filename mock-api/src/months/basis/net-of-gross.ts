import { EmployerTier } from '@paga/contract/shapes';
import {
  grossForNet,
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

/** What net depends on besides the terms and the gross. */
type Position = {
  employerTier: EmployerTier | null;
  contributePercentage?: number | string | null;
  noTaxes?: boolean;
  hasContributions?: boolean;
  insurance?: Insurance | null;
};

function quoteTerms(
  { employerTier, contributePercentage, noTaxes, hasContributions, insurance }: Position,
  { paymentDate, contributions, premiums, tables }: NetTerms,
) {
  return {
    tier: employerTier ?? EmployerTier.primary,
    paymentDate,
    employeePercentage: contributePercentage ?? contributions?.employee ?? null,
    noTaxes: noTaxes ?? false,
    hasContributions: hasContributions ?? true,
    insurance: premiumOf(insurance, premiums),
    ...(tables && { tables }),
  };
}

/** The lowest gross of a whole month that comes to a net, both in cents. Errors: as `grossForNet`, no gross comes to it. */
export const grossOfNet = (net: number, position: Position, terms: NetTerms): number =>
  grossForNet(net, quoteTerms(position, terms)).gross;

/** Net, tax, employee contribution and health premium of a whole month, in euro. */
export function netOfGross(
  { grossSalary, ...position }: Position & { grossSalary: number },
  terms: NetTerms,
) {
  const { net, tax, contribution, prime } = netForGross(toCents(grossSalary), quoteTerms(position, terms));
  return {
    netSalary: toEuro(net),
    tax: toEuro(tax),
    contribution: toEuro(contribution),
    healthInsuranceValue: toEuro(prime),
  };
}
