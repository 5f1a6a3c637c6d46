import { call, isApiError } from '@paga/client';
import { resetPassword, verifyResetPassword } from '@paga/contract/identity/password';
import { brokenPasswordRule } from '@paga/contract/identity/password-rules';
import { PasswordLength } from '@paga/contract/limits';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { SignInForm } from './sign-in-form.tsx';

type LinkState = 'checking' | 'good' | 'broken' | 'used';

/** Sets a new password by the link of the e-mail (`?token=`); a link that is no longer good leads to a new one. */
export function ResetPage(): ReactNode {
  const { t } = useTranslation('shell');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [link, setLink] = useState<LinkState>('checking');
  const [minimum, setMinimum] = useState<number>(PasswordLength.min);
  useEffect(() => {
    const checked =
      token === ''
        ? Promise.resolve({ value: false, minimumLength: undefined })
        : call(verifyResetPassword, { body: { token } });
    checked.then(
      ({ value, minimumLength }) => {
        if (minimumLength !== undefined) setMinimum(minimumLength);
        setLink(value ? 'good' : 'broken');
      },
      // If the server cannot be reached now, sending the form reports it.
      () => setLink('good'),
    );
  }, [token]);
  return (
    <div className="sign-in-box">
      <h1>{t('reset.title')}</h1>
      {link === 'checking' && (
        <p className="sign-in-lead" role="status">
          {t('reset.checking')}
        </p>
      )}
      {link === 'broken' && (
        <>
          <p className="sign-in-error" role="alert">
            {t('errors.RESET_LINK_INVALID')}
          </p>
          <a href="/forgotPassword">{t('reset.again')}</a>
        </>
      )}
      {link === 'used' && (
        <p className="sign-in-note" role="status">
          {t('password.changed')}
        </p>
      )}
      {link === 'good' && <ResetForm token={token} minimum={minimum} onEnd={setLink} />}
      <a href="/login">{t('forgot.back')}</a>
    </div>
  );
}

type ResetFormProps = { token: string; minimum: number; onEnd: (state: 'used' | 'broken') => void };

function ResetForm({ token, minimum, onEnd }: ResetFormProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function submit(): Promise<void> {
    if (busy) return;
    const fault = brokenPasswordRule(password, confirmPassword, minimum);
    setError(fault ? t(`errors.${fault}`, { minimum }) : '');
    if (fault) return;
    setBusy(true);
    try {
      await call(resetPassword, { body: { token, password, confirmPassword } });
      onEnd('used');
    } catch (caught) {
      if (isApiError(caught, 'RESET_LINK_INVALID')) return onEnd('broken');
      setError(textOf(caught));
      setBusy(false);
    }
  }
  const field = { type: 'password', autoComplete: 'new-password', required: true };
  return (
    <>
      {error && (
        <p className="sign-in-error" role="alert">
          {error}
        </p>
      )}
      <SignInForm onSubmit={submit}>
        <SignInField {...field} label={t('password.new')} value={password} onChange={setPassword} />
        <SignInField
          {...field}
          label={t('password.confirm')}
          value={confirmPassword}
          onChange={setConfirmPassword}
        />
        <p className="sign-in-lead">{t('password.rules', { count: minimum })}</p>
        <SignInButton busy={busy}>{t('reset.submit')}</SignInButton>
      </SignInForm>
    </>
  );
}
