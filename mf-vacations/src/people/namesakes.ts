import { formatDate } from '@paga/kit';
import { groupedBy } from '@paga/payroll';

type Namesake = { id: number; name: string; occupation: string | null; contractStarted: string | null };

/** What tells people of one name apart, by person: the position, with the start of the contract where that is the same too. Who has a name alone has no entry. */
export function namesakeNotes(people: readonly Namesake[]): Map<number, string> {
  const notes = [...groupedBy(people, ({ name }) => name).values()]
    .filter((same) => same.length > 1)
    .flatMap((same) => same.map((person): [number, string] => [person.id, noteOf(person, same)]));
  return new Map(notes);
}

function noteOf({ occupation, contractStarted }: Namesake, same: readonly Namesake[]): string {
  const alike = same.filter((other) => other.occupation === occupation).length > 1;
  const parts = [occupation, (alike || !occupation) && contractStarted && formatDate(contractStarted)];
  return parts.filter(Boolean).join(', ');
}
