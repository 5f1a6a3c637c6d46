import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { namesOf } from '#core/user/names-of.ts';
import { drawn, type ReportDrawing } from './drawing.ts';

/** Mails a report's file to one address; it is sent after the commit. A super admin sends in the company's name. */
export async function mailReport(ctx: Context, to: string, report: ReportDrawing): Promise<undefined> {
  const file = await drawn(report);
  const { tx, companyId, now, actor } = ctx;
  const [row] = await tx.select({ company: tenant.name }).from(tenant).where(eq(tenant.id, companyId));
  const { company } = found(row);
  const sender = (await namesOf(ctx, [actor.userId])).get(actor.userId) ?? company;
  await queueMail(tx, {
    template: 'report',
    values: { report: report.title, period: report.period, company, sender },
    to,
    language: actor.language,
    dedupe: `report:${randomUUID()}`,
    companyId,
    now,
    files: [file],
  });
}
