import { DatePicker as AntDatePicker } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';

const wire = 'YYYY-MM-DD';

type DatePickerProps = {
  /** Civil date `YYYY-MM-DD`. */
  value?: string | null;
  onChange?: (value: string | null) => void;
  min?: string;
  max?: string;
  id?: string;
  disabled?: boolean;
  placeholder?: string;
  allowClear?: boolean;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false';
  'aria-required'?: boolean | 'true' | 'false';
};

/** A civil date, shown and typed as dd.MM.yyyy (also 1.2.2026 and 2026-02-01). Works as a child of FormField. */
export function DatePicker({ value, onChange, min, max, placeholder = 'dd.MM.yyyy', ...rest }: DatePickerProps): ReactNode {
  return (
    <AntDatePicker
      {...rest}
      className="paga-date"
      value={value ? dayjs(value) : null}
      onChange={(date) => onChange?.(date ? date.format(wire) : null)}
      format={['DD.MM.YYYY', 'D.M.YYYY', 'DDMMYYYY', wire]}
      placeholder={placeholder}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      preserveInvalidOnBlur={false}
    />
  );
}
