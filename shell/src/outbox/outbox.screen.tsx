import { query } from '@paga/client';
import { getOutbox, type OutboxLine } from '@paga/contract/identity/outbox';
import {
  Button,
  Card,
  EmptyState,
  formatDateTime,
  Page,
  type SimpleColumn,
  SimpleTable,
  SkeletonTable,
  Tag,
  type Tone,
} from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NotFoundScreen } from '#remotes/not-found.screen.tsx';
import { OpenedMail } from './opened-mail.tsx';

const TONE: Record<OutboxLine['status'], Tone> = {
  waiting: 'neutral',
  sending: 'info',
  sent: 'success',
  failed: 'danger',
  unsure: 'warning',
};

/** The mail of a demo, which is not sent anywhere without a mail server; outside a demo there is no such page. */
export function OutboxScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState<OutboxLine | null>(null);
  const { data: mails, error } = useQuery({ ...query(getOutbox, {}), meta: { silent: true }, retry: false });
  if (error) return <NotFoundScreen />;
  const columns: SimpleColumn<OutboxLine>[] = [
    {
      key: 'subject',
      title: t('outbox.subject'),
      render: (mail) => (
        <Button variant="link" onClick={() => setOpened(mail)}>
          {mail.subject}
        </Button>
      ),
    },
    { key: 'recipient', title: t('outbox.recipient'), render: (mail) => mail.recipient },
    { key: 'time', title: t('outbox.time'), render: (mail) => formatDateTime(mail.createdAt) },
    {
      key: 'status',
      title: t('outbox.state'),
      render: (mail) => <Tag tone={TONE[mail.status]}>{t(`outbox.status.${mail.status}`)}</Tag>,
    },
  ];
  return (
    <Page title={t('outbox.title')} hint={t('outbox.hint')}>
      <Card flush>
        {mails ? (
          <SimpleTable
            label={t('outbox.title')}
            rows={mails}
            columns={columns}
            rowKey={(mail) => mail.id}
            empty={<EmptyState title={t('outbox.empty')} />}
            stacks
          />
        ) : (
          <SkeletonTable />
        )}
      </Card>
      {opened && <OpenedMail mail={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}
