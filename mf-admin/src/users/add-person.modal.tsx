import { grantsRole, ROLES_BY_CALL } from '@paga/contract/identity/user-grants';
import { createAdmin, createUser } from '@paga/contract/identity/users';
import { RoleId } from '@paga/contract/shapes';
import { Form, ModalForm } from '@paga/kit';
import { useMaybeCompany, useSession } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSave } from '#fields/use-save.ts';
import { CompaniesField } from './companies-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { LanguageField, NameAndEmail, RoleField } from './person-fields.tsx';
import { type PersonValues, PLACES, placeOf } from './person-values.ts';
import { useAsksPassword } from './use-asks-password.ts';
import { usePersonDraft } from './use-person-draft.ts';
import { userLists } from './use-user-list.ts';

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

type AddPersonProps = { kind: Kind; onClose: () => void };

function AddPersonModal(props: AddPersonProps): ReactNode {
  const asksPassword = useAsksPassword();
  return asksPassword === undefined ? null : <PersonModal {...props} asksPassword={asksPassword} />;
}

function PersonModal({ kind, asksPassword, onClose }: AddPersonProps & { asksPassword: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const { roleId, language } = useSession();
  const company = useMaybeCompany();
  const [form] = Form.useForm<PersonValues>();
  const granted = Form.useWatch('roleId', form);
  const draft = usePersonDraft(kind);
  const { add, problem } = useAddPerson(kind);
  const roles = ROLES_BY_CALL[kind].filter((role) => grantsRole(roleId, role));
  const companies = company ? [{ id: company.id, name: company.name }] : [];
  return (
    <ModalForm<PersonValues>
      open
      form={form}
      title={t(`users.add.${kind}`)}
      submitText={t(`users.add.${kind}Submit`)}
      initialValues={{ name: '', email: '', language, roleId: roles[0], companies }}
      draft={draft}
      error={problem}
      onSubmit={add}
      onClose={onClose}
    >
      <NameAndEmail />
      {asksPassword ? <NewPasswordField /> : <p className="paga-hint">{t('users.form.invited')}</p>}
      {roles.length > 1 && <RoleField roles={roles} />}
      {granted !== RoleId.superAdmin && <CompaniesField />}
      <LanguageField />
    </ModalForm>
  );
}

function useAddPerson(kind: Kind) {
  const { t } = useTranslation('admin');
  const { save, problem } = useSave(CALLS[kind], {
    saved: ({ name }) => t(`users.add.${kind}Done`, { name }),
    refresh: userLists,
    places: PLACES,
    placeOf,
  });
  const add = ({ name, email, password, roleId, language, companies = [] }: PersonValues) => {
    const links = roleId === RoleId.superAdmin ? [] : companies;
    // One's only company is not asked for, and role 1 has none of its own.
    const tenantIds = links.length > 0 ? { tenantIds: links.map(({ id }) => id) } : {};
    return save({
      body: { name, email, password, roleId: roleId ?? ROLES_BY_CALL[kind][0], language, ...tenantIds },
    });
  };
  return { add, problem };
}
