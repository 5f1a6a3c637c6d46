import { Checkbox as AntCheckbox, Input as AntInput, Select as AntSelect, Switch as AntSwitch } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './form.css';

/** One line of text. Takes antd's Input props; give it a label by FormField or `aria-label`. */
export function Input(props: ComponentProps<typeof AntInput>): ReactNode {
  return <AntInput {...props} />;
}

/** Several lines of text. */
export function TextArea(props: ComponentProps<typeof AntInput.TextArea>): ReactNode {
  return <AntInput.TextArea rows={3} {...props} />;
}

const nothing = (): null => null;

/** A password with a button that shows it, in a word as at the sign-in: the button's own name. `autoComplete` is `current-password` or `new-password`. */
export function PasswordInput(props: ComponentProps<typeof AntInput.Password>): ReactNode {
  return <AntInput.Password autoComplete="current-password" iconRender={nothing} {...props} />;
}

/** A choice from a list, with search in the labels by default. Takes antd's Select props. */
export function Select<Value = unknown>(props: ComponentProps<typeof AntSelect<Value>>): ReactNode {
  const { t } = useTranslation('kit');
  return (
    <AntSelect<Value>
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={t('form.noOptions')}
      popupMatchSelectWidth={false}
      {...props}
    />
  );
}

/** A box to tick, with its label as children. `value`/`checked` and `onChange(checked)`. */
export function CheckBox({
  value,
  checked,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof AntCheckbox>, 'onChange' | 'value'> & {
  value?: boolean;
  onChange?: (checked: boolean) => void;
}): ReactNode {
  return (
    <AntCheckbox
      {...rest}
      checked={checked ?? value ?? false}
      onChange={(event) => onChange?.(event.target.checked)}
    />
  );
}

/** On or off, at once. Name it by `label`. */
export function Switch({
  value,
  onChange,
  label,
  disabled,
  loading,
}: {
  value: boolean;
  onChange: (next: boolean) => void;
  label: string;
  disabled?: boolean;
  loading?: boolean;
}): ReactNode {
  return (
    <AntSwitch checked={value} onChange={onChange} aria-label={label} disabled={disabled} loading={loading} />
  );
}
