import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** That the link is not made yet. */
export function BookkeepingSummary(): ReactNode {
  return useTranslation('admin').t('bookkeeping.summary');
}
