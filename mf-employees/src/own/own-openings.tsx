import { query } from '@paga/client';
import { getOwnOpenings } from '@paga/contract/own/stored';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import { formatDateTime } from '@paga/kit/own';
import type { OwnPageProps } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Languaged = Pick<OwnPageProps, 'language'>;

/** Who of the office opened what is theirs, and when; asked for when somebody wants to see it. */
export function OwnOpenings({ language }: Languaged): ReactElement {
  const { t } = useTranslation('employees');
  const [isShown, setShown] = useState(false);
  return (
    <section className="own-card" aria-label={t('own.openings')}>
      <h2>{t('own.openings')}</h2>
      <p className="own-hint">{t('own.openingsHint')}</p>
      {isShown ? (
        <Openings language={language} />
      ) : (
        <button type="button" className="own-button" onClick={() => setShown(true)}>
          {t('own.showOpenings')}
        </button>
      )}
    </section>
  );
}

function Openings({ language }: Languaged): ReactElement {
  const { t } = useTranslation('employees');
  const { data, isPending, refetch } = useQuery({
    ...query(getOwnOpenings, { query: { language } }),
    meta: { silent: true },
  });
  if (isPending) return <OwnPending />;
  if (!data) return <OwnFailed onAgain={refetch} />;
  if (data.length === 0) return <p>{t('own.noOpenings')}</p>;
  return (
    <ul className="own-list">
      {data.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <span>{formatDateTime(at)}</span>
          <span className="own-papers-name">{text}</span>
        </li>
      ))}
    </ul>
  );
}
