import { Button } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNewest } from './use-newest.ts';
import { useReadAll } from './use-read.ts';

/** Marks every notification read; nothing to do while none is unread. */
export function ReadAllButton(): ReactNode {
  const { t } = useTranslation('shell');
  const { readAll, isPending } = useReadAll();
  const unread = useNewest().data?.unread;
  return (
    <Button variant="link" icon="check" loading={isPending} disabled={unread === 0} onClick={readAll}>
      {t('notifications.readAll')}
    </Button>
  );
}
