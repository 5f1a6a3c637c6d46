import { call, isApiError } from '@paga/client';
import { login } from '@paga/contract/access';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginSession, takeNotice } from '../session/session.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { DoorButton } from './door-button.tsx';
import { DoorField } from './door-field.tsx';
import { useTextOf } from './use-text-of.ts';

/** Fetches the application while the person types; a failure shows when it is needed. */
function fetchAhead(): void {
  import(/* webpackChunkName: "application" */ '../application.tsx').catch(() => undefined);
}

/** Leads to the first field that is still empty; the browser's own hint would speak the browser's language. */
function focusEmpty(form: HTMLFormElement): boolean {
  const empty = form.querySelector<HTMLInputElement>('input:invalid');
  empty?.focus();
  return empty !== null;
}

/** Sign-in: e-mail or user name and password, what went wrong, and in a demo the accounts to try. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => Promise<void> }): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [tried, setTried] = useState(false);
  const [notice] = useState(takeNotice);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (focusEmpty(event.currentTarget) || busy) return;
    setBusy(true);
    setError(null);
    try {
      beginSession(await call(login, { body: { email, password } }));
      await onSignedIn();
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  }
  const fill = (account: { email: string; password: string }): void => {
    setEmail(account.email);
    setPassword(account.password);
    fetchAhead();
  };
  return (
    <div className="door-box">
      <div>
        <h1>{t('signIn.title')}</h1>
        <p className="door-lead">{t('signIn.lead')}</p>
      </div>
      {notice && !error && (
        <p className="door-note" role="status">
          {t(`signIn.notice.${notice}`)}
        </p>
      )}
      {error !== null && (
        <p className="door-error" role="alert">
          {isApiError(error, 'VALIDATION_FAILED') ? t('errors.WRONG_CREDENTIALS') : textOf(error)}
        </p>
      )}
      <form className="door-form" onSubmit={submit} onFocus={fetchAhead} noValidate>
        <DoorField
          label={t('signIn.email')}
          value={email}
          onChange={setEmail}
          error={tried && !email ? t('signIn.emailMissing') : undefined}
          autoComplete="username"
          required
          name="email"
        />
        <DoorField
          label={t('signIn.password')}
          aside={<a href="/forgotPassword">{t('signIn.forgot')}</a>}
          type="password"
          value={password}
          onChange={setPassword}
          error={tried && !password ? t('signIn.passwordMissing') : undefined}
          autoComplete="current-password"
          required
          name="password"
        />
        <DoorButton busy={busy}>{t('signIn.submit')}</DoorButton>
      </form>
      <DemoAccounts onChoose={fill} />
    </div>
  );
}
