import { closePeriod as call } from '@paga/contract/payroll';
import { sql } from 'drizzle-orm';
import { monthNamed } from '#core/calendar-month.ts';
import { DomainError } from '#core/domain-error.ts';
import { write } from '#core/http/handler.ts';
import { requireClosingCode } from '#identity/public.ts';
import {
  changePeriod,
  lockedMonth,
  type MonthWriter,
  type Period,
  periodState,
  salary,
} from '#months/public.ts';
import { requireChecked } from '../check/require-checked.ts';
import { accountsOfMonth, type MonthAccounts } from '../rows/accounts-of-month.ts';
import { ofPeriod, totalsOfPeriod } from '../rows/month-rows.ts';
import { requireSignedOff } from '../signed/holding-sign-off.ts';
import { keepSignOff } from '../signed/stored-sign-off.ts';
import { yearOfRows } from '../to-date/year-to-date.ts';
import { hashedBases, storeVersion } from './closed-version.ts';
import type { StoredVersion } from './stored-version.ts';

/**
 * One closing of a company after the other: two months that are closed at the same moment would each see what the other takes of a total as it was before.
 */
const oneAtATime = (ctx: MonthWriter) =>
  ctx.tx.execute(sql`select pg_advisory_xact_lock(hashtext('closing'), ${ctx.companyId}::int)`);

/** Closes an open month that nothing stands against: rows, figures, accounts and how it all came about are written down. */
export async function closeMonth(
  ctx: MonthWriter,
  period: Period,
  accounts: MonthAccounts,
): Promise<{ period: Period; closing: StoredVersion }> {
  const rows = await ctx.tx.select().from(salary).where(ofPeriod(ctx, period.id));
  const ids = rows.map(({ basisId }) => basisId);
  const bases = await hashedBases(ctx, ids);
  const year = await yearOfRows(
    ctx,
    period,
    rows.map(({ employeeId }) => employeeId),
  );
  const closing = await storeVersion(ctx, period, { rows, bases, accounts, year });
  return {
    closing,
    period: await changePeriod(ctx, period, { closedAt: ctx.now, closedBy: ctx.actor.userId }),
  };
}

export const closePeriod = write({
  call,
  gate: (ctx, { body }) => requireClosingCode(ctx, body.code, { month: monthNamed(body) }),
  load: (ctx, { body }) => lockedMonth(ctx, body),
  run: async (ctx, _input, period) => {
    if (period.closedAt) throw new DomainError('PERIOD_CLOSED');
    const { totals } = await totalsOfPeriod(ctx, period.id);
    if (totals.rowCount === 0) throw new DomainError('NO_SALARIES');
    await oneAtATime(ctx);
    const accounts = await accountsOfMonth(ctx, period.id);
    await requireChecked(ctx, period, accounts);
    const signed = await requireSignedOff(ctx, period, accounts);
    const { closing, period: closed } = await closeMonth(ctx, period, accounts);
    if (signed) await keepSignOff(ctx, signed, closing.id);
    return { ...(await periodState(ctx, closed)), closing: { number: closing.number, hash: closing.hash } };
  },
  audit: ({ input, loaded, answer: { closing } }) => ({
    page: 'salaries',
    type: 'close',
    objectId: loaded.id,
    about: { month: monthNamed(input.body) },
    old: { closed: null },
    new: { closed: 1, closing: closing.number, hash: closing.hash },
  }),
});
