import { EmptyState, Page } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A path that leads nowhere. */
export function NotFoundScreen(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Page title={t('notFound.title')}>
      <EmptyState
        title={t('notFound.text')}
        hint={t('notFound.hint')}
        action={<Link to="/">{t('notFound.home')}</Link>}
      />
    </Page>
  );
}
