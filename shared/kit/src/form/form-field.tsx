import { Form } from 'antd';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

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

/** One labelled field of a form; errors stand below it and are read out with it. */
export function FormField({ required, rules = [], hint, children, ...rest }: FormFieldProps): ReactNode {
  return (
    <Form.Item
      {...rest}
      extra={hint}
      rules={required ? [{ required: true }, ...rules] : rules}
      validateFirst
      validateTrigger="onBlur"
      validateDebounce={AFTER_THE_PRESS_MS}
    >
      {children}
    </Form.Item>
  );
}
