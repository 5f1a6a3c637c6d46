import { fullName } from '@paga/contract/full-name';
import { groupedBy } from '@paga/payroll';
import { and, sql } from 'drizzle-orm';
import type { Context } from '#core/http/context.ts';
import { byName, employee, ofCompany } from '#people/public.ts';
import type { CellOf } from './read/mark-duplicates.ts';
import { problem } from './read/problem.ts';
import { type ReadRow, withProblems } from './read/read-row.ts';

/** So many others are named. */
const NAMED = 3;

/** Warns of rows whose account other people of the company have, as the check of a month does: two people may share one. */
export async function markShared(ctx: Context, rows: readonly ReadRow[], cellOf?: CellOf): Promise<void> {
  const holders = await holdersOf(ctx, [
    ...new Set(rows.flatMap(({ bankAccountNumber }) => bankAccountNumber ?? [])),
  ]);
  for (const row of rows) {
    const existing = row.warnings.find(({ code }) => code === 'accountShared');
    const others =
      holders
        .get(row.bankAccountNumber ?? '')
        ?.filter(({ personalNumber }) => personalNumber !== row.idNumber) ?? [];
    if (!existing && others.length === 0) continue;
    const problems = [...row.errors, ...row.warnings.filter((warning) => warning !== existing)];
    if (others.length > 0) {
      const cell = existing?.cell ?? cellOf?.(row, 'bankAccountNumber') ?? null;
      const other = others.slice(0, NAMED).map(fullName).join(', ');
      problems.push(
        problem('accountShared', {
          cell,
          column: 'bankAccountNumber',
          value: row.bankAccountNumber ?? '',
          other,
        }),
      );
    }
    withProblems(row, problems);
  }
}

async function holdersOf(ctx: Context, accounts: readonly string[]) {
  const { personalNumber, firstName, lastName, bankAccountNumber } = employee;
  const people = await ctx.tx
    .select({ personalNumber, firstName, lastName, account: bankAccountNumber })
    .from(employee)
    .where(and(ofCompany(ctx), sql`${bankAccountNumber} = any(${sql.param(accounts)}::text[])`))
    .orderBy(...byName());
  return groupedBy(people, ({ account }) => account ?? '');
}
