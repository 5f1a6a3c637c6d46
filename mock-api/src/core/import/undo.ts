import { and, eq } from 'drizzle-orm';
import { type InCompany, scoped } from '../db/scoped-rows.ts';
import { DomainError, found } from '../domain-error.ts';
import type { Context } from '../http/context.ts';
import type { ImportTable } from './import-table.ts';

/** Why an import cannot be undone: months (MM.yyyy) that use it, people who were edited since. */
type Blocked = { months: string[]; people: string[] };

/** What blocks each of these imports; one without an entry can be undone. */
export type BlockedBy = (ctx: InCompany, ids: readonly number[]) => Promise<ReadonlyMap<number, Blocked>>;

/** Collects what blocks imports. */
export function blockedImports() {
  const blocked = new Map<number, Blocked>();
  const entryOf = (id: number): Blocked => {
    const entry = blocked.get(id) ?? { months: [], people: [] };
    blocked.set(id, entry);
    return entry;
  };
  const add = (list: string[], what: string) => list.includes(what) || list.push(what);
  return {
    blocked,
    addMonth: (id: number, month: string) => add(entryOf(id).months, month),
    addPerson: (id: number, name: string) => add(entryOf(id).people, name),
  };
}

/** An import that is to be undone, locked. `NOT_FOUND` for one that the company does not have, or that is undone. */
export async function importToUndo(ctx: InCompany, table: ImportTable, id: number) {
  const [row] = await ctx.tx
    .select()
    .from(table)
    .where(and(scoped(ctx, table), eq(table.id, id)))
    .for('update');
  const batch = found(row);
  if (batch.undoneAt) throw new DomainError('NOT_FOUND', { message: 'The import is undone already' });
  return batch;
}

/** Refuses to undo what months or people stand on: `IMPORT_USED` names the months, `IMPORT_EDITED` the people. */
export async function refuseBlocked(ctx: InCompany, id: number, blockedBy: BlockedBy): Promise<void> {
  const { months, people } = (await blockedBy(ctx, [id])).get(id) ?? { months: [], people: [] };
  if (months.length > 0) throw refusal('IMPORT_USED', 'monthUsed', months);
  if (people.length > 0) throw importEdited('edited', people);
}

/** The import cannot be undone because of these people. */
export const importEdited = (code: 'edited' | 'daysTaken', people: readonly string[]): DomainError =>
  refusal('IMPORT_EDITED', code, people);

const refusal = (error: 'IMPORT_USED' | 'IMPORT_EDITED', code: string, what: readonly string[]) =>
  new DomainError(error, { fields: [{ path: 'importId', code, message: what.join(', ') }] });

/** Notes that an import is undone. */
export async function markUndone(ctx: Context, table: ImportTable, id: number): Promise<void> {
  await ctx.tx
    .update(table)
    .set({ undoneAt: ctx.now, undoneBy: ctx.actor.userId })
    .where(and(scoped(ctx, table), eq(table.id, id)));
}
