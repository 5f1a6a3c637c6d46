import { type EmployeeFieldName, factsOf } from '@paga/contract/employees';
import { DatePicker, Input } from '@paga/kit';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import type { EmployeeValues } from '#values/employee-values.ts';
import { kindOf } from '#values/kind-of.ts';
import { FIELDS_OF_TAB, type FormTab } from '#values/tab-of.ts';
import { EmployeeField } from './employee-field.tsx';

/** The input of a text of the record: no longer than the contract lets it be. */
export function textInput(field: EmployeeFieldName, rest?: ComponentProps<typeof Input>): ReactElement {
  return <Input maxLength={factsOf(field).max} autoComplete="off" {...rest} />;
}

type FieldsOfTabProps = {
  tab: FormTab;
  /** Inputs that are more than their field's kind says. */
  inputs?: Partial<Record<keyof EmployeeValues, ReactElement>>;
  hints?: Partial<Record<keyof EmployeeValues, ReactNode>>;
  /** Fields of the tab that draw themselves: they come after the others. */
  own?: Partial<Record<keyof EmployeeValues, ReactElement>>;
};

/** Every field of a tab in the order of the record, each with the input of its kind. */
export function FieldsOfTab({ tab, inputs = {}, hints = {}, own = {} }: FieldsOfTabProps): ReactNode {
  const usual = (field: keyof EmployeeValues) =>
    kindOf(field) === 'date' ? <DatePicker /> : textInput(field as EmployeeFieldName);
  return (
    <div className="employee-fields">
      {FIELDS_OF_TAB[tab]
        .filter((field) => !own[field])
        .map((field) => (
          <EmployeeField key={field} name={field} hint={hints[field]}>
            {inputs[field] ?? usual(field)}
          </EmployeeField>
        ))}
      {Object.values(own)}
    </div>
  );
}
