import { EmployerTier, SalaryPaymentType } from '@paga/contract/shapes';
import { CheckBox, NumberInput, Select } from '@paga/kit';
import { checkBankAccount } from '@paga/payroll';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptionList } from '#values/use-option-list.ts';
import { useFields, useSalaryTerms, useValue } from '../rules/form-context.ts';
import { AmountFields } from './amount-fields.tsx';
import { ChangePreview } from './change-preview.tsx';
import { EmployeeField, EmployeeFlag } from './employee-field.tsx';
import { textInput } from './fields-of-tab.tsx';
import { InsuranceFields } from './insurance-fields.tsx';
import { ProjectLines } from './project-lines.tsx';

/** What the employee is paid. */
export const SalaryFields = memo(function SalaryFields(): ReactNode {
  const optionsOf = useOptionList();
  const { employee } = useFields();
  const isProject = useValue('salaryPaymentType') === SalaryPaymentType.project;
  return (
    <>
      <div className="employee-fields">
        <EmployeeField name="salaryPaymentType">
          <Select options={optionsOf('salaryPaymentType', SalaryPaymentType)} />
        </EmployeeField>
        <EmployeeField name="employerTier">
          <Select options={optionsOf('employerTier', EmployerTier)} />
        </EmployeeField>
      </div>
      {isProject && <ProjectLines />}
      <AmountFields />
      {employee && <ChangePreview employee={employee} />}
      <ContributionFields />
      <InsuranceFields />
      <BankFields />
    </>
  );
});

function ContributionFields(): ReactNode {
  const { t } = useTranslation('employees');
  const { basis } = useSalaryTerms();
  const own = (percent: number) => t('employee.hint.companyPercentage', { percent });
  const isExempt = !useValue('hasContributions');
  return (
    <div className="employee-fields">
      <EmployeeField name="contributePercentage" hint={own(basis.employeePercentage)}>
        <NumberInput suffix="%" disabled={isExempt} />
      </EmployeeField>
      <EmployeeField name="employerContributePercentage" hint={own(basis.employerPercentage)}>
        <NumberInput suffix="%" disabled={isExempt} />
      </EmployeeField>
      <EmployeeFlag name="hasContributions">
        <CheckBox>{t('employee.field.hasContributions')}</CheckBox>
      </EmployeeFlag>
      <EmployeeFlag name="noTaxes">
        <CheckBox>{t('employee.field.noTaxes')}</CheckBox>
      </EmployeeFlag>
    </div>
  );
}

function BankFields(): ReactNode {
  const { t } = useTranslation('employees');
  const { ok, iban, bank } = checkBankAccount(useValue('bankAccountNumber') ?? '');
  const shown = ok
    ? [bank, t('employee.hint.iban', { iban })].filter(Boolean).join(' · ')
    : t('employee.hint.account');
  return (
    <div className="employee-fields">
      <EmployeeField name="bankAccountNumber" hint={shown}>
        {textInput('bankAccountNumber')}
      </EmployeeField>
      <EmployeeField name="bank">{textInput('bank')}</EmployeeField>
    </div>
  );
}
