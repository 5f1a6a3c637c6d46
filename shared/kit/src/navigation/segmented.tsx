import { type ReactNode, useId } from 'react';
import './navigation.css';

type SegmentedProps<Value extends string | number> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
};

/** One of a few, all visible: a group of radio buttons in one strip. */
export function Segmented<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: SegmentedProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className="paga-segmented">
      <legend className="paga-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="paga-segment">
          <input
            type="radio"
            className="paga-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
