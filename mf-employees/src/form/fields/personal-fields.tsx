import { EmployeeLimits } from '@paga/contract/employees';
import { Gender } from '@paga/contract/shapes';
import { DatePicker, Input, Select, todayInKosovo } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionList } from '../values/use-option-list.ts';
import { EmployeeField } from './employee-field.tsx';

/** Who the employee is and how to reach them. */
export function PersonalFields(): ReactNode {
  const { t } = useTranslation('employees');
  const optionsOf = useOptionList();
  return (
    <div className="employee-fields">
      <EmployeeField name="fullName" hint={t('employee.hint.fullName')}>
        <Input maxLength={EmployeeLimits.name * 2} autoComplete="off" />
      </EmployeeField>
      <EmployeeField name="personalNumber">
        <Input inputMode="numeric" maxLength={EmployeeLimits.personalNumberTyped} autoComplete="off" />
      </EmployeeField>
      <EmployeeField name="birthDate">
        <DatePicker max={todayInKosovo()} />
      </EmployeeField>
      <EmployeeField name="gender">
        <Select allowClear options={optionsOf('gender', Gender)} />
      </EmployeeField>
      <EmployeeField name="phone">
        <Input type="tel" maxLength={EmployeeLimits.phone} autoComplete="off" />
      </EmployeeField>
      <EmployeeField name="email">
        <Input type="email" maxLength={EmployeeLimits.email} autoComplete="off" />
      </EmployeeField>
      <EmployeeField name="familyContact" hint={t('employee.hint.familyContact')}>
        <Input maxLength={EmployeeLimits.text} autoComplete="off" />
      </EmployeeField>
      <EmployeeField name="qualification">
        <Input maxLength={EmployeeLimits.text} autoComplete="off" />
      </EmployeeField>
    </div>
  );
}
