import type { Employee } from '@paga/contract/employees';
import type { DraftStatus } from '@paga/contract/shapes';
import { formatMoney, todayInKosovo } from '@paga/kit';
import { toEuro } from '@paga/payroll';
import { lackedBy } from '@paga/payroll/employee';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '#terms/solve-salary.ts';
import type { SalaryBasis } from '#terms/use-salary-basis.ts';
import type { EmployeeValues } from '../values/employee-values.ts';
import type { EmployeeForm } from './form-context.ts';
import { type FormFault, formFaults, formWarnings } from './form-faults.ts';

/** Fields with a star; of gross and net either is enough, so the pair has one. */
const REQUIRED: ReadonlySet<string> = new Set<keyof EmployeeValues>([
  'fullName',
  'personalNumber',
  'occupation',
  'phone',
  'contractStarted',
  'bruttoSalary',
  'pricePerHour',
]);

type RuleSource = {
  current: () => EmployeeValues;
  side: RefObject<Side>;
  draftStatus: RefObject<DraftStatus>;
  basis: SalaryBasis;
  calculated: RefObject<boolean>;
  employee: Employee | null;
};

/** The rules of each field: a fault keeps the form from being saved, a warning does not. */
export function useFormRules({
  current,
  side,
  draftStatus,
  basis,
  calculated,
  employee,
}: RuleSource): EmployeeForm['rulesOf'] {
  const { t } = useTranslation('employees');
  const faultOf = (field: string): FormFault | undefined => {
    const values = current();
    const isUnreachable =
      side.current === 'net' && values.nettoSalary !== null && values.bruttoSalary === null;
    if (field === 'nettoSalary' && isUnreachable) return { field, code: 'noGross' };
    const terms = {
      today: todayInKosovo(),
      draftStatus: draftStatus.current,
      calculated: calculated.current,
      lacks: employee ? lackedBy(employee) : [],
    };
    return formFaults(values, terms).find((one) => one.field === field);
  };
  const warningOf = (field: string) => {
    const terms = {
      day: basis.day,
      minimumWages: basis.tables.minimumWage,
      hoursOfMonth: basis.hoursOfMonth,
    };
    return formWarnings(current(), draftStatus.current, terms).find((one) => one.field === field);
  };
  return (field) => [
    {
      required: REQUIRED.has(field),
      validator: async (_rule, value: unknown) => {
        // Each number of family members is a field of its own: one that is empty is not at fault.
        if (field === 'family' && (value ?? null) === null) return;
        const fault = faultOf(field);
        if (fault) throw new Error(t(`employee.fault.${fault.code}`));
      },
    },
    {
      warningOnly: true,
      validator: async () => {
        const warning = warningOf(field);
        if (warning)
          throw new Error(
            t(`employee.warning.${warning.code}`, { minimum: formatMoney(toEuro(warning.minimum ?? 0)) }),
          );
      },
    },
  ];
}
