import type { Language } from '@paga/contract/shapes';
import { DomainError } from '#core/domain-error.ts';
import { ServiceRefusal, ServiceSilent } from './service-error.ts';

type Names = { accounts?: ReadonlyMap<string, string> };
type Texts = Record<Language, string>;

const SILENT: Texts = {
  sq: 'QuickBooks nuk u përgjigj. Provoni përsëri: asgjë nuk kontohet dy herë.',
  en: 'QuickBooks did not answer. Try again: nothing is posted twice.',
};
const BY_CODE: Record<string, Texts> = {
  '6210': {
    sq: 'Librat në QuickBooks janë të mbyllur për këtë datë. Hapni periudhën atje ose ndryshoni datën e mbylljes.',
    en: 'The books in QuickBooks are closed for this date. Open the period there or change its closing date.',
  },
  '6140': {
    sq: 'Numri i dokumentit ekziston tashmë në QuickBooks.',
    en: 'The document number exists already in QuickBooks.',
  },
  '6240': { sq: 'Ky emër ekziston tashmë në QuickBooks.', en: 'This name exists already in QuickBooks.' },
  '5010': {
    sq: 'Dikush tjetër e ndryshoi njëkohësisht në QuickBooks. Provoni përsëri.',
    en: 'Somebody else changed it in QuickBooks. Try again.',
  },
  '3001': {
    sq: 'QuickBooks ka tani shumë kërkesa. Provoni pas një minute.',
    en: 'QuickBooks has too many requests now. Try in a minute.',
  },
  '3100': {
    sq: 'Kjo lidhje nuk ka qasje në kompaninë e zgjedhur në QuickBooks.',
    en: 'This connection has no access to the selected company in QuickBooks.',
  },
  realm: {
    sq: 'Kompania është lidhur tani me libra të tjerë në QuickBooks.',
    en: 'The company is connected to other books in QuickBooks now.',
  },
};
const MISSING = /(Accounts|Klasses|Depts|Names) element id (\S+) not found/;

function missingText(detail: string, { accounts }: Names): Texts | undefined {
  const [, kind, id = ''] = MISSING.exec(detail) ?? [];
  if (!kind) return undefined;
  const name = kind === 'Accounts' ? (accounts?.get(id) ?? id) : id;
  if (kind === 'Accounts')
    return {
      sq: `Llogaria "${name}" nuk ekziston më në QuickBooks: zgjidhni një tjetër.`,
      en: `The account "${name}" no longer exists in QuickBooks: choose another.`,
    };
  return {
    sq: `Një emër (${name}) nuk ekziston më në QuickBooks: dërgojeni përsëri.`,
    en: `A name (${name}) no longer exists in QuickBooks: send it again.`,
  };
}

/** What a refusal means and how to fix it, in the person's language; one that is not listed here keeps the service's message. */
export function textOfRefusal(code: string, detail: string, language: Language, names: Names = {}): string {
  const text = (code === '2500' ? missingText(detail, names) : undefined) ?? BY_CODE[code];
  return text?.[language] ?? `QuickBooks: ${detail}`;
}

/** The text of what went wrong at the service; anything else is thrown on. */
export function serviceErrorText(error: unknown, language: Language, names: Names = {}): string {
  if (error instanceof ServiceSilent) return SILENT[language];
  if (!(error instanceof ServiceRefusal)) throw error;
  const tid = error.tid === null ? '' : ` (${error.tid})`;
  return textOfRefusal(error.code, error.detail, language, names) + tid;
}

/** Runs calls of the service for an answer that is no PostResult: what goes wrong there becomes BOOKKEEPING_REFUSED. */
export async function orRefuse<T>(language: Language, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new DomainError('BOOKKEEPING_REFUSED', { message: serviceErrorText(error, language) });
  }
}

/** The same for a PostResult: `success: false` with the text. */
export async function orFailed<T extends { success: boolean }>(language: Language, work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    return { success: false, errorMessage: serviceErrorText(error, language) };
  }
}
