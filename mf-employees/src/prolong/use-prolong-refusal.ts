import type { Prolongation } from '@paga/contract/employees';
import { formatDate } from '@paga/kit';
import { useTranslation } from 'react-i18next';

/** Why a contract cannot be prolonged by its own length, in words. */
export function useProlongRefusal(): (refusal: NonNullable<Prolongation['refusal']>) => string {
  const { t } = useTranslation('employees');
  return ({ code, detail }) =>
    t(`prolong.refusal.${code}`, { detail: code === 'monthClosed' ? detail : formatDate(detail) });
}
