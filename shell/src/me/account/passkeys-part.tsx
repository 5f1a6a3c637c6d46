import { call } from '@paga/client';
import { removeOwnPasskey } from '@paga/contract/own/account';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usesPasskeys } from '#passkeys/sign-in-alone.ts';
import { addPasskey } from '../add-own-passkey.ts';
import { momentText } from './moment-text.ts';
import type { PartProps } from './use-proof.ts';

/** The passkeys of the account. */
export function PasskeysPart({ account, proof }: PartProps): ReactNode {
  const { t } = useTranslation('shell');
  const remove = (id: number): void => void proof.run(() => call(removeOwnPasskey, { params: { id } }));
  return (
    <section className="own-card me-part" aria-labelledby="me-passkeys">
      <h2 id="me-passkeys">{t('me.account.passkeys')}</h2>
      {account.passkeys.length === 0 && <p>{t('me.account.noPasskey')}</p>}
      {account.passkeys.length > 0 && (
        <ul className="me-list">
          {account.passkeys.map(({ id, name, createdAt }) => (
            <li key={id}>
              <span>{t('me.account.passkey', { name, date: momentText(createdAt) })}</span>
              <button type="button" className="me-button" onClick={() => remove(id)}>
                {t('me.account.removePasskey', { name })}
              </button>
            </li>
          ))}
        </ul>
      )}
      {usesPasskeys() && (
        <button type="button" className="me-button" onClick={() => void proof.run(addPasskey)}>
          {t('me.offer.add')}
        </button>
      )}
    </section>
  );
}
