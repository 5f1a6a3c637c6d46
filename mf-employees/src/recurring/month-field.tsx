import { Button, IconButton, MonthPicker, Row, todayInKosovo } from '@paga/kit';
import { monthEnd, monthStart } from '@paga/payroll';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A line may be planned so many years ahead: a loan is paid back over that long. */
const YEARS_AHEAD = 15;

type MonthFieldProps = {
  label: string;
  /** A day of the month; none: nothing is chosen. */
  value?: string | null;
  onChange?: (day: string | null) => void;
  /** Which of its days the month is kept as. */
  day: 'first' | 'last';
  /** It may be left out. */
  optional?: boolean;
};

/** A whole month in a form: lines hold for whole months, so no day is asked. */
export function MonthField({ label, value, onChange, day, optional }: MonthFieldProps): ReactNode {
  const { t } = useTranslation('employees');
  const today = todayInKosovo();
  const pick = (year: number, month: number) =>
    onChange?.(day === 'first' ? monthStart(year, month) : monthEnd(year, month));
  const [year = 0, month = 1] = (value ?? today).split('-').map(Number);
  if (!value)
    return (
      <Button aria-label={`${label}: ${t('recurring.chooseMonth')}`} onClick={() => pick(year, month)}>
        {t('recurring.chooseMonth')}
      </Button>
    );
  return (
    <Row as="span" gap={4} inline wrap={false}>
      <MonthPicker
        label={label}
        value={{ year, month }}
        lastYear={Number(today.slice(0, 4)) + YEARS_AHEAD}
        onChange={(next) => pick(next.year, next.month)}
      />
      {optional && (
        <IconButton
          icon="close"
          label={t('recurring.clearMonth', { field: label })}
          onClick={() => onChange?.(null)}
        />
      )}
    </Row>
  );
}
