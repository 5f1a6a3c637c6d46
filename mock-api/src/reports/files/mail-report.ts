import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { type MailFile, queueMail } from '#core/mail/queue-mail.ts';
import { namesOf } from '#core/user/names-of.ts';
import { drawReport } from './draw-report.ts';
import { drawn } from './drawing.ts';
import type { Report } from './report-table.ts';

/** What a mail says that it brings. */
type Brought = { title: string; period: string };

/** Mails a report's file to one address; it is sent after the commit. A super admin sends in the company's name. */
export async function mailFile(
  ctx: Context,
  to: string,
  { title, period }: Brought,
  file: MailFile,
): Promise<undefined> {
  const { tx, companyId, now, actor } = ctx;
  const [row] = await tx.select({ company: tenant.name }).from(tenant).where(eq(tenant.id, companyId));
  const { company } = found(row);
  const sender = (await namesOf(ctx, [actor.userId])).get(actor.userId) ?? company;
  await queueMail(tx, {
    template: 'report',
    values: { report: title, period, company, sender },
    to,
    language: actor.language,
    dedupe: `report:${randomUUID()}`,
    companyId,
    now,
    files: [file],
  });
}

/** Mails a report of tables as a PDF. */
export async function mailReport(ctx: Context, to: string, report: Report): Promise<undefined> {
  const [table] = report.tables;
  return mailFile(ctx, to, found(table), await drawn(await drawReport(ctx, report, 'pdf')));
}
