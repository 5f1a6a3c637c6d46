import type { UserRecord } from '@paga/contract/access';
import { UserStatus } from '@paga/contract/shapes';
import { type Column, DataTable, missing, Tag } from '@paga/kit';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { UserActions } from './user-actions.tsx';

const rowKey = (row: UserRecord): number => row.id;

/** The people of one page: id, name, e-mail, companies, role, status (specification 1 §2). */
export function UserTable({ rows, loading }: { rows: readonly UserRecord[]; loading: boolean }): ReactNode {
  const { t } = useTranslation('admin');
  const columns = useMemo(
    (): Column<UserRecord>[] => [
      { key: 'name', title: t('users.column.name'), width: 190, frozen: true, render: (row) => row.name },
      { key: 'id', title: t('users.column.id'), width: 64, align: 'right', render: (row) => row.id },
      { key: 'email', title: t('users.column.email'), width: 220, render: (row) => row.email },
      { key: 'companies', title: t('users.column.companies'), width: 180, render: (row) => <Companies person={row} /> },
      { key: 'role', title: t('users.column.role'), width: 185, render: (row) => t(`users.role.${row.roleId}`) },
      { key: 'status', title: t('users.column.status'), width: 110, render: (row) => <StatusTag status={row.status} /> },
      { key: 'actions', title: t('users.column.actions'), width: 120, render: (row) => <UserActions person={row} /> },
    ],
    [t],
  );
  return <DataTable label={t('configurations.tab.users')} rows={rows} columns={columns} rowKey={rowKey} loading={loading} height="none" />;
}

function Companies({ person: { companies, elsewhere } }: { person: UserRecord }): ReactNode {
  const { t } = useTranslation('admin');
  const names = companies.join(', ');
  if (elsewhere) return <span title={names}>{t('users.companiesAndOthers', { companies: names })}</span>;
  return names === '' ? missing : <span title={names}>{names}</span>;
}

function StatusTag({ status }: { status: UserStatus }): ReactNode {
  const { t } = useTranslation('admin');
  const active = status === UserStatus.active;
  return <Tag tone={active ? 'success' : 'neutral'}>{t(active ? 'users.status.active' : 'users.status.inactive')}</Tag>;
}
