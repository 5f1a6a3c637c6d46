import { query } from '@paga/client';
import { getSearchPeople } from '@paga/contract/employees';
import { useCompany, useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';

type Named = { id: number; name: string };
const DIGITS = 4;

/** What tells people of one name apart, by person: `Jurist · …0289`. Asked for only where a name is there twice; who has a name alone has no entry. */
export function useNamesakeNotes(people: readonly Named[]): ReadonlyMap<number, string> {
  const { id: tenantId } = useCompany();
  const mayAsk = useMayCall('getSearchPeople');
  const counts = new Map<string, number>();
  for (const { name } of people) counts.set(name, (counts.get(name) ?? 0) + 1);
  const alike = new Set(people.filter(({ name }) => (counts.get(name) ?? 0) > 1).map(({ id }) => id));
  const { data } = useQuery({
    ...query(getSearchPeople, { query: { tenantId } }),
    enabled: mayAsk && alike.size > 0,
    staleTime: 5 * 60_000,
    meta: { silent: true },
  });
  const notes = new Map<number, string>();
  for (const [at, id] of (data?.ids ?? []).entries()) {
    if (!alike.has(id)) continue;
    const number = data?.numbers[at] ?? '';
    const parts = [data?.positions[data.position[at] ?? -1], number && `…${number.slice(-DIGITS)}`];
    notes.set(id, parts.filter(Boolean).join(' · '));
  }
  return notes;
}
