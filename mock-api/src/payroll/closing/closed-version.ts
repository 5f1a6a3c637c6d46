import type { ClosedVersion } from '@paga/contract/payroll';
import { engineVersion, toEuro } from '@paga/payroll';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { MonthWriter, Period } from '#company/basis/period.ts';
import {
  CLOSING_SCHEME,
  type ClosedRowContent,
  closingHash,
  contentHash,
  figuresOf,
  hashedRow,
  valuesOf,
} from '#company/months/closed-content.ts';
import type { BasisContent } from '#company/months/row-inputs.ts';
import { salary, salaryBasis, salaryVersion, salaryVersionRow } from '#company/months/table.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { type InCompany, own } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import { namesOf } from '#core/user/names-of.ts';
import type { MonthAccounts } from '../rows/accounts-of-month.ts';
import { isHead, ofPeriod } from '../rows/month-rows.ts';

/** A stored closing. */
export type StoredVersion = typeof salaryVersion.$inferSelect;

/** Rows of one statement. */
const CHUNK = 1000;

/** What some rows stand on, by id, each with a hash that is made of its content here and now. */
export async function hashedBases(
  ctx: InCompany,
  ids: readonly number[],
): Promise<Map<number, { content: BasisContent; hash: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.tx
    .select({ id: salaryBasis.id, content: salaryBasis.content })
    .from(salaryBasis)
    .where(and(own(ctx, salaryBasis), inArray(salaryBasis.id, [...new Set(ids)])));
  return new Map(rows.map(({ id, content }) => [id, { content, hash: contentHash(content) }]));
}

/** Ids of the dated tables of some months, in order of name. */
export function tablesOf(contents: readonly BasisContent[]): string[] {
  const ids = contents.flatMap(({ period: { tables } }) => [
    ...(tables?.wageTaxPrimary ?? []),
    ...(tables?.wageTaxSecondary ?? []),
    ...(tables?.pension ?? []),
    ...(tables?.minimumWage ?? []),
  ]);
  return [...new Set(ids.map(({ id }) => id))].sort();
}

/** What a closing is made with: the accounts that were checked, and the hash of every explanation. */
type Frozen = { accounts: MonthAccounts; traces: ReadonlyMap<number, string> };

/** The rows of an open month as a closing would keep them now. */
async function rowsToClose(
  ctx: InCompany,
  periodId: number,
  { accounts, traces }: Frozen,
): Promise<{ rows: ClosedRowContent[]; tables: string[] }> {
  const stored = await ctx.tx.select().from(salary).where(ofPeriod(ctx, periodId));
  const bases = await hashedBases(
    ctx,
    stored.map(({ basisId }) => basisId),
  );
  const rows = stored.map((row) => ({
    employeeId: row.employeeId,
    bankAccountNumber: accounts.get(row.employeeId) ?? null,
    content: {
      name: row.name,
      personalNumber: row.personalNumber,
      inputs: row.inputs,
      edits: row.edits,
      basisId: row.basisId,
      basisHash: found(bases.get(row.basisId)).hash,
      engineVersion: row.engineVersion,
      figures: figuresOf(row),
      values: valuesOf(row),
      traceHash: found(traces.get(row.id)),
    },
  }));
  return { rows, tables: tablesOf([...bases.values()].map(({ content }) => content)) };
}

async function addRows(ctx: InCompany, versionId: number, rows: readonly ClosedRowContent[]): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = rows.slice(start, start + CHUNK);
    const people = arrayLiteral(chunk.map((row) => row.employeeId));
    const accounts = arrayLiteral(chunk.map((row) => row.bankAccountNumber));
    const contents = arrayLiteral(chunk.map((row) => JSON.stringify(row.content)));
    await ctx.tx.execute(sql`
      insert into ${salaryVersionRow} ("tenantId", "versionId", "employeeId", "bankAccountNumber", "content")
      select ${ctx.companyId}::bigint, ${versionId}::bigint, * from unnest(${people}::bigint[], ${accounts}::text[], ${contents}::jsonb[])`);
  }
}

/** Writes down what a month is closed with: inputs, tables, engine, figures, the accounts that were checked, and one hash over all of it. */
export async function storeVersion(ctx: MonthWriter, period: Period, frozen: Frozen): Promise<StoredVersion> {
  const { rows, tables } = await rowsToClose(ctx, period.id, frozen);
  const [newest] = await versionsOf(ctx, period.id);
  const sum = (name: 'totalBrutto' | 'netto') =>
    rows.reduce((total, { content }) => total + content.figures[name], 0);
  const header = {
    scheme: CLOSING_SCHEME,
    paymentDate: period.paymentDate,
    engineVersion,
    tables,
    headCount: await ctx.tx.$count(salary, and(ofPeriod(ctx, period.id), isHead)),
    totalBrutto: sum('totalBrutto'),
    netto: sum('netto'),
  };
  const { year, month } = period;
  const [version] = await ctx.tx
    .insert(salaryVersion)
    .values({
      tenantId: ctx.companyId,
      periodId: period.id,
      number: (newest?.number ?? 0) + 1,
      closedAt: ctx.now,
      closedBy: ctx.actor.userId,
      ...header,
      hash: closingHash({ ...header, year, month }, rows.map(hashedRow)),
    })
    .returning();
  await addRows(ctx, found(version).id, rows);
  return found(version);
}

/** Notes on the version that held who opened the month again; its rows stay readable. */
export async function openVersion(ctx: MonthWriter, period: Period): Promise<void> {
  const held = and(
    own(ctx, salaryVersion),
    eq(salaryVersion.periodId, period.id),
    isNull(salaryVersion.reopenedAt),
  );
  await ctx.tx.update(salaryVersion).set({ reopenedAt: ctx.now, reopenedBy: ctx.actor.userId }).where(held);
}

/** Every closing of a month, the newest first. */
export function versionsOf(ctx: InCompany, periodId: number): Promise<StoredVersion[]> {
  return ctx.tx
    .select()
    .from(salaryVersion)
    .where(and(own(ctx, salaryVersion), eq(salaryVersion.periodId, periodId)))
    .orderBy(desc(salaryVersion.number));
}

/** The rows of a closing. */
export function rowsOfVersion(ctx: InCompany, versionId: number) {
  return ctx.tx
    .select()
    .from(salaryVersionRow)
    .where(and(own(ctx, salaryVersionRow), eq(salaryVersionRow.versionId, versionId)));
}

/** Closings on the wire, with the names of who closed and opened. */
export async function wireVersions(
  ctx: InCompany,
  versions: readonly StoredVersion[],
): Promise<ClosedVersion[]> {
  const names = await namesOf(
    ctx,
    versions.flatMap(({ closedBy, reopenedBy, paidBy, declaredBy }) => [
      closedBy,
      reopenedBy,
      paidBy,
      declaredBy,
    ]),
  );
  const mark = (on: string | null, by: number | null, at: Date | null) =>
    on === null || at === null ? null : { on, by: names.get(by ?? 0) ?? null, at: at.toISOString() };
  return versions.map((version) => ({
    id: version.id,
    number: version.number,
    closedAt: version.closedAt.toISOString(),
    closedBy: names.get(version.closedBy) ?? null,
    reopenedAt: version.reopenedAt?.toISOString() ?? null,
    reopenedBy: names.get(version.reopenedBy ?? 0) ?? null,
    paymentDate: version.paymentDate,
    engineVersion: version.engineVersion,
    tables: version.tables,
    headCount: version.headCount,
    totalBrutto: toEuro(version.totalBrutto),
    netto: toEuro(version.netto),
    hash: version.hash,
    paid: mark(version.paidOn, version.paidBy, version.paidAt),
    declared: mark(version.declaredOn, version.declaredBy, version.declaredAt),
  }));
}
