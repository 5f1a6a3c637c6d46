import type { Vacation } from '@paga/contract/leave';
import { formatDate, IconButton, type SimpleColumn, SimpleTable } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type LeaveTableProps = { vacations: readonly Vacation[]; onEdit: (vacation: Vacation) => void; onDelete: (vacation: Vacation) => void };

/** Leave entries, the newest first. */
export function LeaveTable({ vacations, onEdit, onDelete }: LeaveTableProps): ReactNode {
  const { t } = useTranslation('employees');
  const mayEdit = useMayCall('updateVacation');
  const mayDelete = useMayCall('deleteVacation');
  const columns: SimpleColumn<Vacation>[] = [
    { key: 'type', title: t('employee.leave.kind'), render: ({ type }) => t(`employee.leave.type.${type}`) },
    { key: 'from', title: t('employee.leave.from'), render: ({ from }) => formatDate(from) },
    { key: 'to', title: t('employee.leave.to'), render: ({ to }) => formatDate(to) },
    { key: 'days', title: t('employee.leave.days'), align: 'right', render: ({ workingDays }) => workingDays },
    {
      key: 'actions',
      title: <span className="paga-hidden">{t('employee.leave.actions')}</span>,
      align: 'right',
      render: (vacation) => {
        const from = formatDate(vacation.from);
        return (
          <>
            {mayEdit && (
              <IconButton icon="pencil" size="small" label={t('employee.leave.edit', { from })} onClick={() => onEdit(vacation)} />
            )}
            {mayDelete && (
              <IconButton icon="trash" size="small" label={t('employee.leave.delete', { from })} onClick={() => onDelete(vacation)} />
            )}
          </>
        );
      },
    },
  ];
  return <SimpleTable label={t('employee.leave.list')} rows={vacations} columns={columns} rowKey={({ id }) => id} stacks />;
}
