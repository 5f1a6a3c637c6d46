import {
  COMPANIES_PAGE,
  type CurrentMonth,
  getCompaniesOverview as call,
  type NextDeadline,
} from '@paga/contract/filing';
import { RoleId } from '@paga/contract/shapes';
import { companiesNamed, companyRecord, countNamed } from '#company/public.ts';
import type { CompaniesContext } from '#core/http/context.ts';
import { companiesRead } from '#core/http/handler.ts';
import { type Asked, companiesByDeadline, countByDeadline, notYetRead } from './by-deadline.ts';
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

type Query = { search?: string | undefined; page: number; pageSize: number; late?: boolean | undefined };
const stretchOf = ({ page, pageSize }: Query) => ({ limit: pageSize, offset: (page - 1) * pageSize });

/** A page in the order of the alphabet. */
async function pageByName(ctx: CompaniesContext, { search, among }: Asked, query: Query) {
  return ctx.asAccess(async (tx) => {
    const companies = await companiesNamed(tx, search, { ...stretchOf(query), among });
    const ids = companies.map(({ id }) => id);
    return {
      companies,
      total: await countNamed(tx, search, among),
      kept: await keptStandings(tx, ids, ctx),
    };
  });
}

/**
 * A page by what is due first. A company's place is that of its standing as it was last read, so before it as many as a page holds of those that are not of now are
 * read anew; `unread` says how many wait, and the page that shows the list asks again.
 */
async function pageByDeadline(ctx: CompaniesContext, asked: Asked, query: Query) {
  const waiting = await ctx.asAccess((tx) => notYetRead(tx, asked, ctx, COMPANIES_PAGE));
  await readAnew(ctx, waiting.ids);
  const isLate = query.late === true;
  return ctx.asAccess(async (tx) => {
    const companies = await companiesByDeadline(tx, asked, ctx, { ...stretchOf(query), isLate });
    const { all, late } = await countByDeadline(tx, asked, ctx);
    const ids = companies.map(({ id }) => id);
    return {
      companies,
      total: isLate ? late : all,
      late,
      unread: waiting.total - waiting.ids.length,
      kept: await keptStandings(tx, ids, ctx),
    };
  });
}

export const getCompaniesOverview = companiesRead({
  call,
  run: async (ctx, { query }) => {
    const asked: Asked = {
      search: query.search ?? '',
      among: ctx.actor.roleId === RoleId.superAdmin ? 'all' : { linkedTo: ctx.actor.userId },
    };
    const byDeadline = query.order === 'deadline' || query.late === true;
    const { companies, kept, ...counts } = await (byDeadline ? pageByDeadline : pageByName)(
      ctx,
      asked,
      query,
    );
    const unknown = companies.filter(({ id }) => !kept.has(id));
    const anew = await readAnew(
      ctx,
      unknown.map(({ id }) => id),
    );
    const data = companies.map((row) => {
      const { id, name, logo, status, hasQuickbooks } = companyRecord(row, ctx.today);
      return { id, name, logo, status, hasQuickbooks, standing: kept.get(id) ?? anew.get(id) ?? null };
    });
    return { today: ctx.today, data, ...counts };
  },
});
