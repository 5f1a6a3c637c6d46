import { query } from '@paga/client';
import { getOutboxMail, type OutboxLine } from '@paga/contract/system';
import { Drawer, ErrorState, SkeletonCard, Tabs } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './outbox.css';

/** One mail as text, and as HTML in a sandbox without scripts, forms or this origin. */
export function OpenedMail({ mail, onClose }: { mail: OutboxLine; onClose: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const { data, error, refetch } = useQuery({ ...query(getOutboxMail, { params: { id: mail.id } }), meta: { silent: true } });
  const bodies = data && [
    { key: 'text', label: t('outbox.text'), children: <pre className="outbox-text">{data.text}</pre> },
    {
      key: 'html',
      label: t('outbox.html'),
      children: <iframe className="outbox-html" sandbox="" srcDoc={data.html} title={data.subject} />,
    },
  ];
  return (
    <Drawer open title={mail.subject} onClose={onClose} width={640}>
      <p>{t('outbox.to', { recipient: mail.recipient })}</p>
      {bodies && <Tabs label={t('outbox.bodies')} items={bodies} />}
      {!bodies && (error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonCard />)}
    </Drawer>
  );
}
