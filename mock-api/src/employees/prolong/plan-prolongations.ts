import type { Prolongation } from '@paga/contract/employees';
import { fullName } from '@paga/contract/full-name';
import { DraftStatus, EmployeeStatus } from '@paga/contract/shapes';
import { addDays, lastOfTenYears, sameTermAgain } from '@paga/payroll';
import { sortableMonth } from '#core/calendar-month.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { monthsTouched } from '#months/public.ts';
import { type EmployeeRow, peopleById } from '#people/public.ts';
import { endsOfEmployment } from '../leaving/ends-of-employment.ts';
import { serviceSince } from '../leaving/service-since.ts';
import { prolongationsOf } from './prolongations-of.ts';

/** A prolongation of one person's contract, worked out but not stored. */
type ProlongPlan = { row: EmployeeRow; wire: Prolongation };

/**
 * Until when contracts go on, prolonged by the length of their last term: that of the contract, or of the last prolongation. `lock` keeps people and months as
 * they are until the transaction ends.
 */
export async function planProlongations(
  ctx: Context,
  ids: readonly number[],
  lock: boolean,
): Promise<ProlongPlan[]> {
  // Months before people: closing takes them in this order too.
  const months = await monthsTouched(ctx, { from: '2000-01-01', to: null }, lock);
  const people = await peopleById(ctx, ids, lock);
  const rows = [...new Set(ids)].map((id) => found(people.get(id)));
  const [ends, prolonged] = [await endsOfEmployment(ctx, ids), await prolongationsOf(ctx, ids)];

  const refusalOf = (
    row: EmployeeRow,
    since: string,
    ended: string,
    until: string,
  ): Prolongation['refusal'] => {
    if (row.employeeStatus === EmployeeStatus.inactive || ends.has(row.id))
      return { code: 'leaving', detail: ended };
    const last = lastOfTenYears(since);
    if (until > last) return { code: 'tenYears', detail: last };
    const [first, lastMonth] = [addDays(ended, 1).slice(0, 7), until.slice(0, 7)];
    const closed = months.filter((month) => {
      const name = sortableMonth(month);
      return month.closed && name >= first && name <= lastMonth;
    });
    return closed.length === 0
      ? null
      : { code: 'monthClosed', detail: closed.map(({ name }) => name).join(', ') };
  };

  return rows.map((row) => {
    const { contractStarted, expirationContract: ended, draftStatus } = row;
    const facts = { employeeId: row.id, name: fullName(row), ended };
    if (draftStatus === DraftStatus.draft || contractStarted === null || ended === null)
      return { row, wire: { ...facts, since: null, until: null, refusal: { code: 'noEnd', detail: '' } } };
    const last = prolonged.get(row.id);
    const until = sameTermAgain(last ? addDays(last.ended, 1) : contractStarted, ended);
    const since = serviceSince(row) ?? contractStarted;
    return { row, wire: { ...facts, since, until, refusal: refusalOf(row, since, ended, until) } };
  });
}
