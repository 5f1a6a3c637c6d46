import { NewUser } from '@paga/contract/admin';
import { TextLength } from '@paga/contract/limits';
import type { RoleId } from '@paga/contract/shapes';
import { FormField, Input, Select } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A rule that holds a field to the contract's schema, with one text for whatever it breaks. An empty field is the asterisk's matter. */
function bySchema(schema: { safeParse: (value: unknown) => { success: boolean } }, message: string) {
  return {
    validator: (_rule: unknown, value: unknown) =>
      value === undefined || value === '' || schema.safeParse(value).success ? Promise.resolve() : Promise.reject(new Error(message)),
  };
}

/** Full name and e-mail. `closed`: shown, not to be changed. */
export function NameAndEmail({ closed = {} }: { closed?: { name?: boolean; email?: boolean } }): ReactNode {
  const { t } = useTranslation('admin');
  return (
    <>
      <FormField name="name" label={t('users.form.name')} required rules={[{ whitespace: true }]}>
        <Input maxLength={TextLength.personName} autoComplete="off" disabled={closed.name} />
      </FormField>
      <FormField
        name="email"
        label={t('users.form.email')}
        required
        rules={closed.email ? [] : [bySchema(NewUser.shape.email, t('users.form.emailInvalid'))]}
      >
        <Input type="email" maxLength={TextLength.email} autoComplete="off" disabled={closed.email} />
      </FormField>
    </>
  );
}

/** The role, among those that may be given. */
export function RoleField({ roles, closed }: { roles: readonly RoleId[]; closed?: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const options = roles.map((roleId) => ({ value: roleId, label: t(`users.role.${roleId}`) }));
  return (
    <FormField name="roleId" label={t('users.form.role')} hint={t('users.form.roleHint')} required>
      <Select options={options} disabled={closed} />
    </FormField>
  );
}
