import { EmptyState, Icon, Page } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

const TITLES = { management: 'navigation.management', employee: 'navigation.employee' } as const;

/** A group of reports that a later version brings: says so, and leads back. */
export function LaterScreen(): ReactElement {
  const { t } = useTranslation('reports');
  const [, , group = ''] = useLocation().pathname.split('/');
  const title = Object.hasOwn(TITLES, group) ? TITLES[group as keyof typeof TITLES] : 'navigation.taxAdministration';
  const back = (
    <Link to="/reports">
      <Icon name="arrowLeft" size={12} /> {t('later.back')}
    </Link>
  );
  return (
    <Page title={t(title)} back={back}>
      <EmptyState title={t('later.title')} hint={t('later.hint')} />
    </Page>
  );
}
