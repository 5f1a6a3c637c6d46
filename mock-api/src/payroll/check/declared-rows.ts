import { splitFullName } from '@paga/contract/employees';
import { EmployerTier } from '@paga/contract/shapes';
import { type DeclaredRow, groupedBy, monthEnd } from '@paga/payroll';
import { and, asc, inArray, lte, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { type Period, salary } from '#months/public.ts';
import { employmentTerms } from '#people/public.ts';
import { isHead, ofPeriod } from '../rows/month-rows.ts';

const flag = (name: 'hasContributions' | 'noTaxes') =>
  sql<boolean | null>`(${salary.inputs} ->> ${name})::boolean`;

/** What of the terms the declaration asks about. */
const SAID = {
  validFrom: employmentTerms.validFrom,
  tier: employmentTerms.employerTier,
  taxes: employmentTerms.noTaxes,
  contributions: employmentTerms.hasContributions,
};
type Said = { employeeId: number; validFrom: string; tier: number; taxes: boolean; contributions: boolean };

/** Since when the last of some terms, the earliest first, have said of one thing what they say; null where they always have. */
function sinceOf(terms: readonly Said[], what: 'tier' | 'taxes' | 'contributions'): string | null {
  const now = terms.at(-1)?.[what];
  const before = terms.findLastIndex((one) => one[what] !== now);
  return before < 0 ? null : (terms[before + 1]?.validFrom ?? null);
}

/** The terms of these people up to the end of a month, each person's the earliest first. */
async function termsUntil(
  ctx: InCompany,
  { year, month }: Period,
  ids: readonly number[],
): Promise<Map<number, Said[]>> {
  if (ids.length === 0) return new Map();
  const { employeeId, validFrom } = employmentTerms;
  const rows = await ctx.tx
    .select({ employeeId, ...SAID })
    .from(employmentTerms)
    .where(
      and(scoped(ctx, employmentTerms), inArray(employeeId, [...ids]), lte(validFrom, monthEnd(year, month))),
    )
    .orderBy(asc(validFrom));
  return groupedBy(rows, (row) => row.employeeId);
}

/** Everybody of a month as the declaration will ask about them. */
export async function declaredRows(ctx: InCompany, period: Period): Promise<DeclaredRow[]> {
  const stored = await ctx.tx
    .select({
      ...{ employeeId: salary.employeeId, name: salary.name, personalNumber: salary.personalNumber },
      ...{ gross: salary.totalBrutto, tier: salary.employerTier },
      ...{ contributions: flag('hasContributions'), noTaxes: flag('noTaxes') },
    })
    .from(salary)
    .where(and(ofPeriod(ctx, period.id), isHead));
  const rows = stored.map(({ tier, contributions, noTaxes, ...row }) => ({
    ...row,
    lastName: splitFullName(row.name)[1],
    isPrimary: tier === EmployerTier.primary,
    hasTaxes: noTaxes !== true,
    hasContributions: contributions !== false,
  }));
  const asked = rows.filter((row) => !(row.isPrimary && row.hasTaxes && row.hasContributions));
  const terms = await termsUntil(
    ctx,
    period,
    asked.map(({ employeeId }) => employeeId),
  );
  return rows.map((row) => {
    const own = terms.get(row.employeeId) ?? [];
    const [tier, taxes, contributions] = [
      sinceOf(own, 'tier'),
      sinceOf(own, 'taxes'),
      sinceOf(own, 'contributions'),
    ];
    return { ...row, since: { tier, taxes, contributions } };
  });
}
