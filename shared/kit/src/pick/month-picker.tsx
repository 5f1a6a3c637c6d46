import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#button/button.tsx';
import { MonthAndYear } from './month-and-year.tsx';
import { NativeSelect } from './native-select.tsx';

/** A calendar month, 1..12. */
type MonthValue = { month: number; year: number };

/** How many years the pickers list: this one and the twenty before. */
export const listedYears = 21;

/** The years of a picker, newest first; one outside of the list is added, so that it can be shown. */
export function yearsUpTo(last: number, shown?: number): number[] {
  const years = Array.from({ length: listedYears }, (_, index) => last - index);
  return shown === undefined || years.includes(shown)
    ? years
    : [shown, ...years].sort((one, other) => other - one);
}

type YearPickerProps = {
  value: number;
  onChange: (year: number) => void;
  label?: string;
  lastYear?: number;
  disabled?: boolean;
};

/** A year out of the last 21. */
export function YearPicker({
  value,
  onChange,
  label,
  lastYear = new Date().getFullYear(),
  disabled,
}: YearPickerProps): ReactNode {
  const { t } = useTranslation('kit');
  const options = yearsUpTo(lastYear, value).map((year) => ({ value: year, label: String(year) }));
  return (
    <NativeSelect
      label={label ?? t('pick.year')}
      value={value}
      options={options}
      onChange={onChange}
      disabled={disabled}
    />
  );
}

type MonthPickerProps = {
  value: MonthValue;
  onChange: (next: MonthValue) => void;
  label?: string;
  lastYear?: number;
  disabled?: boolean;
};

/** Month and year out of the last 21, with buttons for the month before and after: one control, the same wherever a month is chosen. */
export const MonthPicker = memo(function MonthPicker({
  value,
  onChange,
  label,
  lastYear = new Date().getFullYear(),
  disabled,
}: MonthPickerProps): ReactNode {
  const { t } = useTranslation('kit');
  const move = (by: number): void => {
    const index = value.year * 12 + value.month - 1 + by;
    onChange({ month: (index % 12) + 1, year: Math.floor(index / 12) });
  };
  return (
    <fieldset className="paga-month-picker">
      <legend className="paga-hidden">{label ?? t('pick.period')}</legend>
      <IconButton
        icon="chevronLeft"
        label={t('pick.previousMonth')}
        disabled={disabled}
        onClick={() => move(-1)}
      />
      <MonthAndYear
        {...value}
        firstYear={lastYear - listedYears + 1}
        lastYear={lastYear}
        onChange={onChange}
        disabled={disabled}
      />
      <IconButton
        icon="chevronRight"
        label={t('pick.nextMonth')}
        disabled={disabled}
        onClick={() => move(1)}
      />
    </fieldset>
  );
});
