import type { Notification, NotificationType } from '@paga/contract/notifications';
import { formatDate, Icon, type IconName, RelativeTime } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { monthInText } from '#language/month-in-text.ts';
import './notifications.css';
import { placeOfNotification } from './notification-place.ts';
import { useRead } from './use-read.ts';

const ICONS: Record<NotificationType, IconName> = {
  contract: 'file',
  birthday: 'user',
  vacation: 'calendar',
  paymentDue: 'calculator',
  declarationDue: 'file',
  monthOpen: 'warning',
  monthClosed: 'lock',
};

/** Notifications below one another; a click on an unread one marks it read. */
export function NotificationList({
  entries,
  label,
  onOpened,
}: {
  entries: readonly Notification[];
  label: string;
  /** After a link of an entry was followed. */
  onOpened?: () => void;
}): ReactNode {
  const { t } = useTranslation('shell');
  const { read, pending } = useRead();
  return (
    <ul className="notifications-list" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} tabIndex={-1}>
          <Entry entry={entry} busy={entry.id === pending} onRead={() => read(entry.id)} />
          <Link
            className="notifications-open"
            to={placeOfNotification(entry)}
            onClick={() => {
              if (entry.readAt === null) read(entry.id);
              onOpened?.();
            }}
          >
            {t('notifications.open')}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type EntryProps = { entry: Notification; busy: boolean; onRead: () => void };

function Entry({ entry, busy, onRead }: EntryProps): ReactNode {
  const markRead = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (busy) return;
    // Once read it is no button any more: the focus stays where it was instead of falling to the page.
    currentTarget.closest('li')?.focus({ preventScroll: true });
    onRead();
  };
  if (entry.readAt !== null) {
    return (
      <div className="notifications-entry">
        <EntryText entry={entry} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className="notifications-entry notifications-unread"
      aria-busy={busy}
      onClick={markRead}
    >
      <EntryText entry={entry} />
    </button>
  );
}

function EntryText({ entry }: { entry: Notification }): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const { type, name, month, date, createdAt, readAt } = entry;
  const named = month && `${monthInText(month.month, language)} ${month.year}`;
  return (
    <>
      <span className="notifications-icon">
        <Icon name={ICONS[type]} />
      </span>
      <span className="notifications-text">
        {t(`notifications.text.${type}`, { name, month: named, date: formatDate(date) })}{' '}
        <span className="notifications-time">
          <RelativeTime value={createdAt} />
          {readAt === null && <span className="notifications-state"> · {t('notifications.isUnread')}</span>}
        </span>
      </span>
    </>
  );
}
