import { getMailedPayslips as call } from '@paga/contract/payroll';
import { and, desc, eq, like, sql } from 'drizzle-orm';
import { type CalendarMonth, sortableMonth } from '#core/calendar-month.ts';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { read } from '#core/http/handler.ts';
import { outboxMail } from '#core/mail/table.ts';
import { employee } from '#people/public.ts';
import { byName } from '../rows/month-rows.ts';

/** What a mail server said may be long. */
const DETAIL = 300;

/** The newest payslip mail of each person of a month. A mail's reason is `payslip:2026-10:17`, and `:2` and so on after it when it was sent again. */
export function newestMails(ctx: InCompany, month: CalendarMonth) {
  const person = sql`split_part(${outboxMail.dedupe}, ':', 3)::bigint`;
  const { id, name } = {
    id: employee.id,
    name: sql<string>`${employee.firstName} || ' ' || ${employee.lastName}`,
  };
  return ctx.tx
    .selectDistinctOn([id], {
      employeeId: id,
      name,
      state: outboxMail.status,
      email: outboxMail.recipient,
      detail: outboxMail.lastError,
      createdAt: outboxMail.createdAt,
    })
    .from(outboxMail)
    .innerJoin(employee, and(scoped(ctx, employee), eq(id, person)))
    .where(
      and(
        eq(sql`coalesce(${outboxMail.tenantId}, 0)`, ctx.companyId),
        like(outboxMail.dedupe, `payslip:${sortableMonth(month)}:%`),
      ),
    )
    .orderBy(id, desc(outboxMail.id));
}

export const getMailedPayslips = read({
  call,
  run: async (ctx, { query }) => {
    const mails = await newestMails(ctx, query);
    const undelivered = mails.flatMap(({ state, detail, createdAt: _, ...mail }) =>
      state === 'failed' || state === 'unsure'
        ? [{ ...mail, state, detail: detail?.slice(0, DETAIL) ?? null }]
        : [],
    );
    const sent = mails.filter(({ state }) => state === 'sent').length;
    return {
      sent,
      waiting: mails.length - sent - undelivered.length,
      undelivered: undelivered.sort((one, other) => byName.compare(one.name, other.name)),
    };
  },
});
