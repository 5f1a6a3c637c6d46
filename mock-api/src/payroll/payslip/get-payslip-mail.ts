import { getPayslipMail as call } from '@paga/contract/payroll';
import { and, eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { read } from '#core/http/handler.ts';
import { oneAddress } from '#core/mail/address.ts';
import { renderMail } from '#core/mail/templates/render-mail.ts';
import { findPeriod, salary } from '#months/public.ts';
import { ofPeriod } from '../rows/month-rows.ts';
import { addresseesOf, companyName } from './mail-documents.ts';
import { noticeLetter, payslipNotices } from './notices.ts';
import { payslipOf } from './payslip.ts';
import { payslipFileName } from './payslip-file.ts';
import { payslipLetter } from './payslip-letter.ts';

export const getPayslipMail = read({
  call,
  run: async (ctx, { query }) => {
    const { employeeId, language = ctx.actor.language, year, month } = query;
    const period = found(await findPeriod(ctx, query));
    const [row] = await ctx.tx
      .select({ id: salary.id })
      .from(salary)
      .where(and(ofPeriod(ctx, period.id), eq(salary.employeeId, employeeId)));
    const slip = await payslipOf(ctx, found(row).id);
    const { name, email } = found((await addresseesOf(ctx, [employeeId]))[0]);
    const open = period.closedAt === null;
    const company = await companyName(ctx);
    const notice = (await payslipNotices.ask.of(ctx, { year, month }, [employeeId])).get(employeeId);
    const letter = notice
      ? noticeLetter(ctx, company)
      : payslipLetter({ name, company, year, month, open }, language);
    const { subject, text } = renderMail(letter, notice?.language ?? language);
    const to = notice?.to ?? oneAddress(email ?? '') ?? null;
    return {
      ...{ salaryId: found(row).id, name, to, subject, text, language: notice?.language ?? language, open },
      ...(notice && { notice: true }),
      fileName: payslipFileName(slip, language),
      notMailed: slip.netto < 0 ? ('netBelowZero' as const) : to === null ? ('noAddress' as const) : null,
    };
  },
});
