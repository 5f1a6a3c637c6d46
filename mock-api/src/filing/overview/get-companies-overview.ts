import { type CurrentMonth, getCompaniesOverview as call, type NextDeadline } from '@paga/contract/filing';
import { RoleId } from '@paga/contract/shapes';
import { companiesNamed, companyRecord, countNamed } from '#company/public.ts';
import type { CompaniesContext } from '#core/http/context.ts';
import { companiesRead } from '#core/http/handler.ts';
import { whereItStands } from './current-month.ts';
import { horizon, keepStandings, keptStandings, type Read, type Standing } from './kept-standings.ts';

function dueOf(month: CurrentMonth): NextDeadline | null {
  const { paid, before, declared, paymentDate, declarationDue } = month;
  if (!paid && !before.paid) return { kind: 'payment', on: paymentDate };
  return declared || before.declared ? null : { kind: 'declaration', on: declarationDue };
}

/** Where one company stands, without amounts; one that cannot be read does not take the others with it. */
async function standingOf({ readInLinked, log }: CompaniesContext, companyId: number): Promise<Read | null> {
  try {
    return await readInLinked(companyId, async (ctx) => {
      const seen = await horizon(ctx.tx);
      const { current: now, behind } = await whereItStands(ctx);
      const { year, month, state, next, heads, problems, warnings, hints } = now;
      const current = { year, month, state, next, heads, problems, warnings, hints };
      return { companyId, seen, standing: { current, due: dueOf(now), behind } };
    });
  } catch (error) {
    log.error({ err: error, companyId }, 'a company of the overview could not be read');
    return null;
  }
}

/** The companies whose standing is not known are read, one after the other: a page of them must not take every connection of the pool. */
async function readAnew(ctx: CompaniesContext, companies: readonly number[]): Promise<Map<number, Standing>> {
  const read: Read[] = [];
  for (const id of companies) {
    const standing = await standingOf(ctx, id);
    if (standing) read.push(standing);
  }
  if (read.length > 0) await ctx.asAccess((tx) => keepStandings(tx, read, ctx));
  return new Map(read.map(({ companyId, standing }) => [companyId, standing]));
}

export const getCompaniesOverview = companiesRead({
  call,
  run: async (ctx, { query: { search = '', page, pageSize } }) => {
    const among = ctx.actor.roleId === RoleId.superAdmin ? 'all' : { linkedTo: ctx.actor.userId };
    const { companies, total, kept } = await ctx.asAccess(async (tx) => {
      const companies = await companiesNamed(tx, search, {
        limit: pageSize,
        offset: (page - 1) * pageSize,
        among,
      });
      const ids = companies.map(({ id }) => id);
      return {
        companies,
        total: await countNamed(tx, search, among),
        kept: await keptStandings(tx, ids, ctx),
      };
    });
    const unknown = companies.filter(({ id }) => !kept.has(id));
    const anew = await readAnew(
      ctx,
      unknown.map(({ id }) => id),
    );
    const data = companies.map((row) => {
      const { id, name, logo, status, hasQuickbooks } = companyRecord(row, ctx.today);
      return { id, name, logo, status, hasQuickbooks, standing: kept.get(id) ?? anew.get(id) ?? null };
    });
    return { today: ctx.today, data, total };
  },
});
