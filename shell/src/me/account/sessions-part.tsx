import { call } from '@paga/client';
import { endOwnPageSession } from '@paga/contract/own/account';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from './moment-text.ts';
import type { PartProps } from './use-proof.ts';

/** Where the person is signed in, each to be ended. */
export function SessionsPart({ account, proof }: PartProps): ReactNode {
  const { t } = useTranslation('shell');
  const end = (id: number): void => void proof.run(() => call(endOwnPageSession, { params: { id } }));
  return (
    <section className="own-card me-part" aria-labelledby="me-sessions">
      <h2 id="me-sessions">{t('me.account.sessions')}</h2>
      <ul className="me-list">
        {account.sessions.map(({ id, device, lastActiveAt, current }) => {
          const named = device ?? t('me.account.unknownDevice');
          return (
            <li key={id}>
              <span>{t('me.account.session', { device: named, date: momentText(lastActiveAt) })}</span>
              {current ? (
                <strong>{t('me.account.here')}</strong>
              ) : (
                <button type="button" className="me-button" onClick={() => end(id)}>
                  {t('me.account.endSession', { device: named })}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
