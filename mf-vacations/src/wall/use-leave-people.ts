import { query } from '@paga/client';
import { getLeavePeople, type LeavePerson } from '@paga/contract/leave';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { namesakeNotes } from '#people/namesakes.ts';

/** Those of one name with what tells them apart. */
function withNotes(people: readonly LeavePerson[]) {
  const notes = namesakeNotes(people);
  return people.map((person) => ({ ...person, note: notes.get(person.id) }));
}

/** Who has a row in the chart; not asked for where `wanted` is false. */
export function useLeavePeople(wanted = true) {
  const { id: tenantId } = useCompany();
  return useQuery({
    ...query(getLeavePeople, { query: { tenantId } }),
    enabled: wanted,
    select: withNotes,
    meta: { silent: true },
  });
}
