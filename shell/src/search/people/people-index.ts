import type { SearchPeople } from '@paga/contract/employees';

/** Somebody who can be found, with what tells people of one name apart. */
export type Person = {
  id: number;
  name: string;
  position: string | null;
  number: string;
  isActive: boolean;
};
/** Everybody of a company, ready to be searched at every key: the columns of the wire, and each name as words with a space before each. */
export type PeopleIndex = { of: SearchPeople; names: readonly string[]; inactive: ReadonlySet<number> };

const SHOWN = 8;
const MOST_NAMESAKES = 40;

/** A text as words, capitals and accents apart: `Çlirim Krasniqi-Hoxha` is `clirim`, `krasniqi`, `hoxha`. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter(Boolean);

const PLAIN = /^[\x20-\x7e]*$/;
/** A name as it is searched in: ` clirim krasniqi hoxha`. Most names have plain letters, which cost less. */
const folded = (name: string): string =>
  PLAIN.test(name) ? ` ${name.toLowerCase().replaceAll(/[ ,-]+/g, ' ')}` : ` ${wordsOf(name).join(' ')}`;

/** The columns of the wire with the names taken apart once, not at every key. */
export const indexOf = (of: SearchPeople): PeopleIndex => ({
  of,
  names: of.names.map(folded),
  inactive: new Set(of.inactive),
});

function personAt({ of, inactive }: PeopleIndex, at: number): Person {
  const position = of.positions[of.position[at] ?? -1] ?? null;
  return {
    id: of.ids[at] ?? 0,
    name: of.names[at] ?? '',
    position,
    number: of.numbers[at] ?? '',
    isActive: !inactive.has(at),
  };
}

const isNumber = (word: string): boolean => word.length > 2 && /^\d+$/.test(word);

/** The places of those whom all the words name. A personal number is known by its beginning or its end. */
function placesOf({ of, names }: PeopleIndex, typed: readonly string[], before: string): number[] {
  const words = typed.map((word) => ({ word, sought: before + word, isNumber: isNumber(word) }));
  const places: number[] = [];
  for (let at = 0; at < names.length; at += 1) {
    const name = names[at] ?? '';
    const fits = words.every(
      ({ word, sought, isNumber }) =>
        name.includes(sought) ||
        (isNumber && (of.numbers[at]?.startsWith(word) || of.numbers[at]?.endsWith(word))),
    );
    if (fits) places.push(at);
  }
  return places;
}

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
  const begun = placesOf(index, typed, ' ');
  const known = new Set(begun);
  const found =
    begun.length >= SHOWN ? begun : [...begun, ...placesOf(index, typed, '').filter((at) => !known.has(at))];
  const ordered = [
    ...found.filter((at) => !index.inactive.has(at)),
    ...found.filter((at) => index.inactive.has(at)),
  ];
  const shown = ordered.slice(0, SHOWN);
  const names = new Set(shown.map((at) => index.of.names[at]));
  const others = ordered.slice(SHOWN).filter((at) => names.has(index.of.names[at]));
  return [...shown, ...others.slice(0, MOST_NAMESAKES)].map((at) => personAt(index, at));
}

/** What tells somebody apart, by eye and by ear: `Juriste · …0289`. */
export const aboutPerson = ({ position, number }: Person): string =>
  [position, number && `…${number.slice(-4)}`].filter(Boolean).join(' · ');
