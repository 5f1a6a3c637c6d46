import type { PostingLanguage } from '@paga/contract/bookkeeping';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { mapInTurns } from '#core/turns.ts';
import { type Period, salary, salaryVersion } from '#months/public.ts';
import { sectorsOf } from '#payroll/public.ts';
import { employee, oneOf } from '#people/public.ts';
import { findSetting } from '../connection/stored-connection.ts';
import { partiesOf } from '../parties/parties.ts';
import { bookkeepingBatch, bookkeepingRow } from '../table.ts';
import { accountChain } from './account-chain.ts';
import { type EntryLine, entryLines, type PostedRow } from './entry-lines.ts';
import { belowZero, POSTING_TEXT, withoutAccount } from './posting-text.ts';
import { fingerprintOf, rowFigures } from './row-figures.ts';

type Batch = typeof bookkeepingBatch.$inferSelect;
type Candidate = PostedRow & { fingerprint: string };

/** What a synchronization would do: entries to take back, the salaries of the new one and its lines; or why it does nothing. */
export type Plan = {
  reversed: Batch[];
  rows: Candidate[];
  lines: EntryLine[];
  unchanged: number;
  refusal: Record<'sq' | 'en', string> | null;
};

async function closingsOf(ctx: InCompany, periodId: number): Promise<number> {
  const count = await ctx.tx
    .select({ closings: sql<number>`count(*)::int` })
    .from(salaryVersion)
    .where(and(scoped(ctx, salaryVersion), eq(salaryVersion.periodId, periodId)));
  return count[0]?.closings ?? 0;
}

/** Every salary of the month with pay in it, as it would be posted now. */
async function candidates(ctx: InCompany, periodId: number): Promise<Map<number, Candidate>> {
  const rows = await ctx.tx
    .select()
    .from(salary)
    .where(and(scoped(ctx, salary), eq(salary.periodId, periodId)));
  const [{ links }, parties, closings] = [
    await sectorsOf(ctx),
    await partiesOf(ctx, 'employee'),
    await closingsOf(ctx, periodId),
  ];
  const paid = rows.filter(({ totalBrutto }) => totalBrutto > 0);
  const posted = await mapInTurns(paid, (row): Candidate => {
    const sectorIds = (links.get(row.employeeId) ?? [])
      .map(({ sectorId }) => sectorId)
      .sort((one, other) => one - other);
    const figures = rowFigures(row, sectorIds);
    return {
      employeeId: row.employeeId,
      figures,
      fingerprint: fingerprintOf(figures, closings),
      party: parties.get(row.employeeId),
    };
  });
  return new Map(posted.map((row) => [row.employeeId, row]));
}

async function requireEmployees(ctx: InCompany, ids: readonly number[]): Promise<void> {
  const known = await ctx.tx
    .select({ id: employee.id })
    .from(employee)
    .where(and(eq(employee.tenantId, ctx.companyId), oneOf(ids)));
  if (known.length < new Set(ids).size) throw new DomainError('NOT_FOUND');
}

/** The entry a synchronization of these employees makes. An entry with a salary that has changed is reversed, and all its salaries are posted again. */
export async function planPosting(
  ctx: InCompany,
  period: Period,
  ids: readonly number[],
  language: PostingLanguage,
): Promise<Plan> {
  await requireEmployees(ctx, ids);
  const none = { reversed: [], rows: [], lines: [], unchanged: 0 };
  const postsClosed = (await findSetting(ctx))?.postsClosed ?? false;
  if (!postsClosed && period.closedAt !== null) return { ...none, refusal: POSTING_TEXT.closed };
  if (postsClosed && period.closedAt === null) return { ...none, refusal: POSTING_TEXT.open };
  const now = await candidates(ctx, period.id);
  const held = await ctx.tx
    .select()
    .from(bookkeepingRow)
    .where(
      and(
        scoped(ctx, bookkeepingRow),
        eq(bookkeepingRow.periodId, period.id),
        eq(bookkeepingRow.holds, true),
      ),
    );
  const heldOf = new Map(held.map((row) => [row.employeeId, row]));
  const chosen = [...new Set(ids)].flatMap((id) => now.get(id) ?? []);
  const isChanged = ({ employeeId, fingerprint }: Candidate) =>
    heldOf.get(employeeId)?.fingerprint !== fingerprint;
  const changed = chosen.filter(isChanged);
  const gone = held.filter((row) => !now.has(row.employeeId));
  const stale = new Set(
    [...gone, ...changed.flatMap(({ employeeId }) => heldOf.get(employeeId) ?? [])].map(
      ({ batchId }) => batchId,
    ),
  );
  const again = held
    .filter(({ batchId }) => stale.has(batchId))
    .flatMap(({ employeeId }) => now.get(employeeId) ?? []);
  const rows = [...new Map([...changed, ...again].map((row) => [row.employeeId, row])).values()];
  const lines = await entryLines(rows, await accountChain(ctx), language);
  const reversed =
    stale.size === 0
      ? []
      : await ctx.tx
          .select()
          .from(bookkeepingBatch)
          .where(and(scoped(ctx, bookkeepingBatch), inArray(bookkeepingBatch.id, [...stale])));
  const unchanged = chosen.length - changed.length;
  return { reversed, rows, lines, unchanged, refusal: refusalOf(chosen, rows, lines, reversed.length) };
}

function refusalOf(
  chosen: readonly Candidate[],
  rows: readonly Candidate[],
  lines: readonly EntryLine[],
  reversed: number,
): Plan['refusal'] {
  if (chosen.length === 0 && reversed === 0) return POSTING_TEXT.nothing;
  const negative = rows.filter(({ figures }) => figures.netto < 0);
  if (negative.length > 0) return belowZero(negative.map(({ figures }) => figures.name));
  const missing = lines.filter(({ account }) => account === null);
  return missing.length > 0 ? withoutAccount([...new Set(missing.map(({ label }) => label))]) : null;
}
