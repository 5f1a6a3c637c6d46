import { monthName } from '@paga/kit';
import { wordsOf } from './people-index.ts';

/** A month, as it is paid. */
export type Period = { month: number; year: number };

const SHORTEST = 3;
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
const namesOf = (month: number): string[] =>
  (['sq', 'en'] as const).flatMap((language) => wordsOf(monthName(month, language)));
let names: string[][] | undefined;
/** Read once, not for each word at each key. */
const allNames = (): string[][] => {
  names ??= MONTHS.map(namesOf);
  return names;
};

/** The month that one of the words names, in either language, with the words that are left: of the year that is typed, else the last one that has begun. */
export function typedMonth(
  words: readonly string[],
  now: Period,
): { period: Period; rest: string[] } | undefined {
  const at = words.findIndex((word) => monthOf(word) !== undefined);
  const month = monthOf(words[at] ?? '');
  if (month === undefined) return undefined;
  const others = words.filter((_, place) => place !== at);
  const typedYear = others.find((word) => /^20\d\d$/.test(word));
  const year = typedYear ? Number(typedYear) : month > now.month ? now.year - 1 : now.year;
  return { period: { month, year }, rest: others.filter((word) => word !== typedYear) };
}

/** The month whose name begins so, in either language, from three letters on. */
export function monthOf(word: string): number | undefined {
  if (word.length < SHORTEST) return undefined;
  return MONTHS.find((month) => allNames()[month - 1]?.some((name) => name.startsWith(word)));
}
