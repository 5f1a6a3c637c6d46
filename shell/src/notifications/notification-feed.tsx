import { Button, EmptyState, ErrorState, SkeletonCard, Stack } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Entry, foldBirthdays } from './fold-birthdays.ts';
import { NotificationList } from './notification-list.tsx';
import { type Shown, useNotificationPages } from './use-notification-pages.ts';

/** As many stand under "new" (spec 2 §9). */
const NEW = 5;

/** The list of a tab: the first five as new, the rest as older; more is loaded where its end comes into view. */
export function NotificationFeed({ shown }: { shown: Shown }): ReactNode {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const pages = useNotificationPages(shown);
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, refetch } = pages;
  if (!data && error)
    return (
      <ErrorState title={t('notifications.loadFailed')} detail={errorText(error)} onRetry={() => refetch()} />
    );
  if (!data) return <SkeletonCard lines={8} />;
  if (data.length === 0) {
    return (
      <EmptyState
        picture="bell"
        title={t(shown === 'all' ? 'notifications.empty' : 'notifications.noneUnread')}
      />
    );
  }
  const entries = foldBirthdays(data);
  return (
    <Stack>
      <Part title={t('notifications.new')} entries={entries.slice(0, NEW)} />
      <Part title={t('notifications.older')} entries={entries.slice(NEW)} />
      {isFetchNextPageError && (
        <ErrorState title={t('notifications.loadFailed')} onRetry={() => pages.fetchNextPage()} />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <MoreButton loading={isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />
      )}
    </Stack>
  );
}

function Part({ title, entries }: { title: string; entries: readonly Entry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section className="notifications-part">
      <h2 className="notifications-heading">{title}</h2>
      <NotificationList label={title} entries={entries} />
    </section>
  );
}

/** Loads by itself when it is scrolled into view; a button, so that a keyboard reaches it too. */
function MoreButton({ loading, onMore }: { loading: boolean; onMore: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const end = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (!end.current || loading) return;
    // Watched anew after each page: an end that stays in view asks again.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '200px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loading]);
  return (
    <div ref={end} className="notifications-end">
      <Button loading={loading} onClick={onMore}>
        {t('notifications.showMore')}
      </Button>
    </div>
  );
}
