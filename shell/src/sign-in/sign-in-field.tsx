import { EMAIL } from '@paga/contract/limits';
import {
  type InputHTMLAttributes,
  type ReactNode,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Tried } from './sign-in-form.tsx';

type SignInFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is said of a required field that is empty. */
  missing?: string;
  /** Beside the label, reached after the field: a link. */
  aside?: ReactNode;
};

/** A labelled field of a SignInForm, which says what is wrong with it; `type="password"` gets a button that shows it. */
export function SignInField({
  label,
  value,
  onChange,
  missing,
  aside,
  type = 'text',
  ...rest
}: SignInFieldProps): ReactNode {
  const { t } = useTranslation('shell');
  const id = useId();
  const [shown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrongEmail = type === 'email' && !EMAIL.test(value.trim()) ? t('signIn.emailInvalid') : '';
  const fault = rest.required && value.trim() === '' ? (missing ?? t('signIn.missing')) : wrongEmail;
  useLayoutEffect(() => field.current?.setCustomValidity(fault), [fault]);
  const error = use(Tried) ? fault : '';
  const input = (
    <input
      {...rest}
      ref={field}
      id={id}
      className="sign-in-input"
      type={type === 'password' && shown ? 'text' : type}
      value={value}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <div className="sign-in-field">
      <label htmlFor={id}>{label}</label>
      {type === 'password' ? (
        <div className="sign-in-secret">
          {input}
          <button
            type="button"
            className="sign-in-show"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? t('signIn.hide') : t('signIn.show')}
          </button>
        </div>
      ) : (
        input
      )}
      {aside && <span className="sign-in-aside">{aside}</span>}
      {error && (
        <span id={`${id}-error`} className="sign-in-field-error">
          {error}
        </span>
      )}
    </div>
  );
}
