import { isApiError, mutation } from '@paga/client';
import { type CorrectedField, correctEmployee } from '@paga/contract/employees';
import type { Finding } from '@paga/contract/payroll';
import { Form, FormField, Input, ModalForm, useToast } from '@paga/kit';
import { checkBankAccount, checkPersonalNumber } from '@paga/payroll';
import { useCompany, useErrorText } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText } from '#check/found/finding-text.ts';
import { useRefreshSalaries } from '#month/calculate/use-salary-month.ts';

const checks = { personalNumber: checkPersonalNumber, bankAccountNumber: checkBankAccount };
type Values = { value: string };
type IdentifierModalProps = {
  finding: Finding;
  field: CorrectedField;
  was: string | null;
  onClose: () => void;
};

/** Corrects the personal number or the account of somebody where the check found it, without the rest of the form. */
export function IdentifierModal({ finding, field, was, onClose }: IdentifierModalProps): ReactElement {
  const { t } = useTranslation('payroll');
  const company = useCompany();
  const toast = useToast();
  const errorText = useErrorText();
  const refresh = useRefreshSalaries();
  const [form] = Form.useForm<Values>();
  const correct = useMutation({ ...mutation(correctEmployee), meta: { silent: true } });
  const { employeeId, name } = finding;
  const submit = async ({ value }: Values) => {
    await correct
      .mutateAsync({ body: { userId: company.id, employeeId, field, value, was } })
      .finally(refresh);
    toast.success(t('check.cure.saved', { name }));
  };
  const { error } = correct;
  const problem = isApiError(error, 'CONFLICT') ? t('check.cure.conflict') : error && errorText(error);
  return (
    <ModalForm<Values>
      open
      form={form}
      title={t('check.cure.title', { what: t(`check.mend.${field}`), name })}
      initialValues={{ value: was ?? '' }}
      focusOn="value"
      error={isApiError(error, 'VALIDATION_FAILED') ? undefined : problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{findingText(finding, t)}</p>
      <FormField
        name="value"
        label={t(`check.mend.${field}`)}
        hint={<Understood field={field} />}
        required
        rules={[
          {
            validator: (_, value) =>
              !value || checks[field](value).ok
                ? Promise.resolve()
                : Promise.reject(t(`check.cure.length.${field}`)),
          },
        ]}
      >
        <Input inputMode="numeric" className="paga-number" />
      </FormField>
    </ModalForm>
  );
}

/** What the number says about itself: its bank, or check digits that do not match. */
function Understood({ field }: { field: CorrectedField }): ReactElement | null {
  const { t } = useTranslation('payroll');
  const value = Form.useWatch<string | undefined>('value') ?? '';
  const { ok, problem } = checks[field](value);
  if (!ok) return null;
  if (problem) return <span className="check-doubt">{t('check.cure.digits')}</span>;
  if (field === 'personalNumber') return <>{t('check.cure.right')}</>;
  const { iban, bank } = checkBankAccount(value);
  return <span className="paga-number">{[bank, iban].filter(Boolean).join(' · ')}</span>;
}
