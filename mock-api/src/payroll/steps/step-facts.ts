import type { SaidStep } from '@paga/contract/payroll';
import { sql } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { contentHash, salary } from '#months/public.ts';
import type { Found } from '../check/find-problems.ts';
import { keyOf } from '../check/standing-findings.ts';
import { ofPeriod } from '../rows/month-rows.ts';

/** What a word about each step is about: collecting, the people and their terms; the others, everything the rows are made of; checking, its findings too. */
export type FactOfStep = Readonly<Record<SaidStep, string>>;

/** The facts of a month as they are now. A cell that is typed while the month is checked does not begin its collecting anew. */
export async function factsOfSteps(
  ctx: InCompany,
  periodId: number,
  findings: readonly Found[],
): Promise<FactOfStep> {
  const over = (part: ReturnType<typeof sql>) =>
    sql<string>`md5(coalesce(string_agg(${salary.employeeId} || ':' || ${part}, ',' order by ${salary.employeeId}), ''))`;
  const [facts] = await ctx.tx
    .select({ people: over(sql`${salary.inputs}::text`), rows: over(sql`${salary.fingerprint}`) })
    .from(salary)
    .where(ofPeriod(ctx, periodId));
  const { people, rows } = found(facts);
  const seen = findings.map(keyOf).sort();
  return { collect: people, check: contentHash([rows, seen]), review: rows };
}
