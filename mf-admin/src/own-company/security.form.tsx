import {
  type CompanySecurity,
  type CompanySecurityForm,
  getCompanySecurity,
  updateCompanySecurity,
} from '@paga/contract/company/security';
import { CompanyPasswordMinimum } from '@paga/contract/limits';
import { useSave } from '@paga/forms';
import {
  Alert,
  Button,
  CheckBox,
  DraftOffer,
  Form,
  FormField,
  fieldErrorsOf,
  NumberInput,
  useUnsavedGuard,
} from '@paga/kit';
import { useCompany, useDraft } from '@paga/platform';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';

const { min, max } = CompanyPasswordMinimum;
const PLACES = {
  USERS_WITHOUT_EMAIL: 'twoFactor',
  STEP_UP_NEEDED: 'stepUp',
  PASSKEY_NEEDED: 'passkey',
} as const;

/** Two-factor sign-in, least length of passwords, confirmation and passkeys; unsaved input stays as a draft, and a refusal stands at its field. */
export function SecurityForm({ security }: { security: CompanySecurity }): ReactElement {
  const { t } = useTranslation('admin');
  const company = useCompany();
  const [form] = Form.useForm<CompanySecurityForm>();
  const [dirty, setDirty] = useState(false);
  const draft = useDraft<CompanySecurityForm>('company/security');
  useUnsavedGuard(dirty);
  const { save, saving, problem } = useSave(updateCompanySecurity, {
    saved: t('ownCompany.security.saved', { company: company.name }),
    refresh: [getCompanySecurity],
    places: PLACES,
  });
  const submit = async (values: CompanySecurityForm): Promise<void> => {
    try {
      await save({ body: { tenantId: company.id, ...values } });
      setDirty(false);
      draft.forget();
    } catch (error) {
      form.setFields(fieldErrorsOf(error) as Parameters<typeof form.setFields>[0]);
    }
  };
  const restore = (values: Partial<CompanySecurityForm>): void => {
    setDirty(true);
    form.setFieldsValue(values);
  };
  const change = (_changed: unknown, values: CompanySecurityForm): void => {
    setDirty(true);
    draft.keep(values);
  };
  const { twoFactor, passwordMinLength, stepUp, passkey, withoutEmail } = security;
  return (
    <Form<CompanySecurityForm>
      form={form}
      layout="vertical"
      initialValues={{ twoFactor, passwordMinLength, stepUp, passkey }}
      onValuesChange={change}
      onFinish={submit}
      style={{ maxWidth: 520 }}
    >
      <DraftOffer draft={draft} onRestore={restore} />
      {problem && <Alert tone="danger">{problem}</Alert>}
      {withoutEmail.length > 0 && (
        <Alert tone="warning" title={t('ownCompany.security.withoutEmail')}>
          {withoutEmail.join(', ')}
        </Alert>
      )}
      <SecurityFields />
      <Button variant="primary" type="submit" loading={saving}>
        {t('ownCompany.security.save')}
      </Button>
    </Form>
  );
}

function SecurityFields(): ReactElement {
  const { t } = useTranslation('admin');
  const range = { type: 'number' as const, min, max, message: t('ownCompany.security.range', { min, max }) };
  return (
    <>
      <FormField
        name="twoFactor"
        label={t('ownCompany.security.twoFactor')}
        hint={t('ownCompany.security.twoFactorHint')}
      >
        <CheckBox>{t('ownCompany.security.twoFactorBox')}</CheckBox>
      </FormField>
      <FormField
        name="passwordMinLength"
        label={t('ownCompany.security.passwordMinLength')}
        hint={t('ownCompany.security.passwordHint')}
        required
        rules={[range]}
      >
        <NumberInput precision={0} keys="whole" style={{ width: 120 }} />
      </FormField>
      <FormField
        name="stepUp"
        label={t('ownCompany.security.stepUp')}
        hint={t('ownCompany.security.stepUpHint')}
      >
        <CheckBox>{t('ownCompany.security.stepUpBox')}</CheckBox>
      </FormField>
      <FormField
        name="passkey"
        label={t('ownCompany.security.passkey')}
        hint={t('ownCompany.security.passkeyHint')}
      >
        <CheckBox>{t('ownCompany.security.passkeyBox')}</CheckBox>
      </FormField>
    </>
  );
}
