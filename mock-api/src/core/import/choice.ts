import { folded } from '../db/search-text.ts';
import type { Texts } from './columns.ts';

/** One value of a column of few, with its usual word in both languages and the other words people write. */
type ChoiceWords<Value> = Texts & { value: Value; also?: readonly string[] };

/** A column that holds one of a few values: the words it is chosen from, and what a word means. */
export type Choice<Value> = {
  list: Record<keyof Texts, readonly string[]>;
  /** Undefined for a word that is none of it. */
  meaningOf: (text: string) => Value | undefined;
};

/** Words of both languages, as people shorten them; the value of the wire counts too. */
export function choiceOf<Value extends string | number>(
  values: readonly ChoiceWords<Value>[],
): Choice<Value> {
  const byWord = new Map(
    values.flatMap(({ value, sq, en, also = [] }) =>
      [sq, en, ...also, `${value}`].flatMap((word) => [
        [word, value] as const,
        [folded(word), value] as const,
      ]),
    ),
  );
  return {
    list: { sq: values.map(({ sq }) => sq), en: values.map(({ en }) => en) },
    meaningOf: (text) => byWord.get(text) ?? byWord.get(folded(text)),
  };
}
