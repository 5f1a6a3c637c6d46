import type { BookedLeave } from '@paga/contract/leave';
import { Avatar, DateText, Figure, Row, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { TFunction } from 'i18next';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveTypeTag } from '../leave/leave-type-tag.tsx';

function columnsOf(t: TFunction<'vacations'>): SimpleColumn<BookedLeave>[] {
  return [
    {
      key: 'employee',
      title: t('upcoming.column.employee'),
      render: ({ employeeName, employeePhoto }) => (
        <Row>
          <Avatar name={employeeName} src={employeePhoto} size={28} />
          {employeeName}
        </Row>
      ),
    },
    {
      key: 'type',
      title: t('upcoming.column.type'),
      width: 120,
      render: (vacation) => <LeaveTypeTag vacation={vacation} />,
    },
    {
      key: 'from',
      title: t('upcoming.column.from'),
      width: 110,
      render: ({ from }) => <DateText value={from} />,
    },
    { key: 'to', title: t('upcoming.column.to'), width: 110, render: ({ to }) => <DateText value={to} /> },
    {
      key: 'workingDays',
      title: t('upcoming.column.workingDays'),
      width: 110,
      align: 'right',
      render: ({ workingDays }) => <Figure value={workingDays} />,
    },
  ];
}

/** Leave entries for reading, one a row. */
export function VacationTable({
  label,
  vacations,
}: {
  label: string;
  vacations: readonly BookedLeave[];
}): ReactElement {
  const { t } = useTranslation('vacations');
  const columns = useMemo(() => columnsOf(t), [t]);
  return <SimpleTable label={label} rows={vacations} columns={columns} rowKey={({ id }) => id} />;
}
