import { call } from '@paga/client';
import {
  askOwnCode,
  type OwnSignedIn,
  signInByOwnCode,
  signInByOwnPasskey,
  startOwnPasskeySignIn,
} from '@paga/contract/own/account';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { useOwnPasskeyText } from '#me/use-own-passkey-text.ts';
import { chosen, usesPasskeys } from '#passkeys/sign-in-alone.ts';
import { CodeForm } from './own-code-form.tsx';
import { DemoPages } from './own-demo-pages.tsx';
import { Said } from './own-fault.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { SignInForm } from './sign-in-form.tsx';

type OwnSignInFormProps = { onSignedIn: (answer: OwnSignedIn) => void };

/** Signs in on the own page: by a passkey, or by a code that is mailed and typed here, in the browser that asked for it. */
export function OwnSignInForm({ onSignedIn }: OwnSignInFormProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [address, setAddress] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  async function ask(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      await call(askOwnCode, { body: { address: address.trim() } });
      setAsked(true);
    } catch (caught) {
      setError(textOf(caught));
    }
    setBusy(false);
  }
  const check = async (code: string) => onSignedIn(await call(signInByOwnCode, { body: { code } }));
  return (
    <div className="sign-in-box">
      <div>
        <h1>{t('me.signIn.title')}</h1>
        <p className="sign-in-lead">{t(isAsked ? 'me.signIn.asked' : 'me.signIn.lead', { address })}</p>
      </div>
      <Said error={error} />
      {isAsked ? (
        <CodeForm submit={t('me.signIn.submit')} onCode={check} onAgain={ask} />
      ) : (
        <SignInForm onSubmit={ask} focused>
          <SignInField
            label={t('me.signIn.address')}
            type="email"
            autoComplete="email"
            required
            value={address}
            onChange={setAddress}
          />
          <SignInButton busy={busy}>{t('me.signIn.ask')}</SignInButton>
          <ByPasskey onSignedIn={onSignedIn} onError={setError} />
        </SignInForm>
      )}
      {!isAsked && <DemoPages onChoose={setAddress} />}
      <a href="/login">{t('me.signIn.office')}</a>
    </div>
  );
}

type ByPasskeyProps = OwnSignInFormProps & { onError: (text: string) => void };

function ByPasskey({ onSignedIn, onError }: ByPasskeyProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useOwnPasskeyText();
  if (!usesPasskeys()) return null;
  async function use(): Promise<void> {
    onError('');
    try {
      const credential = await chosen(await call(startOwnPasskeySignIn));
      onSignedIn(await call(signInByOwnPasskey, { body: { credential } }));
    } catch (caught) {
      onError(textOf(caught));
    }
  }
  return (
    <>
      <span className="sign-in-or">{t('me.signIn.or')}</span>
      <button type="button" className="sign-in-button sign-in-passkey" onClick={() => void use()}>
        {t('me.signIn.passkey')}
      </button>
    </>
  );
}
