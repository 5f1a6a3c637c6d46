import { getVacationCalendar as call, LEAVE_COLOUR } from '@paga/contract/leave';
import { isCivilDate, monthEnd } from '@paga/payroll';
import { and, gte, lte } from 'drizzle-orm';
import { invalidField } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import type { Stretch } from '../count/maternity-chain.ts';
import { vacation } from '../count/table.ts';
import { wireLeaves, withinContract } from '../count/wire-leave.ts';

/** The bars of a period. */
export const getVacationCalendar = read({
  call,
  run: async (ctx, { query }) => {
    const { from, to } = stretch(query.period ?? ctx.today.slice(0, 7));
    const rows = await wireLeaves(ctx, and(lte(vacation.from, to), gte(vacation.to, from), withinContract));
    return rows.map(({ employeeName: title, from: start, to: end, ...row }) => {
      const { id, employeeId, typeId, reason, workingDays } = row;
      const colour = LEAVE_COLOUR[typeId];
      return { id, employeeId, title, start, end, colour, typeId, reason, workingDays };
    });
  },
});

/** First and last day of a period `2026`, `2026-10`, `2026-10-05` or `2026-10-05/2026-10-11`. */
function stretch(period: string): Stretch {
  const [first = period, last = first] = period.split('/');
  if (first.length === 4) return { from: `${first}-01-01`, to: `${first}-12-31` };
  if (first.length === 7)
    return { from: `${first}-01`, to: monthEnd(Number(first.slice(0, 4)), Number(first.slice(5))) };
  if (!isCivilDate(first) || !isCivilDate(last))
    throw invalidField('query.period', 'invalid_date', 'A day of the period does not exist');
  return { from: first, to: last };
}
