import { AccountingLanguage } from '@paga/contract/identity/preferences';
import type { Language } from '@paga/contract/shapes';

/** The number that the wire and the column count a language by. */
export const STORED_LANGUAGE = {
  sq: AccountingLanguage.albanian,
  en: AccountingLanguage.english,
} as const satisfies Record<Language, number>;

/** The language of a person, of the number that the wire and the column count it by. */
export function languageOf(stored: number): Language {
  return stored === AccountingLanguage.english ? 'en' : 'sq';
}
