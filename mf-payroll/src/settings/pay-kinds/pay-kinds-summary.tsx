import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayKinds } from './use-pay-kinds.ts';

/** How many kinds of pay the company has, in one line. */
export function PayKindsSummary(): ReactNode {
  const { t } = useTranslation('payroll');
  const { data } = usePayKinds();
  if (!data) return null;
  const count = data.filter(({ isActive }) => isActive).length;
  return count === 0 ? t('settings.payKinds.none') : t('settings.payKinds.count', { count });
}
