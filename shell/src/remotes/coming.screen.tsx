import { EmptyState, Page } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** A menu entry whose screen is not part of this version. */
export function ComingScreen({ title }: { title: string }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Page title={title}>
      <EmptyState
        title={t('coming.text', { title })}
        hint={t('coming.hint')}
        action={<Link to="/">{t('notFound.home')}</Link>}
      />
    </Page>
  );
}
