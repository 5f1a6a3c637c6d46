import type { ClosedVersion } from '@paga/contract/payroll';
import { engineVersion, toEuro } from '@paga/payroll';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { namesOf } from '#core/user/names-of.ts';
import {
  addClosing,
  type BasisContent,
  CLOSING_SCHEME,
  closingHash,
  contentHash,
  type MonthWriter,
  type Period,
  salary,
  salaryBasis,
  salaryVersion,
  salaryVersionRow,
  setClosingHash,
} from '#months/public.ts';
import { isHead, ofPeriod } from '../rows/month-rows.ts';
import { signOffsOf } from '../signed/stored-sign-off.ts';
import { freezeRows, type RowsToClose } from './freeze-rows.ts';
import type { HashedBases, StoredVersion } from './stored-version.ts';

/** What some rows stand on, by id, each with a hash that is made of its content here and now. */
export async function hashedBases(ctx: InCompany, ids: readonly number[]): Promise<HashedBases> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.tx
    .select({ id: salaryBasis.id, content: salaryBasis.content })
    .from(salaryBasis)
    .where(and(scoped(ctx, salaryBasis), inArray(salaryBasis.id, [...new Set(ids)])));
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

/** Writes down what a month is closed with: inputs, tables, engine, figures, the accounts that were checked, and one hash over all of it. */
export async function storeVersion(
  ctx: MonthWriter,
  period: Period,
  month: RowsToClose,
): Promise<StoredVersion> {
  const [newest] = await versionsOf(ctx, period.id);
  const sum = (name: 'totalBrutto' | 'netto') => month.rows.reduce((total, row) => total + row[name], 0);
  const header = {
    scheme: CLOSING_SCHEME,
    paymentDate: period.paymentDate,
    engineVersion,
    tables: tablesOf([...month.bases.values()].map(({ content }) => content)),
    headCount: await ctx.tx.$count(salary, and(ofPeriod(ctx, period.id), isHead)),
    totalBrutto: sum('totalBrutto'),
    netto: sum('netto'),
  };
  const stored = await addClosing(ctx, {
    periodId: period.id,
    number: (newest?.number ?? 0) + 1,
    ...header,
  });
  const rows = await freezeRows(ctx, stored, month);
  const hash = closingHash({ ...header, year: period.year, month: period.month }, rows);
  await setClosingHash(ctx, stored.id, hash);
  return { ...stored, hash };
}

/** Every closing of a month, the newest first. */
export function versionsOf(ctx: InCompany, periodId: number): Promise<StoredVersion[]> {
  return ctx.tx
    .select()
    .from(salaryVersion)
    .where(and(scoped(ctx, salaryVersion), eq(salaryVersion.periodId, periodId)))
    .orderBy(desc(salaryVersion.number));
}

/** The rows of a closing. */
export function rowsOfVersion(ctx: InCompany, versionId: number) {
  return ctx.tx
    .select()
    .from(salaryVersionRow)
    .where(and(scoped(ctx, salaryVersionRow), eq(salaryVersionRow.versionId, versionId)));
}

/** Closings on the wire, with the names of who closed and opened. */
export async function wireVersions(
  ctx: InCompany,
  versions: readonly StoredVersion[],
): Promise<ClosedVersion[]> {
  const signed = await signOffsOf(
    ctx,
    versions.map(({ id }) => id),
  );
  const names = await namesOf(ctx, [
    ...versions.flatMap(({ closedBy, reopenedBy, paidBy, declaredBy }) => [
      closedBy,
      reopenedBy,
      paidBy,
      declaredBy,
    ]),
    ...[...signed.values()].map(({ signedBy }) => signedBy),
  ]);
  const signedOff = (versionId: number) => {
    const one = signed.get(versionId);
    return one ? { by: names.get(one.signedBy) ?? null, at: one.signedAt.toISOString() } : null;
  };
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
    signedOff: signedOff(version.id),
  }));
}
