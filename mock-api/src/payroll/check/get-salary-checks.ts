import { getSalaryChecks as call, type Finding, type HolidayDoubts } from '@paga/contract/payroll';
import { monthEnd, monthStart, toEuro } from '@paga/payroll';
import { doubtfulHolidays, type Holiday } from '#company/public.ts';
import type { InCompany } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { mapInTurns, sortedInTurns } from '#core/turns.ts';
import { namesOf } from '#core/user/names-of.ts';
import { findPeriod, type Period, periodState } from '#months/public.ts';
import { monthFindings } from './audit.ts';
import { contractEndings } from './contract-endings.ts';
import type { Found } from './find-problems.ts';
import { auditOfMonth, outdatedNow } from './month-audit.ts';
import { acceptancesOf, keyOf } from './standing-findings.ts';
import { isOwnChange, ownChanges } from './store-acceptances.ts';

async function wireFindings(ctx: Context, period: Period): Promise<Finding[]> {
  const { accounts, found } = await auditOfMonth(ctx, period);
  const [own, accepted] = await Promise.all([ownChanges(ctx, period), acceptancesOf(ctx, period, accounts)]);
  const names = await namesOf(
    ctx,
    [...accepted.values()].map((row) => row.acceptedBy),
  );
  return mapInTurns(found, ({ amount, ...stored }) => {
    const one = inWire(stored);
    const row = accepted.get(keyOf(one));
    return {
      ...one,
      ...(amount === undefined ? {} : { amount: toEuro(amount) }),
      ...(isOwnChange(one, own) && { ownChange: true as const }),
      accepted: row
        ? { note: row.note, by: names.get(row.acceptedBy) ?? null, at: row.acceptedAt.toISOString() }
        : null,
    };
  });
}

/** Compared amounts in euro; hours stay as they are. */
function inWire<One extends Pick<Found, 'code' | 'old' | 'new' | 'past'>>(one: One): One {
  if (one.old === undefined || one.new === undefined || one.code.startsWith('HOURS')) return one;
  return {
    ...one,
    old: toEuro(one.old),
    new: toEuro(one.new),
    ...(one.past && { past: one.past.map(toEuro) }),
  };
}

const NO_DOUBTS: HolidayDoubts = { unconfirmed: [], missing: [] };

/** The month's public holidays that are not sure. A closed month stands as it is. */
async function doubtsOf(
  ctx: InCompany,
  { year, month }: { year: number; month: number },
): Promise<HolidayDoubts> {
  const { unconfirmed, missing } = await doubtfulHolidays(
    ctx,
    monthStart(year, month),
    monthEnd(year, month),
  );
  const wire = ({ date, name, nameEn }: Holiday) => ({ date, name, nameEn });
  return { unconfirmed: unconfirmed.map(wire), missing: missing.map(wire) };
}

const rank = ({ level, accepted }: Finding) => (accepted ? 3 : { error: 0, warning: 1, hint: 2 }[level]);

export const getSalaryChecks = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period)
      return {
        period: null,
        errorCount: 0,
        openCount: 0,
        hintCount: 0,
        acceptedCount: 0,
        outdatedBy: null,
        holidays: NO_DOUBTS,
        month: [],
        findings: [],
      };
    const outdated = await outdatedNow(ctx, period);
    const findings = await sortedInTurns(
      await wireFindings(ctx, period),
      (one, other) => rank(one) - rank(other),
    );
    const count = (wanted: number) => findings.filter((one) => rank(one) === wanted).length;
    return {
      period: await periodState(ctx, period),
      errorCount: count(0) + (outdated ? 1 : 0),
      openCount: count(1),
      hintCount: count(2),
      acceptedCount: count(3),
      outdatedBy: outdated,
      holidays: period.closedAt ? NO_DOUBTS : await doubtsOf(ctx, query),
      month: await monthFindings(ctx, period),
      endings: await contractEndings(ctx, period),
      findings,
    };
  },
});
