import { exportEmployees as call } from '@paga/contract/employees';
import { eq } from 'drizzle-orm';
import { DomainError, found } from '../http/domain-error.ts';
import { read } from '../http/verb.ts';
import { tenant } from '../tenant/table.ts';
import { employeeWorkbook } from './export/employee-workbook.ts';
import { exportRows } from './export/export-rows.ts';
import { XLSX } from './xlsx.ts';

const EXCEL = 1;

/** The employees of a tab as an Excel file. */
export const exportEmployees = read({
  call,
  run: async (ctx, { query }) => {
    if (query.format !== EXCEL) throw new DomainError('NOT_IMPLEMENTED', { message: 'Only format 1 (Excel) so far' });
    const rows = await exportRows(ctx, query);
    const [company] = await ctx.tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, ctx.companyId));
    const about = { company: found(company).name, today: ctx.today, language: ctx.actor.language };
    return { ...(await employeeWorkbook(rows, about)), contentType: XLSX };
  },
});
