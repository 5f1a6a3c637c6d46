import type { Employee } from '@paga/contract/employees';
import { Form, type FormField } from '@paga/kit';
import { type ComponentProps, type Context, createContext, useContext } from 'react';
import type { LineBudget } from '#terms/solve-salary.ts';
import type { SalaryBasis } from '#terms/use-salary-basis.ts';
import type { EmployeeValues } from '#values/employee-values.ts';

/** What the fields of the form share, the same as long as the form stands open: a key, an error or an answer of the server draws no field anew. */
export type EmployeeForm = {
  /** Null: a new one. */
  employee: Employee | null;
  form: FormHandle;
  /** What the form began with: what a field holds before it is rendered. */
  initial: EmployeeValues;
  rulesOf: (field: keyof EmployeeValues) => NonNullable<ComponentProps<typeof FormField>['rules']>;
};

/** What a salary is worked out from. */
export type SalaryTerms = {
  basis: SalaryBasis;
  lines: ReadonlyMap<number, LineBudget>;
  /** False: the budget lines have changed since "calculate" was pressed. */
  calculated: boolean;
  calculate: () => void;
};

/** The kit's form with the fields of an employee. */
export type FormHandle = ReturnType<typeof Form.useForm<EmployeeValues>>[0];

export const EmployeeFormContext = createContext<EmployeeForm | null>(null);
export const SalaryTermsContext = createContext<SalaryTerms | null>(null);

function useInside<Shared>(context: Context<Shared | null>): Shared {
  const shared = useContext(context);
  if (!shared) throw new Error('a field of an employee stands outside its form');
  return shared;
}

/** The form around a field. */
export function useFields(): EmployeeForm {
  return useInside(EmployeeFormContext);
}

/** The terms of the salary in the form around a field. */
export function useSalaryTerms(): SalaryTerms {
  return useInside(SalaryTermsContext);
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
