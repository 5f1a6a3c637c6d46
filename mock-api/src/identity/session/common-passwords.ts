import { folded } from '#core/db/search-text.ts';

/** Words of the product and of the country; with a digit behind they are what people here try first. */
const OF_THIS_PLACE = [
  'paga',
  'pagat',
  'admin',
  'kosova',
  'kosove',
  'kosovo',
  'prishtina',
  'shqiperia',
  'shqip',
];
const SHORTEST_WORD = 3;
/** So few letters beside the words that may be guessed add nothing. */
const LETTERS_OF_ONES_OWN = 3;

let listed: Promise<ReadonlySet<string>> | undefined;

/**
 * The 49,233 most used passwords in small letters, 10,957 of them with letters and digits. Source: @zxcvbn-ts/language-common (MIT), counted from
 * leaked lists. Loaded when first asked for: unpacking takes longer than most handlers.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return listed;
}

/** The words of names and of an e-mail that somebody who knows the person would try: `agimi`, `arben`, `krasniqi`. */
export function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) =>
    folded(text)
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= SHORTEST_WORD),
  );
}

/** Whether hardly any letters are left beside those words: `Agimi1`, `Arben.2026`, `PagaAgimi7`. */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const letters = folded(password).replace(/[^\p{L}]/gu, '');
  const longestFirst = [...OF_THIS_PLACE, ...words].sort((one, other) => other.length - one.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters);
  return left.length < letters.length && left.length < LETTERS_OF_ONES_OWN;
}
