import { call } from '@paga/client';
import { askOwnAddress, confirmOwnAddress } from '@paga/contract/own/account';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TypedCode } from './typed-code.tsx';
import type { PartProps } from './use-proof.ts';

/** Where codes and notices go: the person's own, which no office can change. */
export function AddressPart({ account, proof }: PartProps): ReactNode {
  const { t } = useTranslation('shell');
  const id = useId();
  const [fresh, setFresh] = useState('');
  const [step, setStep] = useState<'shown' | 'typed' | 'mailed'>('shown');
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    void proof.run(async () => {
      await call(askOwnAddress, { body: { address: fresh.trim() } });
      setStep('mailed');
    });
  };
  const confirm = (code: string): void =>
    void proof.run(async () => {
      await call(confirmOwnAddress, { body: { code } });
      setStep('shown');
    });
  return (
    <section className="own-card me-part" aria-labelledby="me-address">
      <h2 id="me-address">{t('me.account.address')}</h2>
      <p>{account.address ?? t('me.account.noAddress')}</p>
      {step === 'shown' && (
        <button type="button" className="me-button" onClick={() => setStep('typed')}>
          {t('me.account.changeAddress')}
        </button>
      )}
      {step === 'typed' && (
        <form className="me-form" onSubmit={ask}>
          <label htmlFor={id}>{t('me.account.newAddress')}</label>
          <input
            id={id}
            className="me-input"
            type="email"
            autoComplete="email"
            required
            value={fresh}
            onChange={(event) => setFresh(event.target.value)}
          />
          <button type="submit" className="me-button">
            {t('me.signIn.ask')}
          </button>
        </form>
      )}
      {step === 'mailed' && (
        <>
          <p>{t('me.account.mailed', { address: fresh })}</p>
          <TypedCode submit={t('me.account.takeAddress')} onCode={confirm} />
        </>
      )}
    </section>
  );
}
