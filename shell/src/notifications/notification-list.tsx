import type { Notification, NotificationKind } from '@paga/contract/notifications';
import { formatDate, Icon, type IconName, monthInText, RelativeTime, todayInKosovo } from '@paga/kit';
import { useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Entry } from './fold-birthdays.ts';
import './notifications.css';
import { placeOfNotification } from './notification-place.ts';
import { useRead } from './use-read.ts';

const ICONS: Record<NotificationKind, IconName> = {
  contract: 'file',
  birthday: 'user',
  vacation: 'calendar',
  paymentDue: 'calculator',
  declarationDue: 'file',
  monthOpen: 'warning',
  monthClosed: 'lock',
  paymentLate: 'warning',
  declarationLate: 'warning',
  taxesDue: 'calculator',
  taxesLate: 'warning',
  monthPaid: 'check',
  monthDeclared: 'check',
  mailFailed: 'mail',
  backupFailed: 'warning',
  leaveAsked: 'calendar',
  questionAsked: 'mail',
  ownDataAsked: 'user',
  bankAccountAsked: 'warning',
  sicknessReported: 'calendar',
};

/** Notifications below one another: each leads where it is dealt with, and is read by that. */
export function NotificationList({
  entries,
  label,
  onOpened,
}: {
  entries: readonly Entry[];
  label: string;
  /** After an entry was followed. */
  onOpened?: (() => void) | undefined;
}): ReactNode {
  const { read } = useRead();
  const open = (entry: Notification): void => {
    if (entry.readAt === null) read(entry.id);
    onOpened?.();
  };
  return (
    <ul className="notifications-list paga-list" aria-label={label}>
      {entries.map((entry) =>
        'birthdays' in entry ? (
          <li key="birthdays">
            <Birthdays birthdays={entry.birthdays} onOpened={onOpened} />
          </li>
        ) : (
          <li key={entry.id}>
            <Link
              className={classOf(entry.readAt === null)}
              to={placeOfNotification(entry)}
              onClick={() => open(entry)}
            >
              <EntryText entry={entry} />
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

const classOf = (isUnread: boolean): string =>
  isUnread ? 'notifications-entry notifications-unread' : 'notifications-entry';

type BirthdaysProps = { birthdays: readonly Notification[]; onOpened: (() => void) | undefined };

/** Several birthdays under one heading that opens. */
function Birthdays({ birthdays, onOpened }: BirthdaysProps): ReactNode {
  const { t } = useTranslation('shell');
  const days = birthdays.flatMap(({ date }) => date ?? []).sort();
  const text = t('notifications.birthdays', {
    count: birthdays.length,
    from: formatDate(days[0]),
    to: formatDate(days.at(-1)),
  });
  return (
    <details>
      <summary className={classOf(birthdays.some(({ readAt }) => readAt === null))}>
        <span className="notifications-icon">
          <Icon name={ICONS.birthday} />
        </span>
        <span className="notifications-text">{text}</span>
        <span className="notifications-turn">
          <Icon name="chevronDown" />
        </span>
      </summary>
      <NotificationList label={text} entries={birthdays} onOpened={onOpened} />
    </details>
  );
}

/** A contract that has ended is not one that ends. */
const textOf = (kind: NotificationKind, date: string) =>
  kind === 'contract' && date < todayInKosovo()
    ? ('notifications.text.contractEnded' as const)
    : (`notifications.text.${kind}` as const);

function EntryText({ entry }: { entry: Notification }): ReactNode {
  const { t } = useTranslation('shell');
  const { language } = useSession();
  const { type, kind = type, name, count, month, date, createdAt, readAt } = entry;
  const named = month && monthInText(month.month, month.year, language);
  return (
    <>
      <span className="notifications-icon">
        <Icon name={ICONS[kind]} />
      </span>
      <span className="notifications-text">
        {t(textOf(kind, date), { name, count: count ?? 1, month: named, date: formatDate(date) })}{' '}
        <span className="notifications-time">
          <RelativeTime value={createdAt} />
          {readAt === null && <span className="notifications-state"> · {t('notifications.isUnread')}</span>}
        </span>
      </span>
    </>
  );
}
