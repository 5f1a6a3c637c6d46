import type { Employee } from '@paga/contract/employees';
import { Form, type FormField } from '@paga/kit';
import { type ComponentProps, createContext, useContext } from 'react';
import type { LineBudget } from '#terms/solve-salary.ts';
import type { SalaryBasis } from '#terms/use-salary-basis.ts';
import type { EmployeeValues } from '../values/employee-values.ts';

/** What the fields of the form share. */
export type EmployeeForm = {
  /** Null: a new one. */
  employee: Employee | null;
  form: FormHandle;
  /** What the form began with: what a field holds before it is rendered. */
  initial: EmployeeValues;
  basis: SalaryBasis;
  lines: ReadonlyMap<number, LineBudget>;
  /** False: the budget lines have changed since "calculate" was pressed. */
  calculated: boolean;
  calculate: () => void;
  rulesOf: (field: keyof EmployeeValues) => NonNullable<ComponentProps<typeof FormField>['rules']>;
};

/** The kit's form with the fields of an employee. */
export type FormHandle = ReturnType<typeof Form.useForm<EmployeeValues>>[0];

export const EmployeeFormContext = createContext<EmployeeForm | null>(null);

/** The form around a field. */
export function useFields(): EmployeeForm {
  const form = useContext(EmployeeFormContext);
  if (!form) throw new Error('a field of an employee stands outside its form');
  return form;
}

/** What a field holds now; only components that read it render again when it changes. */
export function useValue<Name extends keyof EmployeeValues>(name: Name): EmployeeValues[Name] {
  const { form, initial } = useFields();
  const value = Form.useWatch(name, { form, preserve: true }) as EmployeeValues[Name] | undefined;
  return value === undefined ? initial[name] : value;
}

/** Everything the form holds now: for what is calculated from it. */
export function useValues(): EmployeeValues {
  const { form, initial } = useFields();
  return {
    ...initial,
    ...(Form.useWatch([], { form, preserve: true }) as Partial<EmployeeValues> | undefined),
  };
}
