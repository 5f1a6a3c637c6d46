import { exportSalaries as call } from '@paga/contract/payroll';
import { eq } from 'drizzle-orm';
import { logoOf } from '#company/public.ts';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { XLSX } from '#core/files/xlsx.ts';
import { read } from '#core/http/handler.ts';
import { findPeriod } from '#months/public.ts';
import { rowsOfPeriod } from '../rows/month-rows.ts';
import { salaryWorkbook } from './salary-workbook.ts';

export const exportSalaries = read({
  call,
  replica: true,
  run: async (ctx, { query }) => {
    const period = await findPeriod(ctx, query);
    if (!period) throw new DomainError('NO_SALARIES');
    const [company] = await ctx.tx
      .select({ name: tenant.name })
      .from(tenant)
      .where(eq(tenant.id, ctx.companyId));
    const about = {
      company: found(company).name,
      month: period,
      language: ctx.actor.language,
      logo: await logoOf(ctx),
    };
    return { ...(await salaryWorkbook(await rowsOfPeriod(ctx, period.id), about)), contentType: XLSX };
  },
});
