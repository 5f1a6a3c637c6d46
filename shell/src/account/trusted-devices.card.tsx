import { invalidates, mutation, query } from '@paga/client';
import {
  forgetTrustedDevice,
  getTrustedDevices,
  type TrustedDevice,
} from '@paga/contract/identity/two-factor';
import {
  Button,
  Card,
  DateText,
  EmptyState,
  ErrorState,
  type SimpleColumn,
  SimpleTable,
  SkeletonCard,
  Tag,
  useToast,
} from '@paga/kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The devices that need no two-factor code; each can be made to need it again. */
export function TrustedDevicesCard(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Card title={t('account.devices.title')}>
      <TrustedDevices />
    </Card>
  );
}

function TrustedDevices(): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const client = useQueryClient();
  const devices = useQuery(query(getTrustedDevices));
  const forgetting = useMutation({
    ...mutation(forgetTrustedDevice),
    onSuccess: async () => {
      await client.invalidateQueries(invalidates(getTrustedDevices));
      toast.success(t('account.devices.forgotten'));
    },
  });
  if (devices.isPending) return <SkeletonCard />;
  if (devices.isError) return <ErrorState onRetry={() => void devices.refetch()} />;
  const columns: SimpleColumn<TrustedDevice>[] = [
    {
      key: 'label',
      title: t('account.devices.device'),
      render: ({ label, current }) => (
        <>
          {label || t('account.devices.unknown')}{' '}
          {current && <Tag tone="info">{t('account.devices.current')}</Tag>}
        </>
      ),
    },
    {
      key: 'used',
      title: t('account.devices.used'),
      render: ({ lastUsedAt }) => <DateText value={lastUsedAt.slice(0, 10)} />,
    },
    {
      key: 'until',
      title: t('account.devices.until'),
      render: ({ trustedUntil }) => <DateText value={trustedUntil.slice(0, 10)} />,
    },
    {
      key: 'forget',
      title: t('account.devices.action'),
      render: ({ id, label }) => (
        <Button
          variant="link"
          aria-label={t('account.devices.forgetOne', { label })}
          loading={forgetting.isPending && forgetting.variables?.params.id === id}
          onClick={() => forgetting.mutate({ params: { id } })}
        >
          {t('account.devices.forget')}
        </Button>
      ),
    },
  ];
  const empty = <EmptyState title={t('account.devices.none')} hint={t('account.devices.noneHint')} />;
  return (
    <SimpleTable
      label={t('account.devices.title')}
      rows={devices.data}
      columns={columns}
      rowKey={({ id }) => id}
      empty={empty}
      stacks
    />
  );
}
