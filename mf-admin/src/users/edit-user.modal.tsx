import type { UserRecord } from '@paga/contract/identity/user';
import { GRANTED_ROLES, refusedDeed } from '@paga/contract/identity/user-grants';
import { updateAdmin } from '@paga/contract/identity/users';
import { RoleId } from '@paga/contract/shapes';
import { useSave } from '@paga/forms';
import { Alert, Form, ModalForm } from '@paga/kit';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompaniesField } from './companies-field.tsx';
import { NameAndEmail, RoleField } from './person-fields.tsx';
import { type PersonValues, PLACES, placeOf } from './person-values.ts';
import { useManager } from './use-manager.ts';
import { usePersonDraft } from './use-person-draft.ts';
import { userLists } from './use-user-list.ts';
import './users.css';

type EditUserModalProps = { person: UserRecord; onClose: () => void };

const valuesOf = ({
  name,
  email,
  roleId,
  tenantIds,
  companies,
  moreCompanies,
}: UserRecord): PersonValues => ({
  name,
  email,
  roleId,
  // Of so many the list holds the first ones: nothing here changes them.
  ...(!moreCompanies && { companies: tenantIds.map((id, index) => ({ id, name: companies[index] ?? '' })) }),
});

/** Changes a person, as far as the grant table lets: of oneself the name, of who also works for strangers the links to the own companies. */
export function EditUserModal({ person: opened, onClose }: EditUserModalProps): ReactNode {
  // The list behind is read anew after a conflict; the form stays with what it was opened with.
  const [person] = useState(opened);
  const { t } = useTranslation('admin');
  const manager = useManager();
  const [form] = Form.useForm<PersonValues>();
  const roleId = Form.useWatch('roleId', form) ?? person.roleId;
  const draft = usePersonDraft(`${person.id}`);
  const { change, problem } = useSavePerson(person);
  const closed = (deed: 'rename' | 'facts' | 'links') => refusedDeed(manager, person, deed) !== undefined;
  const oneself = manager.userId === person.id;
  return (
    <ModalForm<PersonValues>
      open
      form={form}
      title={t('users.edit.title', { name: person.name })}
      initialValues={valuesOf(person)}
      draft={draft}
      error={problem}
      onSubmit={change}
      onClose={onClose}
    >
      {(oneself || person.elsewhere) && (
        <div className="users-note">
          <Alert tone="info">{t(oneself ? 'users.edit.oneself' : 'users.edit.elsewhere')}</Alert>
        </div>
      )}
      <NameAndEmail closed={{ name: closed('rename'), email: closed('facts') }} />
      <RoleField roles={GRANTED_ROLES[manager.roleId]} closed={closed('facts')} />
      {roleId !== RoleId.superAdmin && !closed('links') && <Links person={person} />}
    </ModalForm>
  );
}

/** Which companies the person works for; of so many that the list does not hold them it is said that they stay. */
function Links({ person: { companies, moreCompanies } }: { person: UserRecord }): ReactNode {
  const { t } = useTranslation('admin');
  if (!moreCompanies) return <CompaniesField />;
  return (
    <div className="users-note">
      <Alert tone="info">{t('users.edit.manyCompanies', { count: companies.length + moreCompanies })}</Alert>
    </div>
  );
}

const sameIds = (one: readonly number[], other: readonly number[]) =>
  [...one].sort().join() === [...other].sort().join();

/** Sends what differs. */
function useSavePerson(person: UserRecord) {
  const { t } = useTranslation('admin');
  const { save, problem } = useSave(updateAdmin, {
    saved: ({ name }) => t('users.edit.done', { name }),
    refresh: userLists,
    places: PLACES,
    placeOf,
  });
  const change = ({ name, email, roleId, companies }: PersonValues) => {
    const tenantIds = companies?.map(({ id }) => id) ?? person.tenantIds;
    const becomesSuper = roleId === RoleId.superAdmin;
    const body = {
      id: person.id,
      version: person.version,
      ...(name !== person.name && { name }),
      ...(email !== person.email && { email }),
      ...(roleId !== person.roleId && { roleId }),
      ...(!becomesSuper && !sameIds(tenantIds, person.tenantIds) && { tenantIds }),
    };
    return save({ body });
  };
  return { change, problem };
}
