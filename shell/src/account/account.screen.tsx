import { mutation, query } from '@paga/client';
import { getTwoFactor, updateTwoFactor } from '@paga/contract/identity/two-factor';
import { Card, DetailList, ErrorState, Page, SkeletonCard, Switch, useToast } from '@paga/kit';
import { useSession } from '@paga/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './account.css';
import { PasskeysCard } from './passkeys.card.tsx';
import { TrustedDevices } from './trusted-devices.tsx';

/** Account data: who the person is, two-factor sign-in, and the trusted devices. */
export function AccountScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const { user, roleId } = useSession();
  const items = [
    { key: 'name', label: t('account.name'), value: user.name },
    { key: 'email', label: t('account.email'), value: user.email },
    { key: 'role', label: t('account.role'), value: t(`role.${roleId}`) },
  ];
  return (
    <Page slim title={t('account.configurations')}>
      <div className="paga-stack">
        <Card title={t('account.data')}>
          <DetailList items={items} />
        </Card>
        <Card title={t('account.twoFactor.title')}>
          <TwoFactorSwitch />
        </Card>
        <PasskeysCard />
        <Card title={t('account.devices.title')}>
          <TrustedDevices />
        </Card>
      </div>
    </Page>
  );
}

function TwoFactorSwitch(): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const client = useQueryClient();
  const state = useQuery(query(getTwoFactor));
  const switching = useMutation({
    ...mutation(updateTwoFactor),
    onSuccess: (answer) => {
      client.setQueryData(query(getTwoFactor).queryKey, answer);
      toast.success(t(answer.enabled ? 'account.twoFactor.on' : 'account.twoFactor.off'));
    },
  });
  if (state.isPending) return <SkeletonCard />;
  if (state.isError) return <ErrorState onRetry={() => void state.refetch()} />;
  const { enabled, required } = state.data;
  return (
    <div className="paga-stack paga-tight">
      <div className="account-switch">
        <p>{t('account.twoFactor.text')}</p>
        <Switch
          label={t('account.twoFactor.label')}
          value={enabled}
          loading={switching.isPending}
          onChange={(next) => switching.mutate({ body: { enabled: next } })}
        />
      </div>
      {required && <p className="paga-hint">{t('account.twoFactor.required')}</p>}
    </div>
  );
}
