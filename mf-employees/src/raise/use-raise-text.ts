import type { RaisePreview } from '@paga/contract/employees';
import { formatDate, formatMoney, formatNumber } from '@paga/kit';
import { useTranslation } from 'react-i18next';

type Paid = Pick<RaisePreview, 'unit'>;

/** Pay and refusals in words. */
export function useRaiseText() {
  const { t } = useTranslation('employees');
  const payText = ({ unit }: Paid, pay: number): string =>
    unit === 'hour'
      ? t('raise.perHour', {
          pay: Number.isInteger(Math.round(pay * 1e6) / 1e4) ? formatMoney(pay) : formatNumber(pay),
        })
      : t('raise.perMonth', { pay: formatMoney(pay) });
  const refusalText = ({ code, detail }: NonNullable<RaisePreview['refusal']>): string =>
    t(`raise.refusal.${code}`, {
      detail: code === 'beforeContract' || code === 'contractEnded' ? formatDate(detail) : detail,
    });
  return { payText, refusalText };
}
