import { mutation } from '@paga/client';
import { createAdmin, createUser } from '@paga/contract/admin';
import { RoleId } from '@paga/contract/shapes';
import { grantsRole, ROLES_BY_CALL } from '@paga/contract/user-grants';
import { Form, ModalForm, useToast } from '@paga/kit';
import { useErrorText, useMaybeCompany, useSession } from '@paga/platform';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompaniesField } from './companies-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { NameAndEmail, RoleField } from './person-fields.tsx';
import { fieldErrorOf, type PersonValues } from './person-values.ts';
import { usePersonDraft } from './use-person-draft.ts';
import { useUsersChanged } from './use-user-list.ts';

type Kind = keyof typeof ROLES_BY_CALL;
const CALLS = { createAdmin, createUser };

/** Adds an administrator of companies; the super admin also another super admin. */
export function AddAdministratorModal({ onClose }: { onClose: () => void }): ReactNode {
  return <AddPersonModal kind="createAdmin" onClose={onClose} />;
}

/** Adds a company user or manager. */
export function AddUserModal({ onClose }: { onClose: () => void }): ReactNode {
  return <AddPersonModal kind="createUser" onClose={onClose} />;
}

function AddPersonModal({ kind, onClose }: { kind: Kind; onClose: () => void }): ReactNode {
  const { t } = useTranslation('admin');
  const { roleId } = useSession();
  const company = useMaybeCompany();
  const [form] = Form.useForm<PersonValues>();
  const granted = Form.useWatch('roleId', form);
  const draft = usePersonDraft(kind);
  const { add, error } = useAddPerson(kind);
  const roles = ROLES_BY_CALL[kind].filter((role) => grantsRole(roleId, role));
  const companies = company ? [{ id: company.id, name: company.name }] : [];
  return (
    <ModalForm<PersonValues>
      open
      form={form}
      title={t(`users.add.${kind}`)}
      submitText={t(`users.add.${kind}Submit`)}
      initialValues={{ name: '', email: '', password: '', roleId: roles[0], companies }}
      draft={draft}
      error={error}
      onSubmit={add}
      onClose={onClose}
    >
      <NameAndEmail />
      <NewPasswordField />
      {roles.length > 1 && <RoleField roles={roles} />}
      {granted !== RoleId.superAdmin && <CompaniesField />}
      <p className="paga-hint">{t('users.add.mail')}</p>
    </ModalForm>
  );
}

/** Saves; a refusal goes to its field, or above the form when it is about none. */
function useAddPerson(kind: Kind) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const errorText = useErrorText();
  const changed = useUsersChanged();
  const [error, setError] = useState('');
  const saving = useMutation({ ...mutation(CALLS[kind]), meta: { silent: true } });
  const add = async ({ name, email, password = '', roleId, companies = [] }: PersonValues): Promise<void> => {
    setError('');
    const links = roleId === RoleId.superAdmin ? [] : companies;
    // One's only company is not asked for, and role 1 has none of its own.
    const tenantIds = links.length > 0 ? { tenantIds: links.map(({ id }) => id) } : {};
    const role = roleId ?? ROLES_BY_CALL[kind][0];
    try {
      await saving.mutateAsync({ body: { name, email, password, roleId: role, ...tenantIds } });
    } catch (refusal) {
      const fields = fieldErrorOf(refusal, errorText);
      if (!fields) setError(errorText(refusal));
      throw fields ? { fields } : refusal;
    }
    toast.success(t(`users.add.${kind}Done`, { name }));
    await changed();
  };
  return { add, error };
}
