import type { BookedLeave } from '@paga/contract/leave';
import { RowActions } from '@paga/forms';
import { Button, Figure, formatDate, type SimpleColumn, SimpleTable } from '@paga/kit';
import { useMayCall } from '@paga/platform';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionMenu } from '#entry/decision-menu.tsx';
import { LeaveTypeTag } from '../leave/leave-type-tag.tsx';

type EntryListProps = {
  vacations: readonly BookedLeave[];
  onOpen: (kind: 'read' | 'edit' | 'delete', vacation: BookedLeave) => void;
};

/** The leave entries of a person, the newest first; each opens for reading, editing, deleting. */
export function EntryList({ vacations, onOpen }: EntryListProps): ReactElement {
  const { t } = useTranslation('vacations');
  const mayEdit = useMayCall('updateVacation');
  const mayDelete = useMayCall('deleteVacation');
  const columns: SimpleColumn<BookedLeave>[] = [
    {
      key: 'days',
      title: t('person.column.dates'),
      render: (vacation) => (
        <Button variant="link" size="small" onClick={() => onOpen('read', vacation)}>
          {formatDate(vacation.from)} – {formatDate(vacation.to)}
        </Button>
      ),
    },
    {
      key: 'type',
      title: t('person.column.type'),
      render: (vacation) => <LeaveTypeTag vacation={vacation} />,
    },
    {
      key: 'workingDays',
      title: t('person.column.workingDays'),
      align: 'right',
      render: ({ workingDays }) => <Figure value={workingDays} />,
    },
    {
      key: 'actions',
      title: <span className="paga-hidden">{t('person.column.actions')}</span>,
      align: 'right',
      render: (vacation) => {
        const from = formatDate(vacation.from);
        return (
          <RowActions
            actions={[
              mayEdit && {
                kind: 'edit',
                label: t('person.edit', { from }),
                onClick: () => onOpen('edit', vacation),
              },
              mayDelete && {
                kind: 'delete',
                label: t('person.delete', { from }),
                onClick: () => onOpen('delete', vacation),
              },
            ]}
          >
            <DecisionMenu id={vacation.id} label={t('person.decision', { from })} />
          </RowActions>
        );
      },
    },
  ];
  return (
    <SimpleTable label={t('person.list')} rows={vacations} columns={columns} rowKey={({ id }) => id} stacks />
  );
}
