import { query } from '@paga/client';
import { getOwnData, type OwnData } from '@paga/contract/employees/own-data';
import { OwnFailed, OwnPending } from '@paga/forms/own-states';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const RECORD = ['address', 'municipality', 'phone', 'familyContact', 'email'] as const;

/** What the record holds of the person today. */
export function OwnRecord(): ReactElement {
  const { t } = useTranslation('employees');
  const { data, isPending, refetch } = useQuery({ ...query(getOwnData), meta: { silent: true } });
  if (isPending) return <OwnPending />;
  if (!data) return <OwnFailed onAgain={refetch} />;
  return (
    <section className="own-card" aria-label={t('own.record')}>
      <h2>{t('own.record')}</h2>
      <OwnFields data={data} fields={RECORD} />
    </section>
  );
}

type OwnFieldsProps = { data: OwnData; fields: readonly (keyof OwnData)[] };

/** Some of what is stored, each under its label. */
function OwnFields({ data, fields }: OwnFieldsProps): ReactElement {
  const { t } = useTranslation('employees');
  return (
    <dl className="own-lines">
      {fields.map((field) => (
        <div key={field} className="own-line">
          <dt>{t(`own.field.${field}`)}</dt>
          <dd>{data[field] ?? <span className="own-hint">{t('own.none')}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
