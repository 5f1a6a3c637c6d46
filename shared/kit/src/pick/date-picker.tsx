import { addMonths, parseTyped, todayInKosovo } from '@paga/calendar';
import { ConfigProvider, Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#brand/icon.tsx';
import { Popup } from '#display/popup.tsx';
import { formatDate } from '#format/format.ts';
import { Calendar } from './calendar.tsx';

const TYPED_DAY = 'dd.MM.yyyy'.length;
/** Specification 1: dates up to a hundred years ahead. */
const MONTHS_AHEAD = 1200;

type DatePickerProps = {
  /** Civil date `YYYY-MM-DD`. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** First and last date that may be chosen; 1920 and a hundred years from today when left out. */
  min?: string;
  max?: string;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  /** Enter takes the date and leaves the form unsent: for a form that tells what it costs before it is saved. */
  enterStays?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
};

/** A civil date, typed as dd.MM.yyyy (also 1.2.2026, 01022026, 2026-02-01) or chosen from a calendar. Works as a child of FormField. */
export function DatePicker({
  value,
  onChange,
  min = '1920-01-01',
  max = addMonths(todayInKosovo(), MONTHS_AHEAD),
  enterStays = false,
  ...rest
}: DatePickerProps): ReactNode {
  const { t } = useTranslation('kit');
  const { componentDisabled } = ConfigProvider.useConfig();
  const disabled = rest.disabled ?? componentDisabled;
  const [typed, setTyped] = useState<string>();
  const take = (text: string): void => {
    const date = parseTyped(text);
    setTyped(text);
    if (text.trim() === '') onChange?.(null);
    else if (date && date >= min && date <= max && date !== value) onChange?.(date);
  };
  const pick = (date: string): void => {
    setTyped(undefined);
    onChange?.(date);
  };
  const confirm = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setTyped(undefined);
  };
  return (
    <Input
      placeholder={t('pick.datePattern')}
      {...rest}
      disabled={disabled}
      className="paga-date"
      value={typed ?? (value ? formatDate(value) : '')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={TYPED_DAY}
      onChange={(event) => take(event.target.value)}
      onKeyDown={enterStays ? confirm : undefined}
      onBlur={() => setTyped(undefined)}
      suffix={<CalendarButton value={value ?? null} min={min} max={max} disabled={disabled} onPick={pick} />}
    />
  );
}

type CalendarButtonProps = {
  value: string | null;
  min: string;
  max: string;
  disabled: boolean;
  onPick: (date: string) => void;
};

function CalendarButton({ value, min, max, disabled, onPick }: CalendarButtonProps): ReactNode {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const pick = (date: string): void => {
    setOpen(false);
    button.current?.focus();
    onPick(date);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="paga-reset paga-clear"
        aria-label={t('pick.openCalendar')}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" />
      </button>
      {open && (
        <Popup anchor={button} align="end" onClose={() => setOpen(false)}>
          <div role="dialog" aria-label={t('pick.openCalendar')}>
            <Calendar value={value} min={min} max={max} onPick={pick} />
          </div>
        </Popup>
      )}
    </>
  );
}
