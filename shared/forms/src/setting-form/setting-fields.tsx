import {
  type SettingField,
  type SettingTable,
  settingFields,
  settingNames,
} from '@paga/contract/company/setting-fields';
import { formatMoney, formatNumber, formatPercent } from '@paga/kit';
import type { ReactElement } from 'react';
import { Fields } from '../fields/fields.tsx';
import { FigureField } from '../fields/figure-field.tsx';

const UNITS = {
  percent: { field: { unit: '%' }, format: formatPercent },
  euro: { field: { unit: '€', precision: 2 }, format: formatMoney },
  hours: { field: {}, format: formatNumber },
  number: { field: { whole: true }, format: formatNumber },
  flag: { field: {}, format: formatNumber },
} as const;

const listed = new Map<string, SettingField>(
  Object.values(settingFields).flatMap((fields) => Object.entries(fields)),
);

/** A value of a setting in its unit, as it stands in the history. */
export const formatSetting = (field: string, value: number | null): string =>
  UNITS[listed.get(field)?.unit ?? 'number'].format(value);

type SettingFieldsProps<T extends SettingTable> = {
  table: T;
  label: (field: ReturnType<typeof settingNames<T>>[number]) => string;
};

/** The figures of a setting as the contract lists them, each with its unit and checked by its schema. */
export function SettingFields<T extends SettingTable>({ table, label }: SettingFieldsProps<T>): ReactElement {
  const fields: Readonly<Record<string, SettingField>> = settingFields[table];
  return (
    <Fields>
      {settingNames(table).map((name) => {
        const field = fields[name];
        return (
          field && (
            <FigureField
              key={name}
              name={name}
              label={label(name)}
              schema={field.shape}
              {...UNITS[field.unit].field}
            />
          )
        );
      })}
    </Fields>
  );
}
