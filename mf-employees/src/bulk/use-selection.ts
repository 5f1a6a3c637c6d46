import type { EmployeeListRow } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import type { Key } from '@paga/kit';
import { useMemo, useState } from 'react';

/** The chosen employees by id, with their names: they may stand on several pages. */
export type Chosen = ReadonlyMap<number, string>;
type Held = { scope: string; chosen: Chosen };

const NOBODY: Chosen = new Map();

/** Who is chosen in a tab under a search and filters (`scope`); another scope starts with nobody. */
export function useSelection(scope: string) {
  const [held, setHeld] = useState<Held>({ scope, chosen: NOBODY });
  const chosen = held.scope === scope ? held.chosen : NOBODY;
  const selected = useMemo(() => new Set<Key>(chosen.keys()), [chosen]);
  const choose = (rows: readonly EmployeeListRow[], next: ReadonlySet<Key>): void => {
    const names = new Map([...chosen, ...rows.map((row) => [row.id, fullName(row)] as const)]);
    setHeld({ scope, chosen: new Map([...next].map((key) => [Number(key), names.get(Number(key)) ?? ''])) });
  };
  const keepOnly = (ids: readonly number[]): void =>
    setHeld({
      scope,
      chosen: new Map(ids.flatMap((id) => (chosen.has(id) ? [[id, chosen.get(id) ?? ''] as const] : []))),
    });
  return { chosen, selected, choose, keepOnly };
}
