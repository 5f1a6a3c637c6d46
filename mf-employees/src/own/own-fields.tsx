import type { OwnData } from '@paga/contract/employees/own-data';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { storedText } from './stored-text.ts';

type OwnFieldsProps = { data: OwnData; fields: readonly (keyof OwnData)[] };

/** Some of what is stored, each under its label. */
export function OwnFields({ data, fields }: OwnFieldsProps): ReactElement {
  const { t } = useTranslation('employees');
  return (
    <dl className="own-lines">
      {fields.map((field) => {
        const value = data[field];
        return (
          <div key={field} className="own-line">
            <dt>{t(`own.field.${field}`)}</dt>
            <dd>
              {value === null ? <span className="own-hint">{t('own.none')}</span> : storedText(field, value)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
