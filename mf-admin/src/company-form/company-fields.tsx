import { CompanyForm } from '@paga/contract/admin/company';
import { TextLength } from '@paga/contract/limits';
import { CompanyStatus } from '@paga/contract/shapes';
import { CheckBox, DatePicker, Form, FormField, Input, Row, Select } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldRules } from '#fields/use-field-rules.ts';
import { NewPasswordField } from '#users/new-password-field.tsx';
import { useStatusText } from './use-status-text.ts';

/** The fields of a company, those of specification 1 §2; a new one has a password for its administrator too. */
export function CompanyFields({ isNew }: { isNew: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const rules = useFieldRules(CompanyForm);
  return (
    <>
      <FormField name="name" label={t('companyForm.name')} required rules={rules('name')}>
        <Input maxLength={TextLength.name} autoComplete="off" />
      </FormField>
      <Row columns={200}>
        <FormField
          name="email"
          label={t('companyForm.email')}
          hint={isNew ? t('companyForm.emailHint') : undefined}
          required
          rules={rules('email')}
        >
          <Input type="email" maxLength={TextLength.email} autoComplete="off" />
        </FormField>
        <FormField name="businessNumber" label={t('companyForm.businessNumber')} rules={rules('businessNumber')}>
          <Input maxLength={TextLength.businessNumber} inputMode="numeric" autoComplete="off" />
        </FormField>
      </Row>
      {isNew && <NewPasswordField />}
      <ContractFields />
      <CodeField isNew={isNew} />
      <FormField name="checkedQb" label={null} valuePropName="checked">
        <CheckBox>{t('companyForm.checkedQb')}</CheckBox>
      </FormField>
    </>
  );
}

/** Status, start and end of the contract. */
function ContractFields(): ReactNode {
  const { t } = useTranslation('admin');
  const statusText = useStatusText();
  const rules = useFieldRules(CompanyForm);
  const start: string | undefined = Form.useWatch('registrationDate');
  const endsLater = {
    validator: (_rule: unknown, end: string | null | undefined) =>
      end && start && end < start ? Promise.reject(new Error(t('companyForm.endBeforeStart'))) : Promise.resolve(),
  };
  const options = Object.values(CompanyStatus).map((value) => ({ value, label: statusText(value) }));
  return (
    <Row columns={140}>
      <FormField name="statusId" label={t('companyForm.status')} required>
        <Select options={options} />
      </FormField>
      <FormField name="registrationDate" label={t('companyForm.contractStart')} required rules={rules('registrationDate')}>
        <DatePicker />
      </FormField>
      <FormField name="expirationDate" label={t('companyForm.contractEnd')} dependencies={['registrationDate']} rules={[endsLater]}>
        <DatePicker />
      </FormField>
    </Row>
  );
}

function CodeField({ isNew }: { isNew: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const rules = useFieldRules(CompanyForm, { code: t('companyForm.codeRule') });
  return (
    <FormField
      name="code"
      label={t('companyForm.code')}
      hint={t(isNew ? 'companyForm.codeMade' : 'companyForm.codeKept')}
      rules={rules('code')}
    >
      <Input maxLength={6} autoComplete="off" spellCheck={false} />
    </FormField>
  );
}
