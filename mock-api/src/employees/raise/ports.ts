import type { RaisedMonth } from '@paga/contract/employees';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import { Port } from '#core/port.ts';
import type { DatedTerms, EmployeeRow } from '#people/public.ts';

/** Whose months are asked: the terms before and after, and which months; those the contract does not cover are left out. */
export type RaisedAsked = {
  row: EmployeeRow;
  before: readonly DatedTerms[];
  after: readonly DatedTerms[];
  months: readonly CalendarMonth[];
};

/** A month of somebody before and after; `minimum`: the minimum wage in cents, when the pay after is below it. */
export type RaisedFigures = RaisedMonth & { minimum: number | null };

/** What months pay before and after a raise, by employee. */
export const raisedMonths = new Port<{
  of: (ctx: Context, asked: readonly RaisedAsked[]) => Promise<Map<number, RaisedFigures[]>>;
}>('the months of people whose pay is raised');
