import { call, query } from '@paga/client';
import { chooseOwnEmployer, getOwnEmployers } from '@paga/contract/own/account';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTextOf } from '#language/use-text-of.ts';
import { leaveFor } from '#session/leave.ts';
import { OWN_HOME } from '../own-places.ts';

/** Other employers of the person, to go on there; nothing where there is one. */
export function EmployersPart(): ReactNode {
  const { t } = useTranslation('shell');
  const textOf = useTextOf();
  const [error, setError] = useState('');
  const { data = [] } = useQuery(query(getOwnEmployers));
  const others = data.filter(({ current }) => !current);
  if (others.length === 0) return null;
  const choose = (id: number): void =>
    void call(chooseOwnEmployer, { body: { id } }).then(
      () => leaveFor(OWN_HOME),
      (caught: unknown) => setError(textOf(caught)),
    );
  return (
    <section className="own-card me-part" aria-labelledby="me-employers">
      <h2 id="me-employers">{t('me.account.employers')}</h2>
      {error !== '' && (
        <p className="me-fault" role="alert">
          {error}
        </p>
      )}
      <p className="me-buttons">
        {others.map(({ id, name }) => (
          <button key={id} type="button" className="me-button" onClick={() => choose(id)}>
            {name}
          </button>
        ))}
      </p>
    </section>
  );
}
