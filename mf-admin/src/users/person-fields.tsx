import { NewUser } from '@paga/contract/identity/users';
import { TextLength } from '@paga/contract/limits';
import { Language, type RoleId } from '@paga/contract/shapes';
import { schemaRule } from '@paga/forms';
import { FormField, Input, Select } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

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
        rules={closed.email ? [] : [schemaRule(NewUser.shape.email)]}
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

/** The language of the mail to a new person, and of their first pages. */
export function LanguageField(): ReactNode {
  const { t } = useTranslation('admin');
  const options = Language.options.map((value) => ({ value, label: t(`users.language.${value}`) }));
  return (
    <FormField name="language" label={t('users.form.language')} hint={t('users.add.mail')} required>
      <Select showSearch={false} options={options} />
    </FormField>
  );
}
