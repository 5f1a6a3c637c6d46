import { isDeduction } from '@paga/payroll';
import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { firstOf, lastOf, type StoredLine } from '../recurring/line-rows.ts';
import { linesOfMonth } from '../recurring/lines-of-month.ts';
import { recurringLine, type StoredRate } from '../recurring/table.ts';
import type { BeforeEnd } from './table.ts';

type Ending = { lastDay: string; settleLines: boolean; leavePay: { name: string; amount: number } };

const rateFrom = (ctx: Context, from: string, amount: number): StoredRate => ({
  ...{ from, amount, share: null },
  ...{ by: ctx.actor.userId, at: ctx.now.toISOString() },
});

/** Ends the lines of somebody with the month of the last day, and enters the one that pays the unused leave; answers how they were. */
export async function endLines(
  ctx: Context,
  employeeId: number,
  { lastDay, settleLines, leavePay }: Ending,
): Promise<Pick<BeforeEnd, 'lines' | 'leaveLine'>> {
  const [first, last] = [firstOf(lastDay), lastOf(lastDay)];
  const owed = await owedOf(ctx, employeeId, lastDay);
  const lines = await runningLines(ctx, employeeId, last);
  const changed = lines.filter(
    (line) => line.endsOn === null || line.endsOn > last || (settleLines && owed.has(line.id)),
  );
  for (const line of changed) {
    const whole = settleLines && isDeduction(line.field) ? owed.get(line.id) : undefined;
    const kept = line.rates.filter(({ from }) => from < first);
    const rates = whole === undefined ? line.rates : [...kept, rateFrom(ctx, first, whole)];
    await ctx.tx
      .update(recurringLine)
      .set({ endsOn: last, rates, version: line.version + 1 })
      .where(and(scoped(ctx, recurringLine), eq(recurringLine.id, line.id)));
  }
  return {
    lines: changed.map(({ id, endsOn, rates }) => ({ id, endsOn, rates })),
    leaveLine: leavePay.amount > 0 ? await leaveLine(ctx, employeeId, { first, last, ...leavePay }) : null,
  };
}

/** What is still owed before the last month of lines that have a total. */
async function owedOf(ctx: Context, employeeId: number, lastDay: string): Promise<Map<number, number>> {
  const month = { year: Number(lastDay.slice(0, 4)), month: Number(lastDay.slice(5, 7)) };
  const lines = (await linesOfMonth(ctx, month)).get(employeeId) ?? [];
  return new Map(lines.flatMap(({ id, owed }) => (owed === null ? [] : [[id, owed] as const])));
}

function runningLines(ctx: Context, employeeId: number, last: string): Promise<StoredLine[]> {
  const { startsOn, endsOn } = recurringLine;
  const mine = and(scoped(ctx, recurringLine), eq(recurringLine.employeeId, employeeId));
  return ctx.tx
    .select()
    .from(recurringLine)
    .where(and(mine, lte(startsOn, last), or(isNull(endsOn), gte(endsOn, last))))
    .for('update');
}

async function leaveLine(
  ctx: Context,
  employeeId: number,
  { first, last, name, amount }: { first: string; last: string; name: string; amount: number },
): Promise<number> {
  const [row] = await ctx.tx
    .insert(recurringLine)
    .values({
      ...{ tenantId: ctx.companyId, employeeId, name, field: 'extraBrutto', order: 1, total: null },
      ...{ startsOn: first, endsOn: last, rates: [rateFrom(ctx, first, amount)] },
      ...{ createdBy: ctx.actor.userId, createdAt: ctx.now },
    })
    .returning({ id: recurringLine.id });
  return found(row).id;
}
