import type { Language } from '#theme/kit-context.ts';
import en from '../messages/en.json';
import sq from '../messages/sq.json';

type MessageTree = { readonly [key: string]: MessageTree | string };

/** The kit's own texts, to be registered by the shell as i18next namespace `kit`. */
export const kitMessages: Readonly<Record<Language, MessageTree>> = { sq, en };

/** Texts outside of React, by language. */
export function textOf(language: Language): typeof sq {
  return language === 'en' ? en : sq;
}
