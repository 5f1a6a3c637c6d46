import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

type DoorFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** Beside the label, e.g. a link. */
  aside?: ReactNode;
};

/** A labelled field; `type="password"` gets a button that shows it. */
export function DoorField({ label, value, onChange, error, aside, type = 'text', ...rest }: DoorFieldProps): ReactNode {
  const { t } = useTranslation('shell');
  const id = useId();
  const [shown, setShown] = useState(false);
  const input = (
    <input
      {...rest}
      id={id}
      className="door-input"
      type={type === 'password' && shown ? 'text' : type}
      value={value}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <div className="door-field">
      <div className="door-field-head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {type === 'password' ? (
        <div className="door-secret">
          {input}
          <button type="button" className="door-show" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? t('door.hide') : t('door.show')}
          </button>
        </div>
      ) : (
        input
      )}
      {error && (
        <span id={`${id}-error`} className="door-field-error">
          {error}
        </span>
      )}
    </div>
  );
}
