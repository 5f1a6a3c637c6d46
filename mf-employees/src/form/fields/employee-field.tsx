import { FormField } from '@paga/kit';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmployeeValues } from '#values/employee-values.ts';
import { useFields } from '../rules/form-context.ts';

type EmployeeFieldProps = { name: keyof EmployeeValues; hint?: ReactNode; children: ReactElement };

/** A field of the form with its label and the rules that the server has too. */
export function EmployeeField({ name, hint, children }: EmployeeFieldProps): ReactNode {
  const { t } = useTranslation('employees');
  const { rulesOf } = useFields();
  return (
    <FormField name={name} label={t(`employee.field.${name}`)} rules={rulesOf(name)} hint={hint}>
      {children}
    </FormField>
  );
}

/** A box to tick among the fields, its label beside it. */
export function EmployeeFlag({
  name,
  children,
}: {
  name: keyof EmployeeValues;
  children: ReactElement;
}): ReactNode {
  return (
    <FormField name={name} label="" valuePropName="checked">
      {children}
    </FormField>
  );
}
