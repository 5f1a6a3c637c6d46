import type { OwnData } from '@paga/contract/employees/own-data';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type OwnFieldsProps = { data: OwnData; fields: readonly (keyof OwnData)[] };

/** Some of what is stored, each under its label. */
export function OwnFields({ data, fields }: OwnFieldsProps): ReactElement {
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
