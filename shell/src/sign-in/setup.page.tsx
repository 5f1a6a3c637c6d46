import { call } from '@paga/client';
import { brokenPasswordRule } from '@paga/contract/identity/password-rules';
import { makeFirstAdmin } from '@paga/contract/identity/setup';
import { PasswordLength } from '@paga/contract/limits';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { SignInButton } from './sign-in-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { SignInForm } from './sign-in-form.tsx';

const EMPTY = { secret: '', name: '', email: '', password: '' };

/** The first super admin of an empty installation, made once by the secret the server printed. */
export function SetupPage(): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [values, setValues] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const set = (name: keyof typeof EMPTY) => (value: string) =>
    setValues((before) => ({ ...before, [name]: value }));

  async function submit(): Promise<void> {
    if (busy) return;
    const fault = brokenPasswordRule(values.password, values.password);
    setError(fault ? t(`errors.${fault}`) : '');
    if (fault) return;
    setBusy(true);
    try {
      await call(makeFirstAdmin, { body: values });
      location.assign('/login');
    } catch (caught) {
      setError(textOf(caught));
      setBusy(false);
    }
  }
  return (
    <div className="sign-in-box">
      <div>
        <h1>{t('setup.title')}</h1>
        <p className="sign-in-lead">{t('setup.lead')}</p>
      </div>
      {error && (
        <p className="sign-in-error" role="alert">
          {error}
        </p>
      )}
      <SignInForm onSubmit={submit}>
        <SignInField
          label={t('setup.secret')}
          value={values.secret}
          onChange={set('secret')}
          autoComplete="off"
          required
        />
        <SignInField
          label={t('setup.name')}
          value={values.name}
          onChange={set('name')}
          autoComplete="name"
          required
        />
        <SignInField
          label={t('setup.email')}
          type="email"
          value={values.email}
          onChange={set('email')}
          autoComplete="email"
          required
        />
        <SignInField
          label={t('signIn.password')}
          type="password"
          value={values.password}
          onChange={set('password')}
          autoComplete="new-password"
          required
        />
        <p className="sign-in-lead">{t('password.rules', { count: PasswordLength.min })}</p>
        <SignInButton busy={busy}>{t('setup.submit')}</SignInButton>
      </SignInForm>
    </div>
  );
}
