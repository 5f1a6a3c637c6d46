import type { ImportColumn } from '@paga/contract/employees';
import { formatDate, formatMoney, formatPercent, missing } from '@paga/kit';
import { useTranslation } from 'react-i18next';

type Value = string | number | null;

/** Columns whose values are numbers with a name. */
const NAMED = { employerTier: 'tier', employmentType: 'employment', gender: 'gender' } as const;

/** A value of a column as people read it; nothing is a dash. */
export function useValueText(): (column: ImportColumn, value: Value) => string {
  const { t } = useTranslation('employees');
  return (column, value) => {
    if (value === null || value === '') return missing;
    if (column in NAMED) return t(`import.${NAMED[column as keyof typeof NAMED]}.${value}`);
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
    return column === 'grossSalary' || column === 'contributionPercentage' ? `${value}` : textOf(column, value);
  };
}
