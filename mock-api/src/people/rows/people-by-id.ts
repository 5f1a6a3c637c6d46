import { and, asc } from 'drizzle-orm';
import type { InCompany } from '#core/db/scoped-rows.ts';
import { found } from '#core/domain-error.ts';
import { employee } from '../table.ts';
import { ofCompany, oneOf } from './of-company.ts';

type Row = typeof employee.$inferSelect;

/**
 * The employees of these ids that the company has, in the order of their ids. `lock` keeps them as they are until the transaction ends: taken in that order,
 * so that two writers wait for each other.
 */
export async function peopleById(
  ctx: InCompany,
  ids: readonly number[],
  lock = true,
): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map();
  const asked = ctx.tx
    .select()
    .from(employee)
    .where(and(ofCompany(ctx), oneOf(ids)))
    .orderBy(asc(employee.id));
  return new Map((await (lock ? asked.for('no key update') : asked)).map((row) => [row.id, row]));
}

/** The employee, locked until the transaction ends: what two writers check of one person is what the other has written. */
export async function lockedEmployee(ctx: InCompany, id: number): Promise<Row> {
  return found((await peopleById(ctx, [id])).get(id));
}
