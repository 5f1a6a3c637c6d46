import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { monthTitle } from '#format/format.ts';
import { useKit } from '#theme/kit-context.ts';
import { NativeSelect } from './native-select.tsx';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

type MonthAndYearProps = {
  month: number;
  year: number;
  firstYear: number;
  lastYear: number;
  onChange: (next: { month: number; year: number }) => void;
  disabled?: boolean;
};

/** Two short lists: month by name, year from last to first. A year outside of the list is added to it. */
export function MonthAndYear({
  month,
  year,
  firstYear,
  lastYear,
  onChange,
  disabled,
}: MonthAndYearProps): ReactNode {
  const { t } = useTranslation('kit');
  const { language } = useKit();
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);
  const listed = years.includes(year) ? years : [year, ...years].sort((one, other) => other - one);
  return (
    <>
      <NativeSelect
        label={t('pick.month')}
        value={month}
        options={months.map((value) => ({ value, label: monthTitle(value, undefined, language) }))}
        onChange={(value) => onChange({ month: value, year })}
        disabled={disabled}
      />
      <NativeSelect
        label={t('pick.year')}
        value={year}
        options={listed.map((value) => ({ value, label: String(value) }))}
        onChange={(value) => onChange({ month, year: value })}
        disabled={disabled}
      />
    </>
  );
}
