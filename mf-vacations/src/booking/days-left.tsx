import type { LeaveEmployee, LeavePreview, LeaveTypeId } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { Figure, formatNumber, type SimpleColumn, SimpleTable, Tag } from '@paga/kit';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveEmployees } from '../people/use-leave-employees.ts';

/** Names before the others, who have more left, are only counted. */
const NAMED = 20;

type Left = { id: number; name: string; left: number; after: number };

/** What somebody has left of a type in the year; null: maternity goes by date, not by days of a year. */
function leftOf(person: LeaveEmployee, type: LeaveTypeId): number | null {
  if (type === LeaveType.annual) return person.annualLeft;
  if (type === LeaveType.medical) return person.medicalLeft;
  return type === LeaveType.special ? person.specialLeft : null;
}

type DaysLeftProps = {
  employeeIds: readonly number[];
  type: LeaveTypeId | undefined;
  preview: LeavePreview | undefined;
};

/**
 * Of several people how many days each has left in the year, now and after the leave, those with the fewest first; whom they are not enough for is marked.
 * Over New Year, and for an event of the law that has days of its own, there is no such figure.
 */
export function DaysLeft({ employeeIds, type, preview }: DaysLeftProps): ReactElement | null {
  const { t } = useTranslation('vacations');
  const [balance, ...others] = preview?.balances ?? [];
  const counts = balance !== undefined && others.length === 0 && !preview?.event;
  const { people } = useLeaveEmployees(counts, balance?.year);
  if (!counts || type === undefined) return null;
  const chosen = new Set(employeeIds);
  const rows = people.flatMap((person): Left[] => {
    const left = leftOf(person, type);
    if (left === null || !chosen.has(person.id)) return [];
    return [{ id: person.id, name: person.name, left, after: left - balance.wanted }];
  });
  if (rows.length === 0) return null;
  const columns: SimpleColumn<Left>[] = [
    { key: 'name', title: t('booking.employee'), render: ({ name }) => name },
    {
      key: 'left',
      title: t('booking.leftNow'),
      align: 'right',
      render: ({ left }) => <Figure value={left} />,
    },
    {
      key: 'after',
      title: t('booking.leftAfter'),
      align: 'right',
      render: ({ after }) =>
        after < 0 ? <Tag tone="danger">{t('booking.notEnough')}</Tag> : <Figure value={after} />,
    },
  ];
  const sorted = rows.sort((one, other) => one.left - other.left);
  const rest = sorted.slice(NAMED);
  return (
    <div className="leave-days-left">
      <SimpleTable
        label={t('booking.daysLeft')}
        rows={sorted.slice(0, NAMED)}
        columns={columns}
        rowKey={({ id }) => id}
      />
      {rest.length > 0 && (
        <p className="paga-hint">
          {t('booking.restHas', { count: rest.length, left: formatNumber(rest[0]?.left ?? 0) })}
        </p>
      )}
    </div>
  );
}
