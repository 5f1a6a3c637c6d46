import type { UserRecord } from '@paga/contract/identity/user';
import { UserStatus } from '@paga/contract/shapes';
import { missing, type SimpleColumn, SimpleTable, Tag } from '@paga/kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserActions } from './user-actions.tsx';

/** The people of one page: id, name, e-mail, companies, role, status (specification 1 §2). */
export function UserTable({ rows }: { rows: readonly UserRecord[] }): ReactNode {
  const { t } = useTranslation('admin');
  const columns: SimpleColumn<UserRecord>[] = [
    { key: 'name', title: t('users.column.name'), render: ({ name }) => name },
    { key: 'id', title: t('users.column.id'), width: 64, align: 'right', render: ({ id }) => id },
    {
      key: 'email',
      title: t('users.column.email'),
      render: ({ email }) => <span className="paga-breaks">{email}</span>,
    },
    {
      key: 'companies',
      title: t('users.column.companies'),
      render: (person) => <Companies person={person} />,
    },
    { key: 'role', title: t('users.column.role'), render: ({ roleId }) => t(`users.role.${roleId}`) },
    {
      key: 'status',
      title: t('users.column.status'),
      width: 110,
      render: ({ status }) => <StatusTag status={status} />,
    },
    {
      key: 'actions',
      title: t('users.column.actions'),
      align: 'right',
      width: 130,
      render: (person) => <UserActions person={person} />,
    },
  ];
  return (
    <SimpleTable
      label={t('configurations.tab.users')}
      rows={rows}
      columns={columns}
      rowKey={({ id }) => id}
      stacks
      framed
    />
  );
}

function Companies({ person: { companies, moreCompanies, elsewhere } }: { person: UserRecord }): ReactNode {
  const { t } = useTranslation('admin');
  const first = companies.join(', ');
  const names = moreCompanies
    ? t('users.companiesAndMore', { companies: first, count: moreCompanies })
    : first;
  if (elsewhere) return t('users.companiesAndOthers', { companies: names });
  return names || missing;
}

function StatusTag({ status }: { status: UserStatus }): ReactNode {
  const { t } = useTranslation('admin');
  const active = status === UserStatus.active;
  return (
    <Tag tone={active ? 'success' : 'neutral'}>
      {t(active ? 'users.status.active' : 'users.status.inactive')}
    </Tag>
  );
}
