import type { SearchPeople } from '@paga/contract/employees';

/** Somebody who can be found, with what tells people of one name apart. */
export type Person = {
  id: number;
  name: string;
  position: string | null;
  number: string;
  isActive: boolean;
};
type Entry = { person: Person; words: readonly string[] };
/** Everybody of a company, ready to be searched at every key. */
export type PeopleIndex = readonly Entry[];

const SHOWN = 12;
const MOST_NAMESAKES = 40;

/** A text as words, capitals and accents apart: `Çlirim Krasniqi-Hoxha` is `clirim`, `krasniqi`, `hoxha`. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean);

/** The columns of the wire as people whose names are taken apart once, not at every key. */
export function indexOf(answer: SearchPeople): PeopleIndex {
  const inactive = new Set(answer.inactive);
  return answer.ids.map((id, at) => {
    const name = answer.names[at] ?? '';
    const position = answer.positions[answer.position[at] ?? -1] ?? null;
    const person = { id, name, position, number: answer.numbers[at] ?? '', isActive: !inactive.has(at) };
    return { person, words: wordsOf(name) };
  });
}

/** A personal number is known by its beginning or its end. */
const isNumber = (word: string, { number }: Person): boolean =>
  word.length > 2 && word <= ':' && /^\d+$/.test(word) && (number.startsWith(word) || number.endsWith(word));

const fits =
  (typed: readonly string[], how: 'startsWith' | 'includes') =>
  ({ words, person }: Entry): boolean =>
    typed.every((word) => words.some((own) => own[how](word)) || isNumber(word, person));

/** What was found last: a page that is drawn several times for one key searches once. */
const lately = new WeakMap<PeopleIndex, Map<string, Person[]>>();
const REMEMBERED = 16;

/** Whom the words name: first of whom they begin the names, then in whose they lie; who is active first. All of one name are there where one of them is. */
export function findPeople(index: PeopleIndex, typed: readonly string[]): Person[] {
  if (typed.length === 0) return [];
  const known = lately.get(index) ?? new Map<string, Person[]>();
  lately.set(index, known);
  const key = typed.join(' ');
  const found = known.get(key) ?? searched(index, typed);
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, found);
  return found;
}

function searched(index: PeopleIndex, typed: readonly string[]): Person[] {
  const begun = index.filter(fits(typed, 'startsWith'));
  const found =
    begun.length >= SHOWN
      ? begun
      : [...begun, ...index.filter(fits(typed, 'includes')).filter((entry) => !begun.includes(entry))];
  const people = found.map(({ person }) => person);
  const ordered = [...people.filter((one) => one.isActive), ...people.filter((one) => !one.isActive)];
  const shown = ordered.slice(0, SHOWN);
  const names = new Set(shown.map(({ name }) => name));
  const others = ordered.slice(SHOWN).filter(({ name }) => names.has(name));
  return [...shown, ...others.slice(0, MOST_NAMESAKES)];
}

/** What tells somebody apart, by eye and by ear: `Juriste · …0289`. */
export const aboutPerson = ({ position, number }: Person): string =>
  [position, number && `…${number.slice(-4)}`].filter(Boolean).join(' · ');
