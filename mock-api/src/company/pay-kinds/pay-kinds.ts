import type { PayKind } from '@paga/contract/company/pay-kinds';
import type { RecurringField } from '@paga/contract/shapes';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { invalidField, notFoundField } from '#core/domain-error.ts';
import { payKind } from './table.ts';

/** A kind on the wire. */
export const wireKind = ({ id, name, field, account, isActive }: typeof payKind.$inferSelect): PayKind => ({
  ...{ id, name, field, account, isActive },
});

/** The kinds of pay of the company, by id. */
export async function payKindsOf(ctx: InCompany): Promise<Map<number, PayKind>> {
  const rows = await ctx.tx.select().from(payKind).where(scoped(ctx, payKind));
  return new Map(rows.map((row) => [row.id, wireKind(row)]));
}

/** The kind that something is entered under now. Refuses one that is not the company's, and, but for what `had` it already, one that is not active. */
export function kindToEnter(
  kinds: ReadonlyMap<number, PayKind>,
  { kindId, had, path }: { kindId: number; had: boolean; path: string },
): PayKind {
  const kind = kinds.get(kindId);
  if (!kind) throw notFoundField(path, 'unknownKind', 'No such kind of pay');
  if (!kind.isActive && !had) throw invalidField(path, 'kindInactive', 'This kind of pay is entered no more');
  return kind;
}

/** Refuses a kind that enters another field than the one it is entered with. */
export function requireField(kind: PayKind, field: RecurringField, path: string): void {
  if (kind.field !== field) throw invalidField(path, 'kindField', 'The kind of pay enters another field');
}
