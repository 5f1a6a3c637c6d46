import { SalaryPaymentType } from '@paga/contract/shapes';
import { formatNumber, NumberInput } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFields, useValue } from '../rules/form-context.ts';
import { EmployeeField } from './employee-field.tsx';

/** Gross and net, of which one is typed and the other follows; or the price of an hour. */
export function AmountFields(): ReactNode {
  const { t } = useTranslation('employees');
  const { basis } = useFields();
  const salaryPaymentType = useValue('salaryPaymentType');
  if (salaryPaymentType === SalaryPaymentType.hourly)
    return (
      <div className="employee-fields">
        <EmployeeField name="pricePerHour">
          <NumberInput suffix="€" keys="either" />
        </EmployeeField>
        <EmployeeField
          name="workingHoursPerMonth"
          hint={t('employee.hint.companyHours', {
            hours: formatNumber(Math.round(basis.hoursOfMonth * 100) / 100),
          })}
        >
          <NumberInput keys="either" />
        </EmployeeField>
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
    </div>
  );
}
