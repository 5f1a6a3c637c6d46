import { sendPayslipToEmail as call } from '@paga/contract/payroll';
import { and, eq, inArray } from 'drizzle-orm';
import { logoOf } from '#company/public.ts';
import { type CalendarMonth, monthNamed, sortableMonth } from '#core/calendar-month.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import type { Context } from '#core/http/context.ts';
import { write } from '#core/http/handler.ts';
import { keptPeriod, salary } from '#months/public.ts';
import { addresseesOf, companyName, mailEach } from './mail-documents.ts';
import { noticeLetter, payslipNotices } from './notices.ts';
import { payslipOf } from './payslip.ts';
import { payslipFile } from './payslip-file.ts';
import { payslipLetter } from './payslip-letter.ts';

/** The rows of a month by employee, kept as they are until all are mailed; none while the month has not been calculated. */
async function salariesOf(ctx: Context, month: CalendarMonth, employeeIds: readonly number[]) {
  const period = await keptPeriod(ctx, month);
  if (!period) return { rows: new Map<number, number>(), open: true };
  const { id, employeeId } = salary;
  const rows = await ctx.tx
    .select({ id, employeeId })
    .from(salary)
    .where(and(scoped(ctx, salary), eq(salary.periodId, period.id), inArray(employeeId, [...employeeIds])));
  return { rows: new Map(rows.map((row) => [row.employeeId, row.id])), open: period.closedAt === null };
}

/**
 * Mails payslips, of an open month too: the mail then says that figures may still change. A net below zero is an error that is corrected, not
 * mailed. Who has an own page that shows the payslip is notified of that instead, where the company wants it. The year left out is the current one.
 */
export const sendPayslipToEmail = write({
  call,
  load: (ctx, { body }) => addresseesOf(ctx, body.employeeIds),
  run: async (ctx, { body }, people) => {
    const {
      language = ctx.actor.language,
      year = Number(ctx.today.slice(0, 4)),
      month,
      again = false,
    } = body;
    const ids = people.map(({ id }) => id);
    const { rows, open } = await salariesOf(ctx, { year, month }, ids);
    const notices = await payslipNotices.ask.of(ctx, { year, month }, ids);
    const [company, logo] = [await companyName(ctx), await logoOf(ctx)];
    return mailEach(ctx, language, {
      topic: `payslip:${sortableMonth({ year, month })}`,
      people: people.map((person) => ({ ...person, email: notices.get(person.id)?.to ?? person.email })),
      again,
      letter: async ({ id, name }) => {
        const row = rows.get(id);
        if (row === undefined) return 'noSalary';
        const payslip = await payslipOf(ctx, row);
        if (payslip.netto < 0) return 'netBelowZero';
        const notice = notices.get(id);
        if (notice) return { content: noticeLetter(ctx, company), language: notice.language };
        const file = await payslipFile(payslip, language, logo);
        return {
          content: payslipLetter({ name, company, year, month, open }, language),
          file,
        };
      },
    });
  },
  audit: ({ ctx, input: { body }, answer: { queued, failed } }) =>
    queued === 0
      ? null
      : {
          page: 'salaries',
          type: 'sendPayslips',
          about: {
            month: monthNamed({ year: body.year ?? Number(ctx.today.slice(0, 4)), month: body.month }),
          },
          new: { queued, notSent: failed.length },
        },
});
