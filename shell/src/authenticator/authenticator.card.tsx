import { query } from '@paga/client';
import {
  type AuthenticatorState,
  getAuthenticator,
  RECOVERY_CODES,
} from '@paga/contract/identity/authenticator';
import { Button, Card, DateText, DetailList, ErrorState, Row, SkeletonCard, Stack } from '@paga/kit';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type ReactNode, type SetStateAction, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecoveryCodesModal } from './recovery-codes.modal.tsx';
import { RemoveAuthenticatorModal } from './remove-authenticator.modal.tsx';
import { RenewCodesModal } from './renew-codes.modal.tsx';
import { ScanModal, type Started } from './scan.modal.tsx';
import { StartModal } from './start.modal.tsx';

/** The window that is open: what is asked for, or what is shown this once. */
type Open = 'start' | 'renew' | 'remove' | { scan: Started } | { codes: readonly string[] };

/** The own authenticator app: set up after the password, its recovery codes, switched off. */
export function AuthenticatorCard(): ReactNode {
  const { t } = useTranslation('shell');
  const state = useQuery(query(getAuthenticator));
  const [open, setOpen] = useState<Open>();
  if (state.isPending) return <SkeletonCard />;
  return (
    <Card title={t('account.app.title')}>
      {state.isError ? (
        <ErrorState onRetry={() => void state.refetch()} />
      ) : (
        <Stack gap={8}>
          <p>{t('account.app.text')}</p>
          {state.data.enabled ? (
            <SwitchedOn state={state.data} onAsk={setOpen} />
          ) : (
            <div>
              <Button icon="plus" onClick={() => setOpen('start')}>
                {t('account.app.setUp')}
              </Button>
            </div>
          )}
        </Stack>
      )}
      <OpenWindow open={open} onOpen={setOpen} />
    </Card>
  );
}

type OpenWindowProps = { open: Open | undefined; onOpen: Dispatch<SetStateAction<Open | undefined>> };

function OpenWindow({ open, onOpen }: OpenWindowProps): ReactNode {
  // A window that leads to the next one is closed by its form afterwards: only if it is still the open one.
  const close = () => onOpen((now) => (now === open ? undefined : now));
  const showCodes = (codes: readonly string[]) => onOpen({ codes });
  if (open === undefined) return null;
  if (open === 'start') return <StartModal onStarted={(scan) => onOpen({ scan })} onClose={close} />;
  if (open === 'renew') return <RenewCodesModal onCodes={showCodes} onClose={close} />;
  if (open === 'remove') return <RemoveAuthenticatorModal onClose={close} />;
  if ('scan' in open) return <ScanModal started={open.scan} onCodes={showCodes} onClose={close} />;
  return <RecoveryCodesModal codes={open.codes} onClose={close} />;
}

type SwitchedOnProps = { state: AuthenticatorState; onAsk: (open: Open) => void };

function SwitchedOn({ state: { since, recoveryCodes }, onAsk }: SwitchedOnProps): ReactNode {
  const { t } = useTranslation('shell');
  const left = t('account.app.leftOf', { left: recoveryCodes, count: RECOVERY_CODES });
  return (
    <>
      <DetailList
        items={[
          { key: 'since', label: t('account.app.since'), value: <DateText value={since?.slice(0, 10)} /> },
          { key: 'left', label: t('account.app.left'), value: left },
        ]}
      />
      {recoveryCodes === 0 && <p className="paga-hint">{t('account.app.none')}</p>}
      <Row gap={8}>
        <Button onClick={() => onAsk('renew')}>{t('account.app.renew')}</Button>
        <Button onClick={() => onAsk('remove')}>{t('account.app.switchOff')}</Button>
      </Row>
    </>
  );
}
