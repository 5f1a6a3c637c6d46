import type { Notification, NotificationType } from '@paga/contract/notifications';
import { formatDate, Icon, type IconName, RelativeTime } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactNode } from 'react';
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

/** Notifications below one another: each leads where it is dealt with, and is read by that. */
export function NotificationList({
  entries,
  label,
  onOpened,
}: {
  entries: readonly Notification[];
  label: string;
  /** After an entry was followed. */
  onOpened?: () => void;
}): ReactNode {
  const { read } = useRead();
  const open = (entry: Notification): void => {
    if (entry.readAt === null) read(entry.id);
    onOpened?.();
  };
  return (
    <ul className="notifications-list" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Link
            className={
              entry.readAt === null ? 'notifications-entry notifications-unread' : 'notifications-entry'
            }
            to={placeOfNotification(entry)}
            onClick={() => open(entry)}
          >
            <EntryText entry={entry} />
          </Link>
        </li>
      ))}
    </ul>
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
