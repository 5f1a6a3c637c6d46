import { exportEmployees as call } from '@paga/contract/employees';
import { and, eq } from 'drizzle-orm';
import { logoOf } from '#company/public.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import { XLSX } from '#core/files/xlsx.ts';
import type { Context } from '#core/http/context.ts';
import { read } from '#core/http/handler.ts';
import { inTab, matching, sector } from '#people/public.ts';
import { narrowed } from '../list/list-filter.ts';
import { employeePaper } from './employee-paper.ts';
import { employeeWorkbook } from './employee-workbook.ts';
import { type ExportRow, exportRows } from './export-rows.ts';
import { selectionWords } from './words.ts';

const EXCEL = 1;

/** The employees of a tab, a search and filters as a file. */
export const exportEmployees = read({
  call,
  replica: true,
  run: async (ctx, { query }) => {
    const rows = await exportRows(
      ctx,
      and(inTab(ctx, query.status), matching(query.filterEmployees), await narrowed(ctx, query)),
    );
    return fileOf(
      ctx,
      rows,
      query.format,
      selectionWords(query, await sectorName(ctx, query.sectorId), ctx.actor.language),
    );
  },
});

async function sectorName(ctx: Context, id: number | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const [row] = await ctx.tx
    .select({ name: sector.name })
    .from(sector)
    .where(and(scoped(ctx, sector), eq(sector.id, id)));
  return row?.name ?? null;
}

export async function fileOf(ctx: Context, rows: readonly ExportRow[], format: number, selection: string) {
  const [company] = await ctx.tx
    .select({ name: tenant.name })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  const about = {
    company: found(company).name,
    today: ctx.today,
    language: ctx.actor.language,
    selection,
    logo: await logoOf(ctx),
  };
  if (format === EXCEL) return { ...(await employeeWorkbook(rows, about)), contentType: XLSX };
  return { ...(await employeePaper(rows, about)), contentType: 'application/pdf' };
}
