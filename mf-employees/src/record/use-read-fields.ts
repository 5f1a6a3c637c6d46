import { query } from '@paga/client';
import type { Employee } from '@paga/contract/employees';
import { getProjects } from '@paga/contract/projects';
import { HealthInsuranceOption, SalaryPaymentType } from '@paga/contract/shapes';
import type { Detail } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEnd } from '#leaving/use-end.ts';
import { ContractTerm, type EmployeeValues, valuesOf } from '#values/employee-values.ts';
import { hasOwnHours } from '#values/own-hours.ts';
import { FIELDS_OF_TAB, type FormTab } from '#values/tab-of.ts';
import { useValueText } from '#values/use-value-text.ts';

/** Fields that say nothing where they are empty or do not count. */
function isShown(field: keyof EmployeeValues, values: EmployeeValues): boolean {
  const { salaryPaymentType, healthInsurance, expirationContract, leaveSupplement } = values;
  const isHourly = salaryPaymentType === SalaryPaymentType.hourly;
  const isShared = healthInsurance === HealthInsuranceOption.shared;
  if (field === 'validFrom') return false;
  if (field === 'pricePerHour') return isHourly;
  if (field === 'workingHoursPerMonth') return hasOwnHours(values);
  if (field === 'bruttoSalary' || field === 'nettoSalary') return !isHourly;
  if (field === 'healthInsurancePercentage' || field === 'family') return isShared;
  if (field === 'leaveSupplementUntil') return leaveSupplement !== null;
  if (field === 'shares') return salaryPaymentType === SalaryPaymentType.project;
  return field !== 'expirationContract' || expirationContract !== null;
}

/** The fields of a tab of the form, for reading. */
export function useReadFields(employee: Employee, tab: FormTab): Detail[] {
  const { t } = useTranslation('employees');
  const valueText = useValueText();
  const isOpenEnded = useEnd(employee)?.openEnded;
  const saved = valuesOf(employee);
  // The last day of who leaves makes no fixed term of an open contract.
  const values = isOpenEnded ? { ...saved, contractTerm: ContractTerm.indefinite } : saved;
  const names = useNames(employee, tab === 'salary' && values.shares.length > 0);
  return FIELDS_OF_TAB[tab]
    .filter((field) => isShown(field, values))
    .map((field) => ({
      key: field,
      label: t(`employee.field.${field}`),
      value: valueText(field, values[field], names),
      wide: field === 'shares' || field === 'sectors',
    }));
}

function useNames(employee: Employee, withLines: boolean): ReadonlyMap<number, string> {
  const { id: userId } = useCompany();
  const { data } = useQuery({
    ...query(getProjects, { query: { userId } }),
    enabled: withLines,
    meta: { silent: true },
  });
  if (!withLines) return new Map(employee.sectors.map(({ id, name }) => [id, name]));
  return new Map(
    (data ?? []).flatMap(({ name, budgetLines }) =>
      budgetLines.map((line) => [line.id, `${name}: ${line.name}`] as const),
    ),
  );
}
