import { EmptyState, ErrorState, Row, SkeletonCard } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { foldBirthdays } from './fold-birthdays.ts';
import { NotificationList } from './notification-list.tsx';
import { ReadAllButton } from './read-all-button.tsx';
import { useNewest } from './use-newest.ts';

/** As many as the dropdown shows (spec 2 §9). */
const SHOWN = 6;

/** What the bell opens: the first six and the way to all. */
export function NewestNotifications({ id, onDone }: { id: string; onDone: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const { data, isPending, isError, refetch } = useNewest();
  return (
    <div
      id={id}
      className="notifications-dropdown"
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      ref={focusAtOnce}
    >
      <Row gap={0} justify="between" className="notifications-head">
        <h2 id={`${id}-title`} className="notifications-heading">
          {t('notifications.title')}
        </h2>
        {data && data.unread > 0 && <ReadAllButton />}
      </Row>
      {isPending && <SkeletonCard lines={4} />}
      {isError && !data && <ErrorState title={t('notifications.loadFailed')} onRetry={() => refetch()} />}
      {data?.data.length === 0 && <EmptyState picture="bell" title={t('notifications.empty')} />}
      {data && data.data.length > 0 && (
        <NotificationList
          label={t('notifications.title')}
          entries={foldBirthdays(data.data).slice(0, SHOWN)}
          onOpened={onDone}
        />
      )}
      <Link className="notifications-more" to="/notifications" onClick={onDone}>
        {t('notifications.seeMore')}
      </Link>
    </div>
  );
}

function focusAtOnce(box: HTMLDivElement | null): void {
  // The popup is placed in the next frame; focusing earlier would scroll the page.
  if (box) requestAnimationFrame(() => box.focus({ preventScroll: true }));
}
