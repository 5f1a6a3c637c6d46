import { CompanyForm } from '@paga/contract/company/profile';
import { CLOSING_CODE_LENGTH, TextLength } from '@paga/contract/limits';
import { CompanyStatus } from '@paga/contract/shapes';
import { CheckBox, DatePicker, Form, FormField, Input, Select } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '#fields/fields.tsx';
import { schemaRule } from '#fields/schema-rule.ts';
import { NewPasswordField } from '#users/new-password-field.tsx';
import { useStatusText } from './use-status-text.ts';

const { shape } = CompanyForm;

/** The fields of a company, those of specification 1 §2; a new one has a password for its administrator too, where no mail brings a link that sets it. */
export function CompanyFields({
  isNew,
  asksPassword = false,
}: {
  isNew: boolean;
  asksPassword?: boolean;
}): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <>
      <FormField name="name" label={t('companyForm.name')} required rules={[schemaRule(shape.name, t)]}>
        <Input maxLength={TextLength.name} autoComplete="off" />
      </FormField>
      <Fields>
        <FormField
          name="email"
          label={t('companyForm.email')}
          hint={isNew ? t(asksPassword ? 'companyForm.emailHint' : 'companyForm.emailInvited') : undefined}
          required
          rules={[schemaRule(shape.email, t)]}
        >
          <Input type="email" maxLength={TextLength.email} autoComplete="off" />
        </FormField>
        <FormField
          name="businessNumber"
          label={t('companyForm.businessNumber')}
          rules={[schemaRule(shape.businessNumber, t)]}
        >
          <Input maxLength={TextLength.businessNumber} inputMode="numeric" autoComplete="off" />
        </FormField>
      </Fields>
      <PaperFields />
      {asksPassword && <NewPasswordField />}
      <ContractFields />
      <Fields>
        <CodeField isNew={isNew} />
        <FormField name="checkedQb" label={t('companyForm.bookkeeping')} valuePropName="checked">
          <CheckBox>{t('companyForm.checkedQb')}</CheckBox>
        </FormField>
      </Fields>
    </>
  );
}

/** What the company's papers say of it. */
function PaperFields(): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <>
      <FormField name="address" label={t('companyForm.address')} rules={[schemaRule(shape.address, t)]}>
        <Input maxLength={TextLength.address} autoComplete="off" />
      </FormField>
      <Fields>
        <FormField name="phone" label={t('companyForm.phone')} rules={[schemaRule(shape.phone, t)]}>
          <Input type="tel" autoComplete="off" />
        </FormField>
        <FormField
          name="authorizedPerson"
          label={t('companyForm.authorizedPerson')}
          rules={[schemaRule(shape.authorizedPerson, t)]}
        >
          <Input maxLength={TextLength.personName} autoComplete="off" />
        </FormField>
      </Fields>
    </>
  );
}

/** Status, start and end of the contract. */
function ContractFields(): ReactNode {
  const { t } = useTranslation('admin');
  const statusText = useStatusText();
  const start: string | undefined = Form.useWatch('registrationDate');
  const endsLater = {
    validator: (_rule: unknown, end: string | null | undefined) =>
      end && start && end < start
        ? Promise.reject(new Error(t('fields.fault.END_BEFORE_START')))
        : Promise.resolve(),
  };
  const options = Object.values(CompanyStatus).map((value) => ({ value, label: statusText(value) }));
  return (
    <Fields>
      <FormField name="statusId" label={t('companyForm.status')} required>
        <Select options={options} />
      </FormField>
      <FormField
        name="registrationDate"
        label={t('companyForm.contractStart')}
        required
        rules={[schemaRule(shape.registrationDate, t)]}
      >
        <DatePicker />
      </FormField>
      <FormField
        name="expirationDate"
        label={t('companyForm.contractEnd')}
        dependencies={['registrationDate']}
        rules={[endsLater]}
      >
        <DatePicker />
      </FormField>
    </Fields>
  );
}

function CodeField({ isNew }: { isNew: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <FormField
      name="code"
      label={t('companyForm.code')}
      hint={t(isNew ? 'companyForm.codeMade' : 'companyForm.codeKept')}
      rules={[schemaRule(shape.code, t, t('fields.closingCode'))]}
    >
      <Input maxLength={CLOSING_CODE_LENGTH} autoComplete="off" spellCheck={false} />
    </FormField>
  );
}
