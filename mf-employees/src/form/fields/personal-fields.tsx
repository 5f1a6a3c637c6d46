import { EmployeeLimits } from '@paga/contract/employees';
import { Gender } from '@paga/contract/shapes';
import { DatePicker, Input, Select, todayInKosovo } from '@paga/kit';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionList } from '#values/use-option-list.ts';
import { FieldsOfTab, textInput } from './fields-of-tab.tsx';
import { PhoneInput } from './phone-input.tsx';
import { SectorField } from './sector-field.tsx';

/** Who the employee is, how to reach them, and in which sector. */
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
        phone: <PhoneInput />,
        email: textInput('email', { type: 'email' }),
      }}
      own={{ sectors: <SectorField key="sectors" /> }}
      hints={{ fullName: t('employee.hint.fullName'), familyContact: t('employee.hint.familyContact') }}
    />
  );
});
