import { sql } from 'drizzle-orm';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { employmentTerms } from '../table.ts';
import { type DatedTerms, TERMS_FIELDS } from './terms.ts';

/** Somebody's whole history of terms, the oldest first. */
export type EmployeeHistory = { employeeId: number; history: readonly DatedTerms[] };

/** Rows of one statement: 17 columns each stay well below Postgres' 65,535 parameters. */
const CHUNK = 1000;

/** Brings stored histories to these: a row for each day on which something changes, and no other. */
export async function storeHistories(
  ctx: Pick<Context, 'tx' | 'companyId'>,
  histories: readonly EmployeeHistory[],
): Promise<void> {
  const rows = histories.flatMap(({ history }) => history);
  const { employeeId, validFrom } = employmentTerms;
  const days = sql`select * from unnest(${arrayLiteral(rows.map((row) => row.employeeId))}::bigint[], ${arrayLiteral(
    rows.map((row) => row.validFrom),
  )}::date[])`;
  const people = arrayLiteral(histories.map((one) => one.employeeId));
  await ctx.tx
    .delete(employmentTerms)
    .where(
      sql`${scoped(ctx, employmentTerms)} and ${employeeId} = any(${people}::bigint[]) and (${employeeId}, ${validFrom}) not in (${days})`,
    );
  const written = [...TERMS_FIELDS, 'createdBy', 'createdAt'] as const;
  for (let start = 0; start < rows.length; start += CHUNK)
    await ctx.tx
      .insert(employmentTerms)
      .values(rows.slice(start, start + CHUNK).map(({ id: _, ...row }) => row))
      .onConflictDoUpdate({
        target: [employmentTerms.tenantId, employmentTerms.employeeId, employmentTerms.validFrom],
        set: Object.fromEntries(written.map((name) => [name, sql.raw(`excluded."${name}"`)])),
      });
}
