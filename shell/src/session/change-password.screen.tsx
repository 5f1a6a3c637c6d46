import { isApiError, mutation, query } from '@paga/client';
import { changePassword, getPasswordRules } from '@paga/contract/identity/password';
import { brokenPasswordRule } from '@paga/contract/identity/password-rules';
import { PasswordLength } from '@paga/contract/limits';
import { Alert, Button, Card, Form, FormField, Page, PasswordInput, useToast } from '@paga/kit';
import { useErrorText } from '@paga/platform';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

type Passwords = { currentPassword: string; newPassword: string; confirmPassword: string };

/** Changes the own password; broken rules are shown in the order of the specification, one at a time. */
export function ChangePasswordScreen(): ReactNode {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [form] = Form.useForm<Passwords>();
  // If it cannot be loaded, the server reports a broken rule when the form is sent.
  const rules = useQuery({ ...query(getPasswordRules), meta: { silent: true } });
  const count = rules.data?.minimumLength ?? PasswordLength.min;
  const changing = useMutation({
    ...mutation(changePassword),
    meta: { silent: true },
    onSuccess: () => {
      toast.success(t('password.changed'));
      navigate('/');
    },
  });
  const submit = (values: Passwords): void => {
    const fault = brokenPasswordRule(values.newPassword, values.confirmPassword, count);
    if (fault)
      form.setFields([
        {
          name: fault === 'PASSWORDS_DIFFER' ? 'confirmPassword' : 'newPassword',
          errors: [t(`errors.${fault}`, { minimum: count })],
        },
      ]);
    else changing.mutate({ body: values });
  };
  const fault = changing.error;
  return (
    <Page slim title={t('password.title')}>
      <Card>
        <Form form={form} layout="vertical" onFinish={submit} style={{ maxWidth: 420 }}>
          {fault && (
            <Alert tone="danger">{isApiError(fault) ? errorText(fault) : t('errors.INTERNAL')}</Alert>
          )}
          <FormField name="currentPassword" label={t('password.current')} required>
            <PasswordInput autoComplete="current-password" />
          </FormField>
          <FormField
            name="newPassword"
            label={t('password.new')}
            required
            hint={t('password.rules', { count })}
          >
            <PasswordInput autoComplete="new-password" />
          </FormField>
          <FormField name="confirmPassword" label={t('password.confirm')} required>
            <PasswordInput autoComplete="new-password" />
          </FormField>
          <Button variant="primary" type="submit" loading={changing.isPending}>
            {t('password.save')}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
