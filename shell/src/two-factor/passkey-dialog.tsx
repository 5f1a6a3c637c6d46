import { isApiError } from '@paga/client';
import { Alert, Button, CheckBox, Modal, Stack } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasskeyText } from '#passkeys/use-passkey-text.ts';
import { OtherWays } from './other-ways.tsx';
import { confirmByPasskey } from './two-factor.ts';
import type { StepProps } from './two-factor-props.ts';

/** Takes the two-factor step with a passkey. */
export function PasskeyDialog({ onDone, onClose, ...step }: StepProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = usePasskeyText();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [trust, setTrust] = useState(false);
  const use = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    await confirmByPasskey(step.ticket, trust)
      .then(onDone)
      .catch((caught: unknown) => {
        setError(caught);
        setBusy(false);
      });
  };
  const footer = (
    <div className="paga-actions">
      <Button onClick={onClose}>{t('twoFactor.cancel')}</Button>
      <Button variant="primary" loading={busy} onClick={use} autoFocus>
        {t('twoFactor.passkey.use')}
      </Button>
    </div>
  );
  const isOver = isApiError(error, 'NOT_SIGNED_IN');
  return (
    <Modal open title={t('twoFactor.title')} onClose={onClose} footer={footer} width={400}>
      <Stack gap={8}>
        <p>{t('twoFactor.passkey.text')}</p>
        {error !== null && <Alert tone="danger">{isOver ? t('twoFactor.over') : textOf(error)}</Alert>}
        <CheckBox checked={trust} onChange={setTrust}>
          {t('twoFactor.trust')}
        </CheckBox>
        <OtherWays {...step} current="passkey" busy={busy} onError={setError} />
      </Stack>
    </Modal>
  );
}
