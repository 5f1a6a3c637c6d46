import type { EmployeeAttachment } from '@paga/contract/employees';
import type { DocumentToRead } from '@paga/contract/own/documents';
import { Button, formatDate, formatDateTime, Tag } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkToRead } from './use-to-read.ts';

/** Whether a file waits to be read, or was confirmed, and when. */
export function ReadTag({ document }: { document: DocumentToRead }): ReactNode {
  const { t } = useTranslation('employees');
  const { askedAt, confirmedAt } = document;
  return confirmedAt === null ? (
    <Tag tone="warning">{t('toRead.waits', { date: formatDate(askedAt) })}</Tag>
  ) : (
    <Tag tone="brand">{t('toRead.confirmed', { at: formatDateTime(confirmedAt) })}</Tag>
  );
}

type ToReadButtonProps = {
  attachment: Pick<EmployeeAttachment, 'attachmentId' | 'fileName'>;
  document: DocumentToRead | undefined;
};

/** Asks for a file to be read and confirmed, or takes that back; nothing once it was confirmed. */
export function ToReadButton({
  attachment: { attachmentId, fileName: name },
  document,
}: ToReadButtonProps): ReactNode {
  const { t } = useTranslation('employees');
  const mayMark = useMayCall('markToRead');
  const marking = useMarkToRead();
  if (!mayMark || (document && document.confirmedAt !== null)) return null;
  const toRead = document === undefined;
  return (
    <Button
      variant="quiet"
      size="small"
      loading={marking.isPending}
      aria-label={t(toRead ? 'toRead.askFile' : 'toRead.withdrawFile', { name })}
      onClick={() => marking.mutate({ body: { attachmentId, toRead } })}
    >
      {t(toRead ? 'toRead.ask' : 'toRead.withdraw')}
    </Button>
  );
}
