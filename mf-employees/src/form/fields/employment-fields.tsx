import { EmployeeStatus, EmploymentType, LeaveSupplement } from '@paga/contract/shapes';
import { CheckBox, DatePicker, NumberInput, Select } from '@paga/kit';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractTerm } from '#values/employee-values.ts';
import { useOptionList } from '#values/use-option-list.ts';
import { useValue } from '../rules/form-context.ts';
import { EmployeeField, EmployeeFlag } from './employee-field.tsx';
import { textInput } from './fields-of-tab.tsx';

/** The job and its contract. What another field decides keeps its place, so that no field jumps. */
export const EmploymentFields = memo(function EmploymentFields(): ReactNode {
  const { t } = useTranslation('employees');
  const optionsOf = useOptionList();
  const contractTerm = useValue('contractTerm');
  const employeeStatus = useValue('employeeStatus');
  const leaves = employeeStatus === EmployeeStatus.inactive;
  const ends = contractTerm === ContractTerm.fixed || leaves;
  return (
    <div className="employee-fields">
      <EmployeeField name="occupation">{textInput('occupation')}</EmployeeField>
      <EmployeeField name="employmentType">
        <Select options={optionsOf('employmentType', EmploymentType)} />
      </EmployeeField>
      <EmployeeField name="jobStarted">
        <DatePicker />
      </EmployeeField>
      <EmployeeField name="contractStarted">
        <DatePicker />
      </EmployeeField>
      <EmployeeField name="contractTerm">
        <Select options={optionsOf('contractTerm', ContractTerm)} />
      </EmployeeField>
      <EmployeeField
        name="expirationContract"
        hint={t(
          leaves ? 'employee.hint.lastDay' : ends ? 'employee.hint.contractEnd' : 'employee.hint.noEnd',
        )}
      >
        <DatePicker disabled={!ends} />
      </EmployeeField>
      <EmployeeField name="employeeStatus">
        <Select options={optionsOf('employeeStatus', EmployeeStatus)} />
      </EmployeeField>
      <LeaveFactFields />
    </div>
  );
});

/** What the law's additions to annual leave are counted from. */
function LeaveFactFields(): ReactNode {
  const { t } = useTranslation('employees');
  const optionsOf = useOptionList();
  return (
    <>
      <EmployeeField name="priorExperienceMonths" hint={t('employee.hint.priorExperienceMonths')}>
        <NumberInput precision={0} />
      </EmployeeField>
      <EmployeeField name="leaveSupplement" hint={t('employee.hint.leaveSupplement')}>
        <Select allowClear options={optionsOf('leaveSupplement', LeaveSupplement)} />
      </EmployeeField>
      <EmployeeField name="leaveSupplementUntil" hint={t('employee.hint.leaveSupplementUntil')}>
        <DatePicker disabled={(useValue('leaveSupplement') ?? null) === null} />
      </EmployeeField>
      <EmployeeFlag name="harmfulWork">
        <CheckBox>{t('employee.field.harmfulWork')}</CheckBox>
      </EmployeeFlag>
    </>
  );
}
