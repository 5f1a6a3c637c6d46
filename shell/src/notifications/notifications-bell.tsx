import { IconButton, Popup } from '@paga/kit';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './notifications.css';
import { NewestNotifications } from './newest-notifications.tsx';
import { useNewest } from './use-newest.ts';

const SHOWN_UP_TO = 99;

/** The bell of the top bar: how many are unread, and the newest in a dropdown. */
export function NotificationsBell(): ReactNode {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const unread = useNewest().data?.unread ?? 0;
  const close = () => setOpen(false);
  return (
    <span className="notifications-bell">
      <IconButton
        ref={button}
        icon="bell"
        label={unread > 0 ? t('notifications.bell', { count: unread }) : t('notifications.title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      />
      {unread > 0 && (
        <span className="notifications-count" aria-hidden="true">
          {unread > SHOWN_UP_TO ? `${SHOWN_UP_TO}+` : unread}
        </span>
      )}
      {open && (
        <Popup anchor={button} align="end" onClose={close}>
          <NewestNotifications id={id} onDone={close} />
        </Popup>
      )}
    </span>
  );
}
