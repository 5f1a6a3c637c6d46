import { useTranslation } from 'react-i18next';
import type { Period } from './use-period.ts';

/** A month as it stands inside a sentence: "Llogarit tetorin 2026". Albanian inflects it, so the kit's month names do not fit. */
export function usePeriodName({ month, year }: Period): string {
  const { t } = useTranslation('payroll');
  const key = String(month).padStart(2, '0') as '01';
  return t(`calculations.month.m${key}`, { year });
}
