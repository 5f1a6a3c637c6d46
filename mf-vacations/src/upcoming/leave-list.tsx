import type { CalendarEvent } from '@paga/contract/leave';
import { DateText, EmptyState, Figure, type SimpleColumn, SimpleTable } from '@paga/kit';
import type { TFunction } from 'i18next';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveTypeTag } from '../leave/leave-type-tag.tsx';
import './list.css';

type LeaveListProps = {
  label: string;
  events: readonly CalendarEvent[];
  /** The days of annual leave that people have left, by employee: a column of its own. */
  annualLeft?: ReadonlyMap<number, number>;
  /** A leave was opened. */
  onOpen: (id: number) => void;
};

/** Leave of some days, one row each however long it is, the earliest first. */
export function LeaveList({ label, events, annualLeft, onOpen }: LeaveListProps): ReactElement {
  const { t } = useTranslation('vacations');
  const columns = useMemo(
    () => [...columnsOf(t, onOpen), ...(annualLeft ? [leftColumn(t, annualLeft)] : [])],
    [t, annualLeft, onOpen],
  );
  return (
    <SimpleTable
      label={label}
      rows={events}
      columns={columns}
      rowKey={({ id }) => id}
      onRow={({ id }) => onOpen(id)}
      empty={<EmptyState picture="calendar" title={t('list.empty')} />}
      stacks
    />
  );
}

function columnsOf(
  t: TFunction<'vacations'>,
  onOpen: LeaveListProps['onOpen'],
): SimpleColumn<CalendarEvent>[] {
  return [
    {
      key: 'employee',
      title: t('list.column.employee'),
      render: ({ id, title }) => (
        <button type="button" className="paga-reset leave-list-name" onClick={() => onOpen(id)}>
          {title}
        </button>
      ),
    },
    {
      key: 'type',
      title: t('list.column.type'),
      render: ({ typeId, reason }) => <LeaveTypeTag vacation={{ typeId, reason }} />,
    },
    { key: 'from', title: t('list.column.from'), render: ({ start }) => <DateText value={start} /> },
    { key: 'to', title: t('list.column.to'), render: ({ end }) => <DateText value={end} /> },
    {
      key: 'workingDays',
      title: t('list.column.workingDays'),
      align: 'right',
      render: ({ workingDays }) => <Figure value={workingDays} />,
    },
  ];
}

function leftColumn(
  t: TFunction<'vacations'>,
  annualLeft: ReadonlyMap<number, number>,
): SimpleColumn<CalendarEvent> {
  return {
    key: 'annualLeft',
    title: t('list.column.annualLeft'),
    align: 'right',
    render: ({ employeeId }) => <Figure value={annualLeft.get(employeeId)} />,
  };
}
