import { call, isApiError } from '@paga/client';
import { sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import { Button, CheckBox, CodePrompt, KitProvider, kitMessages } from '@paga/kit';
import i18next from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { storedMode } from '#layout/theme.ts';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { confirmTwoFactor } from './two-factor.ts';
import type { TwoFactorProps } from './two-factor-props.ts';
import { useCountdown } from './use-countdown.ts';

const PAUSE_SECONDS = 60;

for (const language of ['sq', 'en'] as const)
  i18next.addResourceBundle(language, 'kit', kitMessages[language]);

/** The two-factor step of a sign-in, in the kit's frame, which the pages before the sign-in do not have. */
export function TwoFactorModal(props: TwoFactorProps): ReactNode {
  const { i18n } = useTranslation('shell');
  return (
    <KitProvider mode={storedMode()} language={i18n.language === 'en' ? 'en' : 'sq'}>
      <TwoFactorStep {...props} />
    </KitProvider>
  );
}

/** The passkey first, where there is one; who has lost it asks for a code. */
function TwoFactorStep(props: TwoFactorProps): ReactNode {
  const [byCode, setByCode] = useState(!props.ticket.passkey);
  return byCode ? <CodeDialog {...props} /> : <PasskeyDialog {...props} onCode={() => setByCode(true)} />;
}

function CodeDialog({ ticket, onDone, onClose }: TwoFactorProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [trust, setTrust] = useState(false);
  async function submit(code: string): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await confirmTwoFactor(ticket, code, trust);
      await onDone();
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  }
  // A ticket that is over cannot be used again: back to the password.
  const over = isApiError(error, 'NOT_SIGNED_IN');
  return (
    <CodePrompt
      open
      digits
      submitWhenFull
      title={t('twoFactor.title')}
      label={t('twoFactor.label')}
      submitText={t('twoFactor.submit')}
      error={error === null ? undefined : over ? t('twoFactor.over') : textOf(error)}
      loading={busy}
      onSubmit={submit}
      onClose={onClose}
      below={
        <>
          <CheckBox checked={trust} onChange={setTrust}>
            {t('twoFactor.trust')}
          </CheckBox>
          <SendAgain onError={setError} />
        </>
      }
    >
      <p>{t('twoFactor.text')}</p>
    </CodePrompt>
  );
}

/** Another code, after a pause. */
function SendAgain({ onError }: { onError: (error: unknown) => void }): ReactNode {
  const { t } = useTranslation('shell');
  const { left, restart } = useCountdown(PAUSE_SECONDS);
  const [sent, setSent] = useState(false);
  async function sendAgain(): Promise<void> {
    onError(null);
    try {
      restart((await call(sendTwoFactorCode)).pauseSeconds);
      setSent(true);
    } catch (caught) {
      onError(caught);
    }
  }
  return (
    <div>
      <Button variant="link" disabled={left > 0} onClick={sendAgain}>
        {left > 0 ? t('twoFactor.resendIn', { count: left }) : t('twoFactor.resend')}
      </Button>
      <span role="status">{sent && t('twoFactor.sent')}</span>
    </div>
  );
}
