import type { Employee } from '@paga/contract/employees';
import { DraftStatus, SalaryPaymentType } from '@paga/contract/shapes';
import { DatePicker, formatDate, formatNumber, NumberInput, todayInKosovo } from '@paga/kit';
import { monthStart, parts } from '@paga/payroll';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areTermsChanged } from '#terms/terms-changed.ts';
import { valuesOf } from '#values/employee-values.ts';
import { hasOwnHours } from '#values/own-hours.ts';
import { useFields, useSalaryTerms, useValue, useValues } from '../rules/form-context.ts';
import { EmployeeField } from './employee-field.tsx';

/** Gross and net, of which one is typed and the other follows; or the price of an hour. */
export function AmountFields(): ReactNode {
  const { t } = useTranslation('employees');
  const { employee } = useFields();
  const salaryPaymentType = useValue('salaryPaymentType');
  const [employmentType, workingHoursPerMonth] = [
    useValue('employmentType'),
    useValue('workingHoursPerMonth'),
  ];
  const asksHours = hasOwnHours({ salaryPaymentType, employmentType, workingHoursPerMonth });
  if (salaryPaymentType === SalaryPaymentType.hourly)
    return (
      <div className="employee-fields">
        <EmployeeField name="pricePerHour">
          <NumberInput suffix="€" keys="either" />
        </EmployeeField>
        <OwnHours />
        {employee && <ValidFrom employee={employee} />}
      </div>
    );
  const byProject = salaryPaymentType === SalaryPaymentType.project;
  const hint = byProject ? t('employee.hint.byProject') : t('employee.hint.eitherSide');
  return (
    <div className="employee-fields">
      <EmployeeField name="bruttoSalary" hint={hint}>
        <NumberInput precision={2} suffix="€" disabled={byProject} keys="either" />
      </EmployeeField>
      <EmployeeField name="nettoSalary">
        <NumberInput precision={2} suffix="€" disabled={byProject} keys="either" />
      </EmployeeField>
      {asksHours && <OwnHours />}
      {employee && <ValidFrom employee={employee} />}
    </div>
  );
}

/** The hours of a person's month, which price an hour. */
function OwnHours(): ReactNode {
  const { t } = useTranslation('employees');
  const { basis } = useSalaryTerms();
  const hours = formatNumber(Math.round(basis.hoursOfMonth * 100) / 100);
  return (
    <EmployeeField name="workingHoursPerMonth" hint={t('employee.hint.companyHours', { hours })}>
      <NumberInput keys="either" />
    </EmployeeField>
  );
}

/** Beside a changed pay, from which day it holds; a draft that is completed holds from the start of its contract. */
function ValidFrom({ employee }: { employee: Employee }): ReactNode {
  const { t } = useTranslation('employees');
  const values = useValues();
  if (employee.draftStatus === DraftStatus.draft || !areTermsChanged(valuesOf(employee), values)) return null;
  const { year, month } = parts(todayInKosovo());
  return (
    <EmployeeField
      name="validFrom"
      hint={t('employee.hint.validFrom', { date: formatDate(monthStart(year, month)) })}
    >
      <DatePicker />
    </EmployeeField>
  );
}
