import { type ClosedRow, getClosedVersion as call } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { sortedInTurns } from '#core/turns.ts';
import { type ClosedRowContent, salaryVersion } from '#months/public.ts';
import { byName } from '../rows/month-rows.ts';
import { rowsOfVersion, wireVersions } from './closed-version.ts';

function wireRow({ employeeId, bankAccountNumber, content }: ClosedRowContent): ClosedRow {
  const { name, personalNumber, figures } = content;
  return {
    employeeId,
    name,
    personalNumber,
    bankAccountNumber,
    totalBrutto: toEuro(figures.totalBrutto),
    contribution: toEuro(figures.contributionEmployee),
    employerContribution: toEuro(figures.contributionEmployer),
    tax: toEuro(figures.tax),
    prime: toEuro(figures.prime),
    deductions: toEuro(figures.deductions),
    netto: toEuro(figures.netto),
  };
}

export const getClosedVersion = read({
  call,
  run: async (ctx, { params }) => {
    const versions = await ctx.tx
      .select()
      .from(salaryVersion)
      .where(and(scoped(ctx, salaryVersion), eq(salaryVersion.id, params.versionId)));
    const [version] = await wireVersions(ctx, versions);
    const rows = (await rowsOfVersion(ctx, params.versionId)).map(wireRow);
    return {
      ...found(version),
      rows: await sortedInTurns(rows, (one, other) => byName.compare(one.name, other.name)),
    };
  },
});
