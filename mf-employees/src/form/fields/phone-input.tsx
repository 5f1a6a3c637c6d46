import { EmployeeLimits } from '@paga/contract/employees';
import { Input } from '@paga/kit';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { phoneText } from '#values/phone-text.ts';

type PhoneInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  value?: string | null;
  onChange?: (value: string) => void;
};

/** A phone number; once it is typed it is written as all of them are. One that nobody touched stays as it is stored. */
export function PhoneInput({ value, onChange, onBlur, ...rest }: PhoneInputProps): ReactNode {
  const before = useRef<string>(undefined);
  return (
    <Input
      type="tel"
      autoComplete="off"
      maxLength={EmployeeLimits.phone}
      {...rest}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
      onFocus={({ target }) => {
        before.current = target.value;
      }}
      onBlur={(event) => {
        const { value: typed } = event.target;
        const text = phoneText(typed);
        if (typed !== before.current && text !== typed) onChange?.(text);
        onBlur?.(event);
      }}
    />
  );
}
