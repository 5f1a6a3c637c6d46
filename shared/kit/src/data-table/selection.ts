import type { Key } from './columns/column.ts';

/** The selected rows by key, and what is called when they change. */
export type Selection = { selected: ReadonlySet<Key>; onChange: (next: ReadonlySet<Key>) => void };

/** The select-all box mirrors the rows exactly: on only when every row is picked, mixed when some are. */
export function selectAllState(keys: readonly Key[], selected: ReadonlySet<Key>): 'on' | 'off' | 'mixed' {
  const picked = keys.reduce<number>((sum, key) => sum + Number(selected.has(key)), 0);
  if (picked === 0) return 'off';
  return picked === keys.length ? 'on' : 'mixed';
}

/** After a click on select-all: every listed row, or none of them; rows that are not listed stay as they are. */
export function toggleAll(keys: readonly Key[], selected: ReadonlySet<Key>): ReadonlySet<Key> {
  const next = new Set(selected);
  const add = selectAllState(keys, selected) !== 'on';
  for (const key of keys) add ? next.add(key) : next.delete(key);
  return next;
}

/** After a click on one row's box. */
export function toggleOne(key: Key, selected: ReadonlySet<Key>): ReadonlySet<Key> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}
