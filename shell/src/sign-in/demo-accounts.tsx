import { call } from '@paga/client';
import { type DemoAccount, getSetupState } from '@paga/contract/identity/setup';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The accounts of a demo, each fills the form; nothing outside a demo. A server without its first admin leads to the setup page. */
export function DemoAccounts({ onChoose }: { onChoose: (account: DemoAccount) => void }): ReactNode {
  const { t } = useTranslation('shell');
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    const left = new AbortController();
    call(getSetupState, {}, { signal: left.signal }).then(
      (state) => {
        if (left.signal.aborted) return;
        if (state.setupNeeded) location.replace('/setup');
        else setAccounts(state.demo ? state.accounts : []);
      },
      () => undefined,
    );
    return () => left.abort();
  }, []);
  if (accounts.length === 0) return null;
  return (
    <section className="sign-in-demo" aria-label={t('demo.title')}>
      <h2>{t('demo.title')}</h2>
      <p className="sign-in-lead">{t('demo.text')}</p>
      <ul>
        {accounts.map((account) => (
          <li key={account.email}>
            <button type="button" className="sign-in-account" onClick={() => onChoose(account)}>
              <span>{account.email}</span>
              <span className="sign-in-account-role">{t(`role.${account.roleId}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
