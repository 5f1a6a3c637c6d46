import { call } from '@paga/client';
import { confirmOwnProof, startOwnProof } from '@paga/contract/own/account';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signWithPasskey } from '#passkeys/ceremony.ts';
import { useOwnPasskeyText } from '../use-own-passkey-text.ts';
import { TypedCode } from './typed-code.tsx';
import type { PartProps } from './use-proof.ts';

type ProofBoxProps = Pick<PartProps, 'account'> & { proof: Pick<PartProps['proof'], 'given' | 'forget'> };

/** Asks for a passkey or a mailed code before something is changed. */
export function ProofBox({ account, proof }: ProofBoxProps): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useOwnPasskeyText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMailed, setMailed] = useState(false);
  const [error, setError] = useState('');
  useEffect(() => heading.current?.focus(), []);
  const tried = (work: () => Promise<unknown>): void => {
    setError('');
    work().catch((caught: unknown) => setError(textOf(caught)));
  };
  async function byPasskey(): Promise<void> {
    const { passkey } = await call(startOwnProof, { body: { by: 'passkey' } });
    if (!passkey) return;
    const credential = await signWithPasskey(passkey);
    await call(confirmOwnProof, { body: { credential } });
    await proof.given();
  }
  async function mail(): Promise<void> {
    await call(startOwnProof, { body: { by: 'code' } });
    setMailed(true);
  }
  async function byCode(code: string): Promise<void> {
    await call(confirmOwnProof, { body: { code } });
    await proof.given();
  }
  return (
    <section className="own-card me-part" aria-labelledby="me-proof">
      <h2 id="me-proof" ref={heading} tabIndex={-1}>
        {t('me.proof.title')}
      </h2>
      {error !== '' && (
        <p className="me-fault" role="alert">
          {error}
        </p>
      )}
      {isMailed ? (
        <TypedCode submit={t('me.proof.confirm')} onCode={(code) => tried(() => byCode(code))} />
      ) : (
        <p>{t('me.proof.text')}</p>
      )}
      <p className="me-buttons">
        {account.passkeys.length > 0 && (
          <button type="button" className="me-button" onClick={() => tried(byPasskey)}>
            {t('me.proof.passkey')}
          </button>
        )}
        {account.address !== null && (
          <button type="button" className="me-button" onClick={() => tried(mail)}>
            {t(isMailed ? 'me.code.again' : 'me.proof.code')}
          </button>
        )}
        <button type="button" className="me-button" onClick={proof.forget}>
          {t('me.proof.cancel')}
        </button>
      </p>
    </section>
  );
}
