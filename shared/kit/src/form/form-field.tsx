import { Form } from 'antd';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InFormField } from './in-form-field.ts';

type FormFieldProps = {
  /** Name or path of the value in the form. */
  name: string | number | (string | number)[];
  label: ReactNode;
  required?: boolean;
  hint?: ReactNode;
  rules?: ComponentProps<typeof Form.Item>['rules'];
  valuePropName?: string;
  initialValue?: unknown;
  dependencies?: ComponentProps<typeof Form.Item>['dependencies'];
  normalize?: ComponentProps<typeof Form.Item>['normalize'];
  children: ReactElement;
};

/** A press of a button takes the focus from a field: what stands below must not move before the press is over. */
const AFTER_THE_PRESS_MS = 200;

/** One labelled field of a form; errors stand below it and are read out with it. A figure that may mean two numbers (NaN, see `NumberInput`) is one. */
export function FormField({ required, rules = [], hint, children, ...rest }: FormFieldProps): ReactNode {
  const { t } = useTranslation('kit');
  const readable = {
    validator: (_rule: unknown, value: unknown) =>
      Number.isNaN(value) ? Promise.reject(new Error(t('form.ambiguous'))) : Promise.resolve(),
  };
  return (
    <InFormField value>
      <Form.Item
        {...rest}
        extra={hint}
        rules={[readable, ...(required ? [{ required: true }, ...rules] : rules)]}
        validateFirst
        validateTrigger="onBlur"
        validateDebounce={AFTER_THE_PRESS_MS}
      >
        {children}
      </Form.Item>
    </InFormField>
  );
}
