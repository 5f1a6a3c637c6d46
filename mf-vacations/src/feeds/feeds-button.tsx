import { Button } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FeedsModal } from './feeds.modal.tsx';

/** Opens the window in which leave is subscribed to from other calendars. */
export function FeedsButton(): ReactNode {
  const { t } = useTranslation('vacations');
  const [isOpen, setOpen] = useState(false);
  if (!useMayCall('getLeaveFeeds')) return null;
  return (
    <>
      <Button icon="link" className="leave-tool" onClick={() => setOpen(true)}>
        {t('feeds.open')}
      </Button>
      {isOpen && <FeedsModal onClose={() => setOpen(false)} />}
    </>
  );
}
