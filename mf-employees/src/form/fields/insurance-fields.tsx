import { EmployeeLimits } from '@paga/contract/employees';
import { FamilyMemberType, HealthInsuranceOption } from '@paga/contract/shapes';
import { FormField, NumberInput, Select } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionList } from '#values/use-option-list.ts';
import { useFields, useSalaryTerms, useValue } from '../rules/form-context.ts';
import { EmployeeField } from './employee-field.tsx';

/** The private health insurance, in a company that has one: who pays it, and for whom. */
export function InsuranceFields(): ReactNode {
  return useSalaryTerms().basis.premiums && <Fields />;
}

function Fields(): ReactNode {
  const optionsOf = useOptionList();
  const isShared = useValue('healthInsurance') === HealthInsuranceOption.shared;
  return (
    <div className="employee-fields">
      <EmployeeField name="healthInsurance">
        <Select options={optionsOf('healthInsurance', HealthInsuranceOption)} />
      </EmployeeField>
      {isShared && (
        <EmployeeField name="healthInsurancePercentage">
          <NumberInput suffix="%" />
        </EmployeeField>
      )}
      {isShared && <FamilyFields />}
    </div>
  );
}

function FamilyFields(): ReactNode {
  const { t } = useTranslation('employees');
  const { rulesOf } = useFields();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className="employee-family" role="group" aria-label={t('employee.field.family')}>
      {Object.values(FamilyMemberType).map((type) => (
        <FormField
          key={type}
          name={['family', `${type}`]}
          label={t(`employee.option.family.${type}`)}
          rules={rulesOf('family')}
        >
          <NumberInput max={EmployeeLimits.familyMembers} precision={0} />
        </FormField>
      ))}
    </div>
  );
}
