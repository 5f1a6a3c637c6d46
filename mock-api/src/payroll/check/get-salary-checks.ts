import { getSalaryChecks as call, type Finding } from '@paga/contract/payroll';
import { toEuro } from '@paga/payroll';
import { findPeriod, type Period, periodState } from '#company/basis/period.ts';
import type { InCompany } from '#core/db/own-rows.ts';
import { read } from '#core/http/handler.ts';
import { namesOf } from '#core/user/names-of.ts';
import { outdatedBy } from '../rows/outdated-by.ts';
import { findProblems } from './find-problems.ts';
import { acceptancesOf, keyOf } from './standing-findings.ts';

async function wireFindings(ctx: InCompany, period: Period): Promise<Finding[]> {
  const found = await findProblems(ctx, period);
  const accepted = await acceptancesOf(ctx, period.id);
  const names = await namesOf(
    ctx,
    [...accepted.values()].map((row) => row.acceptedBy),
  );
  return found.map(({ amount, ...one }) => {
    const row = accepted.get(keyOf(one));
    return {
      ...one,
      ...(amount === undefined ? {} : { amount: toEuro(amount) }),
      accepted: row ? { note: row.note, by: names.get(row.acceptedBy) ?? null, at: row.acceptedAt.toISOString() } : null,
    };
  });
}

const rank = ({ level, accepted }: Finding) => (level === 'error' ? 0 : accepted ? 2 : 1);

export const getSalaryChecks = read({
  call,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) return { period: null, errorCount: 0, openCount: 0, acceptedCount: 0, outdatedBy: null, findings: [] };
    const outdated = await outdatedBy(ctx, period);
    const findings = (await wireFindings(ctx, period)).sort((one, other) => rank(one) - rank(other));
    const count = (wanted: number) => findings.filter((one) => rank(one) === wanted).length;
    return {
      period: await periodState(ctx, period),
      errorCount: count(0) + (outdated ? 1 : 0),
      openCount: count(1),
      acceptedCount: count(2),
      outdatedBy: outdated,
      findings,
    };
  },
});
