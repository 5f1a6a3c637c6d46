import { and, eq, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { salaryVersionRow } from '#months/public.ts';

/** What a closing paid and declared of somebody, in cents; `flags` as the wage list writes them. */
export type ClosedFigure = {
  employeeId: number;
  name: string;
  personalNumber: string;
  flags: string;
  gross: number;
  employeeContribution: number;
  employerContribution: number;
  tax: number;
  netto: number;
};

const figure = (name: string) =>
  sql`(${salaryVersionRow.content} -> 'figures' ->> ${name})::bigint`.mapWith(Number);
const text = (path: string[]) =>
  sql<string | null>`${salaryVersionRow.content} #>> ${`{${path.join(',')}}`}::text[]`;

/** The figures of everybody in a closing, by employee. */
export async function closedFigures(ctx: InCompany, versionId: number): Promise<Map<number, ClosedFigure>> {
  const rows = await ctx.tx
    .select({
      employeeId: salaryVersionRow.employeeId,
      name: text(['name']),
      personalNumber: text(['personalNumber']),
      tier: text(['values', 'employerTier']),
      hasContributions: text(['inputs', 'hasContributions']),
      noTaxes: text(['inputs', 'noTaxes']),
      gross: figure('totalBrutto'),
      employeeContribution: figure('contributionEmployee'),
      employerContribution: figure('contributionEmployer'),
      tax: figure('tax'),
      netto: figure('netto'),
    })
    .from(salaryVersionRow)
    .where(and(scoped(ctx, salaryVersionRow), eq(salaryVersionRow.versionId, versionId)));
  return new Map(
    rows.map(({ tier, hasContributions, noTaxes, name, personalNumber, ...row }) => {
      const flags = [tier !== '2', hasContributions !== 'false', noTaxes !== 'true'];
      const yesNo = flags.map((flag) => (flag ? 'PO' : 'JO')).join(' ');
      const person = { name: name ?? '', personalNumber: personalNumber ?? '', flags: yesNo };
      return [row.employeeId, { ...row, ...person }];
    }),
  );
}
