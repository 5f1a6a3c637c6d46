import { type CurrentMonth, getCompaniesOverview as call, type NextDeadline } from '@paga/contract/filing';
import { RoleId } from '@paga/contract/shapes';
import { companiesNamed, companyRecord, countNamed } from '#company/public.ts';
import type { CompaniesContext } from '#core/http/context.ts';
import { companiesRead } from '#core/http/handler.ts';
import { whereItStands } from './current-month.ts';

function dueOf(month: CurrentMonth): NextDeadline | null {
  const { paid, before, declared, paymentDate, declarationDue } = month;
  if (!paid && !before.paid) return { kind: 'payment', on: paymentDate };
  return declared || before.declared ? null : { kind: 'declaration', on: declarationDue };
}

/** Where one company stands, without amounts; one that cannot be read does not take the others with it. */
async function standingOf({ readInLinked, log }: CompaniesContext, companyId: number) {
  try {
    const { current: now, behind } = await readInLinked(companyId, whereItStands);
    const { year, month, state, next, heads, problems, warnings, hints } = now;
    const current = { year, month, state, next, heads, problems, warnings, hints };
    return { current, due: dueOf(now), behind };
  } catch (error) {
    log.error({ err: error, companyId }, 'a company of the overview could not be read');
    return null;
  }
}

export const getCompaniesOverview = companiesRead({
  call,
  run: async (ctx, { query: { search = '', page, pageSize } }) => {
    const among = ctx.actor.roleId === RoleId.superAdmin ? 'all' : ctx.actor.companyIds;
    const { companies, total } = await ctx.asAccess(async (tx) => ({
      companies: await companiesNamed(tx, search, { limit: pageSize, offset: (page - 1) * pageSize, among }),
      total: await countNamed(tx, search, among),
    }));
    const data = [];
    // One after the other: a page of companies must not take every connection of the pool.
    for (const row of companies) {
      const { id, name, logo, status, hasQuickbooks } = companyRecord(row, ctx.today);
      data.push({ id, name, logo, status, hasQuickbooks, standing: await standingOf(ctx, id) });
    }
    return { today: ctx.today, data, total };
  },
});
