import { call } from '@paga/client';
import { forgotPassword } from '@paga/contract/identity/password';
import { getSetupState } from '@paga/contract/identity/setup';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Asks for the e-mail a link goes to; the answer is the same for an unknown address. */
export function ForgotPage(): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const [error, setError] = useState<unknown>(null);
  const [demo, setDemo] = useState(false);

  async function submit(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    setError(null);
    try {
      await call(forgotPassword, { query: { email } });
      setState('sent');
      call(getSetupState, {}).then(
        (server) => setDemo(server.demo),
        () => undefined,
      );
    } catch (caught) {
      setError(caught);
      setState('asking');
    }
  }
  return (
    <div className="sign-in-box">
      <div>
        <h1>{t('forgot.title')}</h1>
        {state !== 'sent' && <p className="sign-in-lead">{t('forgot.lead')}</p>}
      </div>
      {error !== null && (
        <p className="sign-in-error" role="alert">
          {textOf(error)}
        </p>
      )}
      {state === 'sent' ? (
        <p className="sign-in-note" role="status">
          {t('forgot.sent')}
        </p>
      ) : (
        <SignInForm onSubmit={submit}>
          <SignInField
            label={t('forgot.email')}
            type="email"
            value={email}
            onChange={setEmail}
            autoComplete="email"
            required
          />
          <SignInButton busy={state === 'busy'}>{t('forgot.submit')}</SignInButton>
        </SignInForm>
      )}
      {demo && <p className="sign-in-note">{t('forgot.demo')}</p>}
      <a href="/login">{t('forgot.back')}</a>
    </div>
  );
}
