import { EmptyState } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Which findings are shown: those that stand, or those that were let stand. */
export type Show = 'standing' | 'accepted';

/** Nothing stands; the head of the page leads on to the review. */
export function NothingFound({ show, outdated }: { show: Show; outdated: boolean }): ReactElement {
  const { t } = useTranslation('payroll');
  if (show === 'accepted') return <EmptyState title={t('check.noneAccepted')} />;
  if (outdated) return <EmptyState title={t('check.onlyOutdated')} />;
  return <EmptyState title={t('check.clean')} hint={t('check.cleanHint')} />;
}
