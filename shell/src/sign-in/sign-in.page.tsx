import { call, isApiError } from '@paga/client';
import { login } from '@paga/contract/identity/sign-in';
import type { SignInAnswer } from '@paga/contract/identity/user';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInAlone } from '#passkeys/sign-in-alone.ts';
import { usePasskeyText } from '#passkeys/use-passkey-text.ts';
import { beginSession, takeNotice } from '#session/session.ts';
import { holdTicket, readTicket, type Ticket } from '#session/ticket.ts';
import { giveUpTwoFactor } from '#two-factor/two-factor.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { useKeptEmail } from './use-kept-email.ts';

/** Fetches the application while the person types; a failure shows when it is needed. */
function fetchAhead(): void {
  import(/* webpackChunkName: "application" */ '#application.tsx').catch(() => undefined);
}

/** Loads the kit, so only where a two-factor code is due. */
const TwoFactorModal = lazy(async () => {
  const modal = await import(/* webpackChunkName: "two-factor" */ '#two-factor/two-factor.modal.tsx');
  return { default: modal.TwoFactorModal };
});

/** spec 1 §2: the address may ask for the two-factor code; it opens only while a ticket is there. */
function askedTicket(): Ticket | null {
  return new URLSearchParams(location.search).get('twoFactor') === 'true' ? readTicket() : null;
}

/** Signs in once at a time; `ticket` is there while a two-factor code is due. */
function useSignIn(onSignedIn: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [ticket, setTicket] = useState(askedTicket);
  async function submit(attempt: () => Promise<SignInAnswer>, alone?: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const answer = await attempt();
      if (answer.twoFactor) {
        const { token, user, passkey, app } = answer;
        const due = { token, userId: user.id, passkey, app, young: alone };
        holdTicket(due);
        setTicket(due);
        setBusy(false);
        return;
      }
      beginSession(answer);
      await onSignedIn();
    } catch (caught) {
      setError(caught);
      setBusy(false);
    }
  }
  const giveUp = (): void => {
    giveUpTwoFactor();
    setTicket(null);
  };
  return { busy, error, ticket, submit, giveUp };
}

/** Sign-in: e-mail or user name and password, what went wrong, and in a demo the accounts to try. */
export function SignInPage({ onSignedIn }: { onSignedIn: () => Promise<void> }): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = usePasskeyText();
  const [email, setEmail] = useKeptEmail();
  const [password, setPassword] = useState('');
  const [notice] = useState(takeNotice);
  const { busy, error, ticket, submit, giveUp } = useSignIn(onSignedIn);
  const fill = (account: { email: string; password: string }): void => {
    setEmail(account.email);
    setPassword(account.password);
    fetchAhead();
  };
  return (
    <div className="sign-in-box">
      <div>
        <h1>{t('signIn.title')}</h1>
        <p className="sign-in-lead">{t('signIn.lead')}</p>
      </div>
      {notice && !error && (
        <p className="sign-in-note" role="status">
          {t(`signIn.notice.${notice}`)}
        </p>
      )}
      {error !== null && (
        <p className="sign-in-error" role="alert">
          {isApiError(error, 'VALIDATION_FAILED') ? t('errors.WRONG_CREDENTIALS') : textOf(error)}
        </p>
      )}
      <SignInForm
        onSubmit={() => submit(() => call(login, { body: { email, password } }))}
        onBegin={fetchAhead}
        focused
      >
        <SignInField
          label={t('signIn.email')}
          value={email}
          onChange={setEmail}
          missing={t('signIn.emailMissing')}
          autoComplete="username"
          required
          name="email"
        />
        <SignInField
          label={t('signIn.password')}
          aside={<a href="/forgotPassword">{t('signIn.forgot')}</a>}
          type="password"
          value={password}
          onChange={setPassword}
          missing={t('signIn.passwordMissing')}
          autoComplete="current-password"
          required
          name="password"
        />
        <SignInButton busy={busy}>{t('signIn.submit')}</SignInButton>
        <PasskeyButton busy={busy} onUse={() => void submit(signInAlone, true)} />
      </SignInForm>
      {ticket && (
        <Suspense fallback={null}>
          <TwoFactorModal ticket={ticket} onDone={onSignedIn} onClose={giveUp} />
        </Suspense>
      )}
      <DemoAccounts onChoose={fill} />
    </div>
  );
}
