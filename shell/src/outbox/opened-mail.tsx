import { call, downloadFile, query } from '@paga/client';
import {
  getOutboxAttachment,
  getOutboxMail,
  type OutboxAttachment,
  type OutboxLine,
} from '@paga/contract/identity/outbox';
import { Button, Drawer, ErrorState, formatNumber, Row, SkeletonCard, Tabs } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { showMail } from '../trusted-types.ts';
import './outbox.css';

/** One mail as text, and as HTML in a sandbox without scripts, forms or this origin. */
export function OpenedMail({ mail, onClose }: { mail: OutboxLine; onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const { data, error, refetch } = useQuery({
    ...query(getOutboxMail, { params: { id: mail.id } }),
    meta: { silent: true },
  });
  const bodies = data && [
    { key: 'text', label: t('outbox.text'), children: <pre className="outbox-text">{data.text}</pre> },
    {
      key: 'html',
      label: t('outbox.html'),
      children: <MailFrame title={data.subject} html={data.html} />,
    },
  ];
  return (
    <Drawer open title={mail.subject} onClose={onClose} width={640}>
      <p>{t('outbox.to', { recipient: mail.recipient })}</p>
      {data && data.attachments.length > 0 && <MailFiles files={data.attachments} />}
      {bodies && <Tabs label={t('outbox.bodies')} items={bodies} />}
      {!bodies && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonCard />)}
    </Drawer>
  );
}

function MailFrame({ title, html }: { title: string; html: string }): ReactNode {
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) showMail(frame, html);
    },
    [html],
  );
  return <iframe className="outbox-html" sandbox="" title={title} ref={show} />;
}

/** The files that go with the mail, each to be saved. */
function MailFiles({ files }: { files: readonly OutboxAttachment[] }): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <ul className="outbox-files paga-list" aria-label={t('outbox.files')}>
      {files.map(({ id, fileName, size }) => (
        <Row as="li" gap={[4, 8]} key={id}>
          <Button
            variant="link"
            icon="paperclip"
            onClick={async () => downloadFile(await call(getOutboxAttachment, { params: { id } }), fileName)}
          >
            {fileName}
          </Button>
          <span className="paga-hint">
            {t('outbox.kilobytes', { size: formatNumber(Math.max(1, Math.round(size / 1024))) })}
          </span>
        </Row>
      ))}
    </ul>
  );
}
