import { exportSalaries } from '@paga/contract/payroll';
import { eq } from 'drizzle-orm';
import { XLSX } from '../employees/xlsx.ts';
import { DomainError, found } from '../http/domain-error.ts';
import { read } from '../http/verb.ts';
import { tenant } from '../tenant/table.ts';
import { rowsOfPeriod } from './month-rows.ts';
import { findPeriod } from './period.ts';
import { salaryWorkbook } from './salary-workbook.ts';

export const answerExportSalaries = read({
  call: exportSalaries,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) throw new DomainError('NO_SALARIES');
    const [company] = await ctx.tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, ctx.companyId));
    const about = { company: found(company).name, month: period, language: ctx.actor.language };
    return { ...(await salaryWorkbook(await rowsOfPeriod(ctx, period.id), about)), contentType: XLSX };
  },
});
