import { query } from '@paga/client';
import { getOwnStored, type StoredSection } from '@paga/contract/own/stored';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import { Amount, Cover, CoverSwitch } from '@paga/kit/own';
import type { OwnPageProps } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StoredFiles, type StoredFilesProps } from './stored-files.tsx';

type Languaged = Pick<OwnPageProps, 'language'>;

/** Everything that is stored about them: to read when somebody wants to, and to take away as a file. */
export function OwnStored({ language, Proof }: StoredFilesProps): ReactElement {
  const { t } = useTranslation('employees');
  const [isShown, setShown] = useState(false);
  return (
    <section className="own-card" aria-label={t('own.stored')}>
      <h2>{t('own.stored')}</h2>
      <p className="own-hint">{t('own.storedHint')}</p>
      {isShown ? (
        <Sections language={language} />
      ) : (
        <button type="button" className="own-button" onClick={() => setShown(true)}>
          {t('own.showStored')}
        </button>
      )}
      <StoredFiles language={language} Proof={Proof} />
    </section>
  );
}

function Sections({ language }: Languaged): ReactElement {
  const { data, isPending, refetch } = useQuery({
    ...query(getOwnStored, { query: { language } }),
    meta: { silent: true },
  });
  if (isPending) return <OwnPending />;
  if (!data) return <OwnFailed onAgain={refetch} />;
  return (
    <Cover language={language}>
      <CoverSwitch />
      {data.map((section) => (
        <Section key={section.key} section={section} />
      ))}
    </Cover>
  );
}

/** What one place holds: folded until it is opened, with how many rows there are. */
function Section({ section: { title, records } }: { section: StoredSection }): ReactElement {
  const { t } = useTranslation('employees');
  return (
    <details className="own-stored">
      <summary>
        {title} <span className="own-hint">({records.length})</span>
      </summary>
      {records.length === 0 && <p className="own-hint">{t('own.none')}</p>}
      {records.map((fields, row) => (
        <dl key={row} className="own-lines">
          {fields.map(({ label, values }) => (
            <div key={label} className="own-line">
              <dt>{label}</dt>
              <dd>
                <Values values={values} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
    </details>
  );
}

function Values({ values }: { values: StoredSection['records'][number][number]['values'] }): ReactElement {
  return (
    <>
      {values.map(({ text, amount }, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {text}
          {text !== undefined && amount !== undefined && ': '}
          {amount !== undefined && <Amount value={amount} currency />}
        </Fragment>
      ))}
    </>
  );
}
