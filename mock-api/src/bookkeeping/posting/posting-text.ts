import type { PostingLanguage } from '@paga/contract/bookkeeping';
import type { Language } from '@paga/contract/shapes';

/** Why nothing is posted, in the person's language; what stands in quotes in the specification is literal. */
export const POSTING_TEXT = {
  closed: {
    sq: 'Periudha është e mbyllur. Hapeni periudhën për të kontuar, ose zgjidhni te lidhja e llogarive që të kontohen periudhat e mbyllura.',
    en: 'The period is closed. Open it to post, or choose in the account link that closed periods are posted.',
  },
  open: {
    sq: 'Periudha është e hapur. Kompania konton vetëm periudha të mbyllura: mbylleni periudhën së pari.',
    en: 'The period is open. The company posts closed periods only: close the period first.',
  },
  nothing: { sq: 'Nuk ka paga per te kontuar', en: 'There are no salaries to post' },
} satisfies Record<string, Record<Language, string>>;

export const belowZero = (names: readonly string[]): Record<Language, string> => ({
  sq: `Paga neto është nën zero: ${names.join(', ')}. Rregullojeni para kontimit.`,
  en: `The net pay is below zero: ${names.join(', ')}. Correct it before posting.`,
});

export const withoutAccount = (labels: readonly string[]): Record<Language, string> => ({
  sq: `Pa llogari: ${labels.join(', ')}. Zgjidhni llogaritë te lidhja e llogarive.`,
  en: `Without an account: ${labels.join(', ')}. Choose the accounts in the account link.`,
});

/** How an entry is described in the books. */
export function entryText(
  language: PostingLanguage,
  { month, year }: { month: number; year: number },
): string {
  return `${language === 'Alb' ? 'Pagat' : 'Salaries'} ${String(month).padStart(2, '0')}/${year}`;
}
