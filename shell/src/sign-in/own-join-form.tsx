import { call } from '@paga/client';
import type { OutputOf } from '@paga/contract/endpoint';
import type { OwnSignedIn } from '@paga/contract/own/account';
import { joinOwnPage, openOwnInvitation, startOwnJoining } from '@paga/contract/own/joining';
import { JOINING_DIGITS } from '@paga/contract/own/parts';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passkeyName } from '#me/add-own-passkey.ts';
import { useOwnPasskeyText } from '#me/use-own-passkey-text.ts';
import { makePasskey } from '#passkeys/ceremony.ts';
import { Said } from './own-fault.tsx';
import { SignInButton } from './sign-in-button.tsx';
import { SignInField } from './sign-in-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { takeToken } from './take-token.ts';

type Invitation = { token: string } & OutputOf<typeof openOwnInvitation>;

/** Joins the own page: by the link of a mail, or by the code of a letter that is typed here. */
export function JoinForm({ onJoined }: { onJoined: (answer: OwnSignedIn) => void }): ReactNode {
  const { t } = useTranslation('shell');
  const [token] = useState(takeToken);
  const [invitation, setInvitation] = useState<Invitation>();
  const [fault, setFault] = useState<unknown>();
  const textOf = useOwnPasskeyText();
  const open = (typed: string) =>
    call(openOwnInvitation, { body: { token: typed } }).then(
      (answer) => setInvitation({ token: typed, ...answer }),
      setFault,
    );
  useEffect(() => {
    if (token === '') return;
    call(openOwnInvitation, { body: { token } }).then(
      (answer) => setInvitation({ token, ...answer }),
      setFault,
    );
  }, [token]);
  return (
    <div className="sign-in-box">
      <h1>{t('me.join.title')}</h1>
      <Said error={fault === undefined ? '' : textOf(fault)} />
      {invitation ? (
        <DigitsForm invitation={invitation} onJoined={onJoined} />
      ) : (
        (token === '' || fault !== undefined) && <LetterForm onCode={open} />
      )}
      <a href="/me/sign-in">{t('me.join.known')}</a>
    </div>
  );
}

function LetterForm({ onCode }: { onCode: (code: string) => Promise<void> }): ReactNode {
  const { t } = useTranslation('shell');
  const [code, setCode] = useState('');
  return (
    <SignInForm onSubmit={() => onCode(code.trim())} focused>
      <p className="sign-in-lead">{t('me.join.letter')}</p>
      <SignInField label={t('me.join.code')} autoComplete="off" required value={code} onChange={setCode} />
      <SignInButton busy={false}>{t('me.join.next')}</SignInButton>
    </SignInForm>
  );
}

type DigitsFormProps = { invitation: Invitation; onJoined: (answer: OwnSignedIn) => void };

function DigitsForm({ invitation: { token, company, letter }, onJoined }: DigitsFormProps): ReactNode {
  const { t, i18n } = useTranslation('shell');
  const textOf = useOwnPasskeyText();
  const [digits, setDigits] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  async function join(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      const credential =
        letter && (await makePasskey(await call(startOwnJoining, { body: { token, digits } })));
      const passkey = credential ? { name: passkeyName(), credential } : undefined;
      const language = i18n.language === 'en' ? 'en' : 'sq';
      onJoined(await call(joinOwnPage, { body: { token, digits, language, passkey } }));
    } catch (caught) {
      setError(textOf(caught));
      setBusy(false);
    }
  }
  return (
    <SignInForm onSubmit={join} focused>
      <p>{t('me.join.invites', { company })}</p>
      <Said error={error} />
      <SignInField
        label={t('me.join.digits')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={JOINING_DIGITS}
        required
        value={digits}
        onChange={setDigits}
      />
      {letter && <p className="sign-in-lead">{t('me.join.needsPasskey')}</p>}
      <SignInButton busy={busy}>{t('me.join.submit')}</SignInButton>
    </SignInForm>
  );
}
