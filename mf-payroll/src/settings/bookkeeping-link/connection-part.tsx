import { call, invalidates } from '@paga/client';
import {
  disconnectService,
  getAuthorizationUrl,
  getServiceConnection,
  type ServiceConnection,
} from '@paga/contract/bookkeeping';
import { isAuthorizationUrl } from '@paga/contract/bookkeeping/authorization-hosts';
import { Alert, Button, ConfirmModal, DateText, Row, Stack, useToast } from '@paga/kit';
import { useCompany, useErrorText, useMayCall } from '@paga/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientModal } from './client.modal.tsx';
import { leaveFor } from './leave-for.ts';

/** Days before the end of a consent from which on the window warns. */
const WARN_DAYS = 30;
const DAY_MS = 86_400_000;

const endsSoon = (until: string | null) =>
  until !== null && Date.parse(until) - Date.now() < WARN_DAYS * DAY_MS;

/** Leads to the page of the service where the consent is given; to no other host. */
function useConnect() {
  const { t } = useTranslation('payroll');
  const toast = useToast();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => call(getAuthorizationUrl),
    onSuccess: ({ url }) => {
      if (isAuthorizationUrl(url, window.location.hostname)) leaveFor(url);
      else toast.error(t('settings.bookkeeping.hostRefused'));
    },
    onError: (error) => toast.error(errorText(error)),
    meta: { silent: true },
  });
}

/** Whether the company is connected, to what, until when; connects, reconnects and disconnects. */
export function ConnectionPart({ connection }: { connection: ServiceConnection }): ReactElement {
  const { t } = useTranslation('payroll');
  const mayConnect = useMayCall('exchangeAccessToken');
  const connect = useConnect();
  const [asked, setAsked] = useState<'client' | 'disconnect' | null>(null);
  const { state, hasClient, connectedUntil } = connection;
  const start = () => (hasClient ? connect.mutate() : setAsked('client'));
  const close = () => setAsked(null);
  return (
    <Stack>
      <State connection={connection} />
      {state === 'connected' && endsSoon(connectedUntil) && (
        <Alert tone="warning">{t('settings.bookkeeping.endsSoon')}</Alert>
      )}
      {mayConnect && (
        <Row>
          {state !== 'connected' && (
            <Button variant="primary" icon="link" loading={connect.isPending} onClick={start}>
              {t(state === 'none' ? 'settings.bookkeeping.connect' : 'settings.bookkeeping.reconnect')}
            </Button>
          )}
          {state === 'connected' && (
            <Button icon="link" loading={connect.isPending} onClick={start}>
              {t('settings.bookkeeping.reconnect')}
            </Button>
          )}
          {state !== 'none' && (
            <Button onClick={() => setAsked('disconnect')}>{t('settings.bookkeeping.disconnect')}</Button>
          )}
          <Button onClick={() => setAsked('client')}>{t('settings.bookkeeping.client.open')}</Button>
        </Row>
      )}
      {asked === 'client' && <ClientModal onClose={close} />}
      {asked === 'disconnect' && <DisconnectModal onClose={close} />}
    </Stack>
  );
}

function State({
  connection: { state, serviceCompany, connectedUntil },
}: {
  connection: ServiceConnection;
}): ReactElement {
  const { t } = useTranslation('payroll');
  if (state === 'none') return <Alert>{t('settings.bookkeeping.state.none')}</Alert>;
  if (state === 'reconnect')
    return (
      <Alert tone="warning">{t('settings.bookkeeping.state.reconnect', { company: serviceCompany })}</Alert>
    );
  return (
    <Alert tone="success">
      {t('settings.bookkeeping.state.connected', { company: serviceCompany })}{' '}
      {t('settings.bookkeeping.until')} <DateText value={connectedUntil} />
    </Alert>
  );
}

function DisconnectModal({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('payroll');
  const { id: userId } = useCompany();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(disconnectService, { body: { userId } }),
    onSuccess: () => {
      void client.invalidateQueries(invalidates(getServiceConnection));
      toast.success(t('settings.bookkeeping.disconnected'));
      onClose();
    },
  });
  return (
    <ConfirmModal
      open
      title={t('settings.bookkeeping.disconnectQuestion')}
      confirmText={t('settings.bookkeeping.disconnect')}
      danger
      loading={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p>{t('settings.bookkeeping.disconnectText')}</p>
    </ConfirmModal>
  );
}
