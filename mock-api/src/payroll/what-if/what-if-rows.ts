import type { WhatIf } from '@paga/contract/payroll';
import { and, asc, eq, getViewSelectedFields } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { namesOf } from '#core/user/names-of.ts';
import { type Period, requireOpen, salaryPeriod } from '#months/public.ts';
import { whatIf } from './table.ts';

/** A stored sandbox. */
export type StoredWhatIf = typeof whatIf.$inferSelect;
/** A sandbox with its month. */
export type WholeWhatIf = { row: StoredWhatIf; period: Period };

/** One sandbox with its month, or `NOT_FOUND`: another company's looks the same as one that does not exist. */
export async function findWhatIf(ctx: InCompany, id: number): Promise<WholeWhatIf> {
  const [whole] = await ctx.tx
    .select({ row: whatIf, period: getViewSelectedFields(salaryPeriod) })
    .from(whatIf)
    .innerJoin(salaryPeriod, eq(salaryPeriod.id, whatIf.periodId))
    .where(and(scoped(ctx, whatIf), scoped(ctx, salaryPeriod), eq(whatIf.id, id)));
  return found(whole);
}

/** The same, its month locked until the transaction ends; refuses another version than the person saw. */
export async function lockedWhatIf(ctx: InCompany, id: number, version: number): Promise<WholeWhatIf> {
  const { row } = await findWhatIf(ctx, id);
  await ctx.tx
    .select({ id: salaryPeriod.id })
    .from(salaryPeriod)
    .where(and(scoped(ctx, salaryPeriod), eq(salaryPeriod.id, row.periodId)))
    .for('update');
  const whole = await findWhatIf(ctx, id);
  if (whole.row.version !== version) throw new DomainError('CONFLICT');
  return whole;
}

/** A closed month is changed no more, nor is a sandbox that was carried over. */
export function requireChangeable({ row, period }: WholeWhatIf): void {
  requireOpen(period);
  if (row.carriedAt !== null) throw new DomainError('CONFLICT');
}

/** The sandboxes of a month, the oldest first. */
export function whatIfsOf(ctx: InCompany, periodId: number): Promise<StoredWhatIf[]> {
  return ctx.tx
    .select()
    .from(whatIf)
    .where(and(scoped(ctx, whatIf), eq(whatIf.periodId, periodId)))
    .orderBy(asc(whatIf.id));
}

/** Sandboxes on the wire. */
export async function wireWhatIfs(ctx: InCompany, rows: readonly StoredWhatIf[]): Promise<WhatIf[]> {
  const names = await namesOf(
    ctx,
    rows.flatMap((row) => [row.createdBy, row.carriedBy]),
  );
  return rows.map(({ id, name, changes, version, createdBy, createdAt, carriedBy, carriedAt }) => ({
    id,
    name,
    changes,
    version,
    createdBy: names.get(createdBy) ?? null,
    createdAt: createdAt.toISOString(),
    carried: carriedAt ? { by: names.get(carriedBy ?? 0) ?? null, at: carriedAt.toISOString() } : null,
  }));
}

/** One of them. */
export async function wireWhatIf(ctx: InCompany, row: StoredWhatIf): Promise<WhatIf> {
  return found((await wireWhatIfs(ctx, [row]))[0]);
}
