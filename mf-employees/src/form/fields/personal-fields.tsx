import { EmployeeLimits } from '@paga/contract/employees';
import { Gender } from '@paga/contract/shapes';
import { DatePicker, Input, Select, todayInKosovo } from '@paga/kit';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionList } from '#values/use-option-list.ts';
import { FieldsOfTab, textInput } from './fields-of-tab.tsx';

/** Who the employee is and how to reach them. */
export const PersonalFields = memo(function PersonalFields(): ReactNode {
  const { t } = useTranslation('employees');
  const optionsOf = useOptionList();
  return (
    <FieldsOfTab
      tab="personal"
      inputs={{
        fullName: <Input maxLength={EmployeeLimits.name * 2} autoComplete="off" />,
        personalNumber: textInput('personalNumber', { inputMode: 'numeric' }),
        birthDate: <DatePicker max={todayInKosovo()} />,
        gender: <Select allowClear options={optionsOf('gender', Gender)} />,
        phone: textInput('phone', { type: 'tel' }),
        email: textInput('email', { type: 'email' }),
      }}
      hints={{ fullName: t('employee.hint.fullName'), familyContact: t('employee.hint.familyContact') }}
    />
  );
});
