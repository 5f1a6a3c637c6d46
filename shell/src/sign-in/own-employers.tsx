import { call } from '@paga/client';
import type { OutputOf } from '@paga/contract/endpoint';
import { chooseOwnEmployer, getOwnEmployers } from '@paga/contract/own/account';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { Said } from './own-fault.tsx';

/** Who has a page at several employers says at which to go on. */
export function PickEmployer({ onPicked }: { onPicked: () => void }): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [employers, setEmployers] = useState<OutputOf<typeof getOwnEmployers>>([]);
  const [error, setError] = useState('');
  // What is said of a failure is worded once it is shown.
  const [fault, setFault] = useState<unknown>();
  useEffect(() => {
    call(getOwnEmployers).then(setEmployers, setFault);
  }, []);
  async function pick(id: number): Promise<void> {
    try {
      await call(chooseOwnEmployer, { body: { id } });
      onPicked();
    } catch (caught) {
      setError(textOf(caught));
    }
  }
  return (
    <div className="sign-in-box">
      <h1>{t('me.employers.title')}</h1>
      <Said error={fault === undefined ? error : textOf(fault)} />
      {employers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="sign-in-button sign-in-passkey"
          onClick={() => void pick(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
