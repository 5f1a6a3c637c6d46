import { call, isApiError } from '@paga/client';
import { sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import { Alert, Button, CheckBox, Modal, Stack } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePasskeyText } from '#passkeys/use-passkey-text.ts';
import { confirmByPasskey } from './two-factor.ts';
import type { TwoFactorProps } from './two-factor-props.ts';

/** Takes the two-factor step with a passkey, or has a code mailed instead. */
export function PasskeyDialog({
  ticket,
  onDone,
  onClose,
  onCode,
}: TwoFactorProps & { onCode: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = usePasskeyText();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [trust, setTrust] = useState(false);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    await work().catch((caught: unknown) => {
      setError(caught);
      setBusy(false);
    });
  };
  const use = () => attempt(() => confirmByPasskey(ticket, trust).then(onDone));
  const mail = () => attempt(() => call(sendTwoFactorCode).then(onCode));
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
        <div>
          <Button variant="link" disabled={busy} onClick={mail}>
            {t('twoFactor.passkey.byCode')}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}
