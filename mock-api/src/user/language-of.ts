import { AccountingLanguage } from '@paga/contract/access';
import type { Language } from '@paga/contract/shapes';

/** The language of a person, of the number that the wire and the column count it by. */
export function languageOf(stored: number): Language {
  return stored === AccountingLanguage.english ? 'en' : 'sq';
}
