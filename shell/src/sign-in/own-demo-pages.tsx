import { call } from '@paga/client';
import { getSetupState } from '@paga/contract/identity/setup';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Employees of a demo who have a page, each fills the form; nothing outside a demo. */
export function DemoPages({ onChoose }: { onChoose: (address: string) => void }): ReactNode {
  const { t } = useTranslation('shell');
  const [addresses, setAddresses] = useState<readonly string[]>([]);
  useEffect(() => {
    const left = new AbortController();
    call(getSetupState, {}, { signal: left.signal }).then(
      ({ demo, ownPages = [] }) => setAddresses(demo ? ownPages : []),
      () => undefined,
    );
    return () => left.abort();
  }, []);
  if (addresses.length === 0) return null;
  return (
    <section className="sign-in-demo" aria-label={t('demo.title')}>
      <h2>{t('demo.title')}</h2>
      <p className="sign-in-lead">{t('me.signIn.demo')}</p>
      <ul>
        {addresses.map((address) => (
          <li key={address}>
            <button type="button" className="sign-in-account" onClick={() => onChoose(address)}>
              {address}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
