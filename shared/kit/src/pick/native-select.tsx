import type { ReactNode } from 'react';
import { Icon } from '#brand/icon.tsx';
import './pick.css';

type NativeSelectProps<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
};

/** A short fixed list as the platform's own select: months, years, page sizes. `label` is its name, not shown. */
export function NativeSelect<Value extends string | number>({
  label,
  value,
  options,
  onChange,
  disabled,
}: NativeSelectProps<Value>): ReactNode {
  const pick = (text: string): void => {
    const option = options.find((candidate) => String(candidate.value) === text);
    if (option) onChange(option.value);
  };
  return (
    <span className="paga-select">
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => pick(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={14} />
    </span>
  );
}
