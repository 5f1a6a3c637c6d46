import { monthInText, useKit } from '@paga/kit';
import type { Period } from './use-period.ts';

/** A month as it stands inside a sentence: "Llogarit tetorin 2026". */
export function usePeriodName({ month, year }: Period): string {
  const { language } = useKit();
  return monthInText(month, year, language);
}
