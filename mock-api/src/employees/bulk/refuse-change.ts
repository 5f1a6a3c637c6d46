import { type ChangedEmployees, type ChangeEmployees, EmployeeAction } from '@paga/contract/employees';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import { sortableMonth } from '#core/calendar-month.ts';
import type { TouchedMonth } from '#months/public.ts';
import type { employee } from '#people/public.ts';

type Row = typeof employee.$inferSelect;
type Refusal = Pick<ChangedEmployees['refused'][number], 'code' | 'detail'>;
type Facts = { today: string; closed: readonly TouchedMonth[] };

/** Why an employee cannot be changed so; null when nothing speaks against it. */
export function refusalOf(row: Row, body: ChangeEmployees, facts: Facts): Refusal | null {
  if (body.action === EmployeeAction.activate) return againstActivation(row, body, facts);
  return body.action === EmployeeAction.deactivate ? againstDeactivation(row, body, facts) : null;
}

function againstActivation(
  row: Row,
  { openContract }: ChangeEmployees,
  { today, closed }: Facts,
): Refusal | null {
  if (row.draftStatus === DraftStatus.draft) return { code: 'draft' };
  if (row.employeeStatus === EmployeeStatus.active) return { code: 'alreadySo' };
  const end = row.expirationContract;
  if (end === null || end >= today) return null;
  if (!openContract) return { code: 'contractEnded', detail: end };
  return inClosedMonths(closed, addDays(end, 1), null);
}

function againstDeactivation(row: Row, { lastDay }: ChangeEmployees, { closed }: Facts): Refusal | null {
  if (row.draftStatus === DraftStatus.draft) return { code: 'draft' };
  if (row.employeeStatus === EmployeeStatus.inactive) return { code: 'alreadySo' };
  const end = row.expirationContract;
  if (lastDay === undefined || (end !== null && end <= lastDay)) return null;
  if (row.contractStarted !== null && lastDay < row.contractStarted) return { code: 'endBeforeStart' };
  return inClosedMonths(closed, addDays(lastDay, 1), end);
}

/** A closed month keeps what was paid in it: an end that moves over its days is refused. */
function inClosedMonths(closed: readonly TouchedMonth[], from: string, to: string | null): Refusal | null {
  const touched = closed.filter(
    (month) =>
      sortableMonth(month) >= from.slice(0, 7) && (to === null || sortableMonth(month) <= to.slice(0, 7)),
  );
  return touched.length === 0
    ? null
    : { code: 'monthClosed', detail: touched.map(({ name }) => name).join(', ') };
}
