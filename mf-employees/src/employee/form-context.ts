import type { Employee } from '@paga/contract/employees';
import type { FormField } from '@paga/kit';
import { type ComponentProps, createContext, useContext } from 'react';
import type { EmployeeValues } from './employee-values.ts';
import type { LineBudget } from './salary/solve-salary.ts';
import type { SalaryBasis } from './salary/use-salary-basis.ts';

/** What the fields of the form share. */
export type EmployeeForm = {
  /** Null: a new one. */
  employee: Employee | null;
  values: EmployeeValues;
  basis: SalaryBasis;
  lines: ReadonlyMap<number, LineBudget>;
  /** False: the budget lines have changed since "calculate" was pressed. */
  calculated: boolean;
  calculate: () => void;
  rulesOf: (field: keyof EmployeeValues) => NonNullable<ComponentProps<typeof FormField>['rules']>;
};

export const EmployeeFormContext = createContext<EmployeeForm | null>(null);

/** The form around a field. */
export function useFields(): EmployeeForm {
  const form = useContext(EmployeeFormContext);
  if (!form) throw new Error('a field of an employee stands outside its form');
  return form;
}
