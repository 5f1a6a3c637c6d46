import { isApiError } from '@paga/client';
import { type Form, FormField, PasswordInput } from '@paga/kit';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The password again, before sign-in facts change. */
export function OwnPasswordField(): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <FormField name="password" label={t('account.password')} required>
      <PasswordInput />
    </FormField>
  );
}

/** Whether the password was the reason, which its field then says. */
export function isWrongPassword(error: unknown): boolean {
  return isApiError(error, 'CURRENT_PASSWORD_WRONG');
}

type FormOf<Values> = NonNullable<ComponentProps<typeof Form<Values>>['form']>;

/** Says at the field that the password was wrong. */
export function showWrongPassword<Values extends { password: string }>(
  form: FormOf<Values>,
  error: unknown,
  text: string | undefined,
): void {
  if (!isWrongPassword(error)) return;
  form.setFields([{ name: 'password', errors: [text] }] as Parameters<FormOf<Values>['setFields']>[0]);
}
