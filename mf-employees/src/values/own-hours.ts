import { EmploymentType, SalaryPaymentType } from '@paga/contract/shapes';
import type { EmployeeValues } from './employee-values.ts';

/** Whether the hours of a person's month are asked for: paid by the hour, in part time, or already given. */
export const hasOwnHours = ({
  salaryPaymentType,
  employmentType,
  workingHoursPerMonth,
}: Pick<EmployeeValues, 'salaryPaymentType' | 'employmentType' | 'workingHoursPerMonth'>): boolean =>
  salaryPaymentType === SalaryPaymentType.hourly ||
  employmentType === EmploymentType.partTime ||
  (workingHoursPerMonth ?? null) !== null;
