import type { ReactElement } from 'react';

type DateFieldProps = { label: string; value: string; min?: string; onChange: (value: string) => void };

/** A day of leave in the browser's own field. */
export function DateField({ label, value, min, onChange }: DateFieldProps): ReactElement {
  return (
    <label>
      {label}
      <input
        type="date"
        required
        value={value}
        min={min || '2000-01-01'}
        max="2199-12-31"
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
