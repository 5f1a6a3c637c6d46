import { query } from '@paga/client';
import { getMailState } from '@paga/contract/identity/outbox';
import { Icon } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const ASKED_AGAIN_MS = 300_000;

/** Says to those who send mail that it waits: no mail server is configured. */
export function MailBar(): ReactNode {
  const { t } = useTranslation('shell');
  const sends = useMayCall('sendPayslipToEmail');
  const state = useQuery({
    ...query(getMailState),
    enabled: sends,
    staleTime: ASKED_AGAIN_MS,
    meta: { silent: true },
  });
  if (!state.data?.waits) return null;
  return (
    <p className="frame-strip">
      <Icon name="mail" />
      {t('frame.mailWaits')}
    </p>
  );
}
