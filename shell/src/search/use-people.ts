import { query } from '@paga/client';
import { getActiveEmployees } from '@paga/contract/employees';
import { beginsWords, matchesText, type SearchHit, useMaybeCompany, useSession } from '@paga/platform';
import { mayCall } from '@paga/platform/host';
import { useQuery } from '@tanstack/react-query';

const FRESH_MS = 5 * 60_000;
const SHOWN = 8;

export type Person = { id: number; name: string };

/** The active people of the company, from the first opening of the search on: found without waiting for the server. */
export function usePeople(isOpen: boolean): readonly Person[] {
  const { roleId } = useSession();
  const company = useMaybeCompany();
  const { data = [] } = useQuery({
    ...query(getActiveEmployees, { query: { userId: company?.id ?? 0 } }),
    staleTime: FRESH_MS,
    retry: false,
    meta: { silent: true },
    enabled:
      isOpen && company !== null && mayCall(roleId, 'getActiveEmployees') && mayCall(roleId, 'getEmployee'),
  });
  return data;
}

const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/\s+/)
    .filter((word) => word.length > 1);

/** The people whose name has everything that is typed, as finds; first those of whom it begins a name. */
export function hitsOfPeople(people: readonly Person[], text: string): SearchHit[] {
  if (text.trim().length < 2) return [];
  const found = people.filter(({ name }) => matchesText(text, name));
  const isFirst = ({ name }: Person) => beginsWords(text, name);
  return [...found.filter(isFirst), ...found.filter((person) => !isFirst(person))]
    .slice(0, SHOWN)
    .map(({ id, name }) => ({ id: String(id), title: name, path: `/employees/${id}` }));
}

/** The person whose name has most of the words typed, at its beginning rather than inside; the first of several. */
export function bestMatch(people: readonly Person[], text: string): Person | undefined {
  const words = wordsOf(text);
  const score = ({ name }: Person) =>
    words.reduce((sum, word) => sum + Number(matchesText(word, name)) + Number(beginsWords(word, name)), 0);
  return people.reduce<{ person?: Person; most: number }>(
    (best, person) => (score(person) > best.most ? { person, most: score(person) } : best),
    { most: 0 },
  ).person;
}
