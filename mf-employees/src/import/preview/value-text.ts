import type { ImportColumn } from '@paga/contract/employees';
import { formatDate, formatMoney, formatPercent, missing } from '@paga/kit';
import { useTranslation } from 'react-i18next';

type Value = string | number | null;

/** Columns whose values are numbers with a name, and the texts of these. */
const NAMED = {
  employerTier: { 1: 'import.tier.1', 2: 'import.tier.2' },
  employmentType: { 1: 'import.employment.1', 2: 'import.employment.2', 3: 'import.employment.3' },
  gender: { 1: 'import.gender.1', 2: 'import.gender.2' },
} as const;

/** Whether the values of a column are numbers with a name. */
export const isNamed = (column: ImportColumn): column is keyof typeof NAMED => column in NAMED;

/** The named values of a column, each with the key of its text. */
export const namesOf = (column: keyof typeof NAMED) => Object.entries(NAMED[column]);

/** A value of a column as people read it; nothing is a dash. */
export function useValueText(): (column: ImportColumn, value: Value) => string {
  const { t } = useTranslation('employees');
  return (column, value) => {
    if (value === null || value === '') return missing;
    if (isNamed(column)) {
      const key = namesOf(column).find(([named]) => named === String(value))?.[1];
      return key ? t(key) : `${value}`;
    }
    if (column === 'grossSalary') return formatMoney(Number(value));
    if (column === 'contributionPercentage') return formatPercent(Number(value));
    return column === 'contractDate' ? formatDate(`${value}`) : `${value}`;
  };
}

/** A value as a person types it into a cell. */
export function useTypedText(): (column: ImportColumn, value: Value) => string {
  const textOf = useValueText();
  return (column, value) => {
    if (value === null) return '';
    return column === 'grossSalary' || column === 'contributionPercentage'
      ? `${value}`
      : textOf(column, value);
  };
}
