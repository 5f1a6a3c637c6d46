import type { Language } from '@paga/contract/shapes';
import { monthName } from '@paga/kit';

/** A month after "për" or what is done with it, which Albanian puts in the accusative: "Mbyll tetorin", "Close October". */
export function monthInText(month: number, language: Language): string {
  const name = monthName(month, language);
  if (language === 'en') return name;
  return `${name}${name.endsWith('k') ? 'un' : 'in'}`;
}
