import { query } from '@paga/client';
import { getSectors } from '@paga/contract/employees/sectors';
import { EmployeeStatus, EmploymentType, LeaveSupplement } from '@paga/contract/shapes';
import { CheckBox, DatePicker, NumberInput, Select } from '@paga/kit';
import { useCompany } from '@paga/platform';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContractTerm } from '#values/employee-values.ts';
import { useOptionList } from '#values/use-option-list.ts';
import { useValue } from '../rules/form-context.ts';
import { EmployeeField, EmployeeFlag } from './employee-field.tsx';
import { textInput } from './fields-of-tab.tsx';

/** The job and its contract. */
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
      {ends && (
        <EmployeeField name="expirationContract" hint={leaves ? t('employee.hint.lastDay') : undefined}>
          <DatePicker />
        </EmployeeField>
      )}
      <EmployeeField name="employeeStatus">
        <Select options={optionsOf('employeeStatus', EmployeeStatus)} />
      </EmployeeField>
      <SectorField />
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
      {(useValue('leaveSupplement') ?? null) !== null && (
        <EmployeeField name="leaveSupplementUntil" hint={t('employee.hint.leaveSupplementUntil')}>
          <DatePicker />
        </EmployeeField>
      )}
      <EmployeeFlag name="harmfulWork">
        <CheckBox>{t('employee.field.harmfulWork')}</CheckBox>
      </EmployeeFlag>
    </>
  );
}

/** Whenever the company has sectors: lists, filters and reports go by them. */
function SectorField(): ReactNode {
  const { id: tenantId } = useCompany();
  const { data } = useQuery({ ...query(getSectors, { query: { tenantId } }), meta: { silent: true } });
  const options = data?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  if (options.length === 0) return null;
  return (
    <EmployeeField name="sectors">
      <Select mode="multiple" options={options} />
    </EmployeeField>
  );
}
