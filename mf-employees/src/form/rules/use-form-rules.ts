import type { Employee } from '@paga/contract/employees';
import type { DraftStatus } from '@paga/contract/shapes';
import { formatMoney, todayInKosovo } from '@paga/kit';
import { toEuro } from '@paga/payroll';
import { lackedBy } from '@paga/payroll/employee';
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Side } from '#terms/solve-salary.ts';
import type { SalaryBasis } from '#terms/use-salary-basis.ts';
import type { EmployeeValues } from '#values/employee-values.ts';
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

function faultOf(
  field: string,
  { current, side, draftStatus, calculated, employee }: RuleSource,
): FormFault | undefined {
  const values = current();
  const isUnreachable = side.current === 'net' && values.nettoSalary !== null && values.bruttoSalary === null;
  if (field === 'nettoSalary' && isUnreachable) return { field, code: 'noGross' };
  const terms = {
    today: todayInKosovo(),
    draftStatus: draftStatus.current,
    calculated: calculated.current,
    lacks: employee ? lackedBy(employee) : [],
  };
  return formFaults(values, terms).find((one) => one.field === field);
}

function warningOf(field: string, { current, draftStatus, basis }: RuleSource) {
  const terms = {
    day: basis.day,
    minimumWages: basis.tables.minimumWage,
    hoursOfMonth: basis.hoursOfMonth,
  };
  return formWarnings(current(), draftStatus.current, terms).find((one) => one.field === field);
}

/** The rules of each field: a fault keeps the form from being saved, a warning does not. The function stays the same while the form stands open. */
export function useFormRules(source: RuleSource): EmployeeForm['rulesOf'] {
  const { t } = useTranslation('employees');
  // Read when a field is looked at: what the server answers meanwhile draws no field anew.
  const latest = useRef(source);
  useLayoutEffect(() => {
    latest.current = source;
  });
  return useCallback(
    (field) => [
      {
        required: REQUIRED.has(field),
        validator: async (_rule, value: unknown) => {
          // Each number of family members is a field of its own: one that is empty is not at fault.
          if (field === 'family' && (value ?? null) === null) return;
          const fault = faultOf(field, latest.current);
          if (fault) throw new Error(t(`employee.fault.${fault.code}`));
        },
      },
      {
        warningOnly: true,
        validator: async () => {
          const warning = warningOf(field, latest.current);
          if (warning)
            throw new Error(
              t(`employee.warning.${warning.code}`, { minimum: formatMoney(toEuro(warning.minimum ?? 0)) }),
            );
        },
      },
    ],
    [t],
  );
}
