import { Page, Tabs } from '@paga/kit';
import { useMaybeCompany } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChooseCompany } from '#company/choose-company.tsx';
import { NotificationFeed } from './notification-feed.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import { useNewest } from './use-newest.ts';
import type { Shown } from './use-notification-pages.ts';

/** All notifications of the company, or those the person has not read (spec 2 §2). */
export function NotificationsScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const company = useMaybeCompany();
  if (!company) return <ChooseCompany isPage title={t('notifications.title')} />;
  return <CompanyNotifications key={company.id} />;
}

function CompanyNotifications(): ReactNode {
  const { t } = useTranslation('shell');
  const [shown, setShown] = useState<Shown>('all');
  const unread = useNewest().data?.unread;
  const feed = <NotificationFeed key={shown} shown={shown} />;
  const tabs = [
    { key: 'all', label: t('notifications.all'), children: feed },
    { key: 'unread', label: t('notifications.unread'), count: unread, children: feed },
  ];
  return (
    <Page title={t('notifications.title')} hint={t('notifications.hint')} extra={<ReadAllButton />}>
      <Tabs
        label={t('notifications.title')}
        items={tabs}
        value={shown}
        onChange={(key) => setShown(key === 'unread' ? 'unread' : 'all')}
      />
    </Page>
  );
}
