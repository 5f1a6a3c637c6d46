import type { MonthDifference } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { and, desc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { namesOf } from '#core/user/names-of.ts';
import type { Period } from '#months/public.ts';
import type { StoredVersion } from './stored-version.ts';

/** What the rows of a closing come to, made of them here and now. */
export type Summed = {
  headCount: number;
  totalBrutto: number;
  netto: number;
  tables: readonly string[];
  engineVersion: string;
};

/** What the audit log says of a closing: the line is chained, so it holds who, when and hash where the database's own rows could be written over. */
type Logged = { at: Date; userId: number | null; hash: unknown };

async function loggedClosing(
  ctx: InCompany,
  { periodId, number }: StoredVersion,
): Promise<Logged | undefined> {
  const lines = await ctx.tx
    .select()
    .from(auditLine)
    .where(
      and(
        scoped(ctx, auditLine),
        eq(auditLine.page, 'salaries'),
        eq(auditLine.type, 'close'),
        eq(auditLine.objectId, periodId),
      ),
    )
    .orderBy(desc(auditLine.id));
  const line = lines.find(({ changes }) => changes.closing?.new === number);
  return line && { at: line.at, userId: line.userId, hash: line.changes.hash?.new };
}

/** Closings of the first scheme have no hash in their audit line. */
function fromLog({ scheme, hash }: StoredVersion, logged: Logged | undefined): MonthDifference[] {
  if (scheme === 1 || logged?.hash === hash) return [];
  return [{ value: 'auditLine', closed: typeof logged?.hash === 'string' ? logged.hash : null, found: hash }];
}

async function whoAndWhen(
  ctx: InCompany,
  version: StoredVersion,
  period: Period | null,
  logged: Logged | undefined,
): Promise<MonthDifference[]> {
  const closed = { at: logged?.at ?? version.closedAt, by: logged?.userId ?? version.closedBy };
  const shown = [
    { at: version.closedAt, by: version.closedBy },
    ...(period ? [{ at: period.closedAt, by: period.closedBy }] : []),
  ];
  const at = shown.find((one) => one.at?.getTime() !== closed.at.getTime());
  const by = shown.find((one) => one.by !== closed.by);
  const names = await namesOf(ctx, by ? [closed.by, by.by] : []);
  const nameOf = (id: number | null) => names.get(id ?? 0) ?? null;
  return [
    ...(at
      ? [{ value: 'closedAt' as const, closed: closed.at.toISOString(), found: at.at?.toISOString() ?? null }]
      : []),
    ...(by ? [{ value: 'closedBy' as const, closed: nameOf(closed.by), found: nameOf(by.by) }] : []),
  ];
}

/** What the head of a closing says beside its rows. */
function ofHead(version: StoredVersion, summed: Summed): MonthDifference[] {
  const euro = (cents: number) => String(toEuro(cents));
  const pairs = [
    ['headCount', String(summed.headCount), String(version.headCount)],
    ['totalBrutto', euro(summed.totalBrutto), euro(version.totalBrutto)],
    ['netto', euro(summed.netto), euro(version.netto)],
    ['engineVersion', summed.engineVersion, version.engineVersion],
    ['tables', summed.tables.join(', '), version.tables.join(', ')],
  ] as const;
  return pairs
    .filter(([, closed, found]) => closed !== found)
    .map(([value, closed, found]) => ({ value, closed, found }));
}

/** What differs of the month: head of the closing against its rows, the audit line, and, while the closing holds, the month itself. */
export async function monthDifferences(
  ctx: InCompany,
  version: StoredVersion,
  { summed, period }: { summed: Summed; period: Period | null },
): Promise<MonthDifference[]> {
  const logged = await loggedClosing(ctx, version);
  const moved = period && period.paymentDate !== version.paymentDate;
  return [
    ...(moved
      ? [{ value: 'paymentDate' as const, closed: version.paymentDate, found: period.paymentDate }]
      : []),
    ...ofHead(version, summed),
    ...(await whoAndWhen(ctx, version, period, logged)),
    ...fromLog(version, logged),
  ];
}
