import type { EmployeeListRow } from '@paga/contract/employees';
import { DraftStatus } from '@paga/contract/shapes';
import { Avatar, type Column, DataTable, IconButton, missing, Tag } from '@paga/kit';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachmentsModal } from './attachments.modal.tsx';
import './employee-table.css';

const rowKey = (row: EmployeeListRow): number => row.id;
const nameOf = ({ firstName, lastName }: EmployeeListRow): string => `${firstName} ${lastName}`;

type EmployeeTableProps = { rows: readonly EmployeeListRow[]; label: string; loading: boolean };

/** The rows of one page: photo and name, occupation, phone, e-mail, documents. */
export function EmployeeTable({ rows, label, loading }: EmployeeTableProps): ReactNode {
  const { t } = useTranslation('employees');
  const [shownId, setShownId] = useState<number | null>(null);
  const shown = rows.find(({ id }) => id === shownId);
  const columns = useMemo(
    (): Column<EmployeeListRow>[] => [
      {
        key: 'name',
        title: t('employees.column.name'),
        width: 230,
        frozen: true,
        value: nameOf,
        render: (row) => <PersonCell row={row} />,
      },
      {
        key: 'occupation',
        title: t('employees.column.occupation'),
        width: 190,
        value: (row) => row.occupation,
        render: (row) => row.occupation ?? missing,
      },
      { key: 'phone', title: t('employees.column.phone'), width: 160, render: (row) => row.phone ?? missing },
      { key: 'email', title: t('employees.column.email'), width: 240, value: (row) => row.email, render: (row) => row.email ?? missing },
      {
        key: 'documents',
        title: t('employees.column.documents'),
        width: 110,
        align: 'center',
        render: (row) => (
          <IconButton
            icon="paperclip"
            size="small"
            label={t('employees.documentsOf', { name: nameOf(row) })}
            onClick={() => setShownId(row.id)}
          />
        ),
      },
    ],
    [t],
  );
  return (
    <>
      <DataTable label={label} rows={rows} columns={columns} rowKey={rowKey} loading={loading} height="none" />
      {shown && <AttachmentsModal employee={shown} onClose={() => setShownId(null)} />}
    </>
  );
}

function PersonCell({ row }: { row: EmployeeListRow }): ReactNode {
  const { t } = useTranslation('employees');
  return (
    <span className="employee-person">
      <span className="employee-photo">
        <Avatar name={nameOf(row)} src={row.photo} size={24} />
      </span>
      <span className="employee-name">{nameOf(row)}</span>
      {row.draftStatus === DraftStatus.draft && <Tag tone="warning">{t('employees.draft')}</Tag>}
    </span>
  );
}
