import { listedYears, monthName, NativeSelect, Row, useKit } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

type WorkbookMonthProps = {
  fileName: string;
  /** `2026-10`; null while nobody knows. */
  month: string | null;
  disabled: boolean;
  onChange: (month: string) => void;
};

const twoDigits = (month: number) => String(month).padStart(2, '0');

/** The month of a wage list: as recognised, to be chosen where it is wrong or unknown. */
export function WorkbookMonth({ fileName, month, disabled, onChange }: WorkbookMonthProps): ReactNode {
  const { t } = useTranslation('employees');
  const { language } = useKit();
  const thisYear = new Date().getFullYear();
  const [typedYear, setTypedYear] = useState(thisYear);
  const [year = typedYear, number = 0] = month?.split('-').map(Number) ?? [];
  const years = [
    ...new Set([year, ...Array.from({ length: listedYears - 4 }, (_, back) => thisYear - back)]),
  ];
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  const pickYear = (next: number) => {
    setTypedYear(next);
    if (number > 0) onChange(`${next}-${twoDigits(number)}`);
  };
  return (
    <Row>
      <NativeSelect
        label={t('edi.monthOf', { file: fileName })}
        value={number}
        disabled={disabled}
        options={[
          ...(number === 0 ? [{ value: 0, label: t('edi.chooseMonth') }] : []),
          ...numbers.map((value) => ({ value, label: monthName(value, language) })),
        ]}
        onChange={(next) => next > 0 && onChange(`${year}-${twoDigits(next)}`)}
      />
      <NativeSelect
        label={t('edi.yearOf', { file: fileName })}
        value={year}
        disabled={disabled}
        options={years.sort((one, other) => other - one).map((value) => ({ value, label: `${value}` }))}
        onChange={pickYear}
      />
    </Row>
  );
}
