import { invalidates, mutation, query } from '@paga/client';
import {
  endOwnSession,
  endOwnSessions,
  getOwnSessions,
  type OwnSession,
} from '@paga/contract/identity/account';
import {
  Button,
  Card,
  ErrorState,
  RelativeTime,
  type SimpleColumn,
  SimpleTable,
  SkeletonCard,
  Stack,
  Tag,
  useToast,
} from '@paga/kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Where the person is signed in now, with device and place of the last use; each can be ended, or all others at once. */
export function SessionsCard(): ReactNode {
  const { t } = useTranslation('shell');
  const sessions = useQuery(query(getOwnSessions));
  const others = sessions.data?.some(({ current }) => !current) ?? false;
  return (
    <Card title={t('account.sessions.title')} extra={others && <EndOthers />}>
      <Stack gap={8}>
        <p>{t('account.sessions.text')}</p>
        {sessions.isPending && <SkeletonCard />}
        {sessions.isError && <ErrorState onRetry={() => void sessions.refetch()} />}
        {sessions.data && <SessionsTable sessions={sessions.data} />}
      </Stack>
    </Card>
  );
}

function EndOthers(): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const client = useQueryClient();
  const ending = useMutation({
    ...mutation(endOwnSessions),
    onSuccess: async ({ ended }) => {
      await client.invalidateQueries(invalidates(getOwnSessions));
      toast.success(t('account.sessions.endedOthers', { count: ended }));
    },
  });
  return (
    <Button loading={ending.isPending} onClick={() => ending.mutate({})}>
      {t('account.sessions.endOthers')}
    </Button>
  );
}

function SessionsTable({ sessions }: { sessions: readonly OwnSession[] }): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const client = useQueryClient();
  const ending = useMutation({
    ...mutation(endOwnSession),
    onSuccess: async () => {
      await client.invalidateQueries(invalidates(getOwnSessions));
      toast.success(t('account.sessions.ended'));
    },
  });
  const nameOf = ({ device }: OwnSession) => device ?? t('account.devices.unknown');
  const columns: SimpleColumn<OwnSession>[] = [
    {
      key: 'device',
      title: t('account.devices.device'),
      render: (session) => (
        <>
          {nameOf(session)} {session.current && <Tag tone="info">{t('account.devices.current')}</Tag>}
        </>
      ),
    },
    {
      key: 'address',
      title: t('account.sessions.address'),
      render: ({ address }) => address ?? t('account.sessions.nowhere'),
    },
    {
      key: 'used',
      title: t('account.devices.used'),
      render: ({ lastActiveAt }) => <RelativeTime value={lastActiveAt} />,
    },
    {
      key: 'end',
      title: t('account.devices.action'),
      render: (session) =>
        !session.current && (
          <Button
            variant="link"
            aria-label={t('account.sessions.endOne', { device: nameOf(session) })}
            loading={ending.isPending && ending.variables?.params.id === session.id}
            onClick={() => ending.mutate({ params: { id: session.id } })}
          >
            {t('account.sessions.end')}
          </Button>
        ),
    },
  ];
  return (
    <SimpleTable
      label={t('account.sessions.title')}
      rows={sessions}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
    />
  );
}
