import { query } from '@paga/client';
import { getTwoFactor } from '@paga/contract/identity/two-factor';
import { Card, ErrorState, Row, SkeletonCard, Stack, Switch } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './account.css';
import { SwitchTwoFactorModal } from './switch-two-factor.modal.tsx';

/** Two-factor sign-in, on or off; switching asks for the password again. */
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
  const state = useQuery(query(getTwoFactor));
  const [asking, setAsking] = useState(false);
  if (state.isPending) return <SkeletonCard />;
  if (state.isError) return <ErrorState onRetry={() => void state.refetch()} />;
  const { enabled, required } = state.data;
  return (
    <Stack gap={8}>
      <Row gap={16} wrap={false} justify="between" className="account-switch">
        <p>{t('account.twoFactor.text')}</p>
        <Switch label={t('account.twoFactor.label')} value={enabled} onChange={() => setAsking(true)} />
      </Row>
      {required && <p className="paga-hint">{t('account.twoFactor.required')}</p>}
      {asking && <SwitchTwoFactorModal enabled={!enabled} onClose={() => setAsking(false)} />}
    </Stack>
  );
}
