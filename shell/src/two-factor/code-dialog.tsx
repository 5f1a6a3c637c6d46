import { call, isApiError } from '@paga/client';
import { sendTwoFactorCode } from '@paga/contract/identity/two-factor';
import { Button, CheckBox, CodePrompt } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { OtherWays } from './other-ways.tsx';
import { confirmByApp, confirmByRecovery, confirmTwoFactor } from './two-factor.ts';
import type { StepProps, Way } from './two-factor-props.ts';
import { useCountdown } from './use-countdown.ts';

const PAUSE_SECONDS = 60;
const RECOVERY_LENGTH = 12;

type CodeWay = Exclude<Way, 'passkey'>;

const CONFIRMS = { mail: confirmTwoFactor, app: confirmByApp, recovery: confirmByRecovery } as const;

/** Takes the two-factor step with a code: mailed, of the authenticator app, or a recovery code. */
export function CodeDialog({ way, onDone, onClose, ...step }: StepProps & { way: CodeWay }): ReactNode {
  const { ticket } = step;
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [trust, setTrust] = useState(false);
  async function submit(code: string): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await CONFIRMS[way](ticket, code, trust);
      await onDone();
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  }
  // A ticket that is over cannot be used again: back to the password.
  const over = isApiError(error, 'NOT_SIGNED_IN');
  const isRecovery = way === 'recovery';
  const byMail = ticket.young ? t('twoFactor.young') : t('twoFactor.text');
  return (
    <CodePrompt
      open
      digits={!isRecovery}
      length={isRecovery ? RECOVERY_LENGTH : undefined}
      submitWhenFull
      title={t('twoFactor.title')}
      label={isRecovery ? t('twoFactor.recovery.label') : t('twoFactor.label')}
      submitText={t('twoFactor.submit')}
      error={error === null ? undefined : over ? t('twoFactor.over') : textOf(error)}
      loading={busy}
      onSubmit={submit}
      onClose={onClose}
      below={
        <>
          {!isRecovery && (
            <CheckBox checked={trust} onChange={setTrust}>
              {t('twoFactor.trust')}
            </CheckBox>
          )}
          {way === 'mail' && <SendAgain onError={setError} />}
          <OtherWays {...step} current={way} busy={busy} onError={setError} />
        </>
      }
    >
      <p>{way === 'mail' ? byMail : t(`twoFactor.${way}.text`)}</p>
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
