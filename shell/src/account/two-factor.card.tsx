import { mutation, query } from '@paga/client';
import { getTwoFactor, updateTwoFactor } from '@paga/contract/identity/two-factor';
import { Card, ErrorState, SkeletonCard, Switch, useToast } from '@paga/kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './account.css';

/** Two-factor sign-in, on or off. */
export function TwoFactorCard(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <Card title={t('account.twoFactor.title')}>
      <TwoFactorSwitch />
    </Card>
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
