import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { namesOf } from '#core/user/names-of.ts';
import { drawReport, type ReportFormat } from './draw-report.ts';
import type { Report } from './report-table.ts';

/** Mails a report to one address, with its file attached; it is sent after the commit. A super admin sends in the company's name. */
export async function mailReport(ctx: Context, to: string, report: Report, format: ReportFormat = 'pdf'): Promise<undefined> {
  const { tx, companyId, now, actor } = ctx;
  const [row] = await tx.select({ company: tenant.name }).from(tenant).where(eq(tenant.id, companyId));
  const { company } = found(row);
  const [table] = report.tables;
  const { title, period } = found(table);
  const sender = (await namesOf(ctx, [actor.userId])).get(actor.userId) ?? company;
  await queueMail(tx, {
    template: 'report',
    values: { report: title, period, company, sender },
    to,
    language: actor.language,
    dedupe: `report:${randomUUID()}`,
    companyId,
    now,
    files: [await drawReport(ctx, report, format)],
  });
}
