import { dottedDate } from '@paga/calendar';
import type { PlaceholderName } from '@paga/contract/documents';
import type { Language } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import type { StoredProlongation, StoredRaise } from '#employees/public.ts';
import { money } from './end-values.ts';

type Values = Partial<Record<PlaceholderName, string>>;

const UNITS = {
  sq: { month: 'euro bruto në muaj', hour: 'euro bruto për orë' },
  en: { month: 'euro gross a month', hour: 'euro gross an hour' },
} as const;

/** A price of an hour may be finer than a cent. */
const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** What is said of somebody's newest raise; nothing of who has none. */
export function ofRaise(raise: StoredRaise | undefined, language: Language): Values {
  if (!raise) return {};
  const { validFrom, unit, oldPay, newPay } = raise;
  const amount = unit === 'hour' ? price : money;
  return {
    raiseFrom: dottedDate(validFrom),
    payBefore: amount.format(oldPay),
    payAfter: amount.format(newPay),
    payUnit: UNITS[language][unit],
  };
}

/** What is said of somebody's prolonged contract; nothing of who has none. */
export function ofProlongation(prolonged: StoredProlongation | undefined): Values {
  if (!prolonged) return {};
  const { ended, until } = prolonged;
  return {
    termBefore: dottedDate(ended),
    termFrom: dottedDate(addDays(ended, 1)),
    termUntil: dottedDate(until),
  };
}
