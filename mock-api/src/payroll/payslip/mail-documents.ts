import type { MailedDocuments, NotMailed, NotMailedReason } from '@paga/contract/payroll';
import type { Language } from '@paga/contract/shapes';
import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { type InCompany, scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { found, notFoundField } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { type MailFile, queueMail } from '#core/mail/queue-mail.ts';
import { outboxMail } from '#core/mail/table.ts';
import type { MailContent } from '#core/mail/templates/render-mail.ts';
import { employee } from '#people/public.ts';

/** Somebody who is to be mailed; the address is the one saved with the employee, never one that a request names. */
type Addressee = { id: number; name: string; email: string | null; deleted: boolean };

/** The employees by name, the deleted too: a month calculated before keeps their rows. `NOT_FOUND` when one is foreign or absent. */
export async function addresseesOf(ctx: InCompany, employeeIds: readonly number[]): Promise<Addressee[]> {
  const ids = [...new Set(employeeIds)];
  const name = sql<string>`${employee.firstName} || ' ' || ${employee.lastName}`;
  const rows = await ctx.tx
    .select({
      id: employee.id,
      name,
      email: employee.email,
      deleted: sql<boolean>`${employee.deletedAt} is not null`,
    })
    .from(employee)
    .where(and(scoped(ctx, employee), inArray(employee.id, ids)))
    .orderBy(
      sql`${employee.firstName} collate "sq-x-icu", ${employee.lastName} collate "sq-x-icu", ${employee.id}`,
    );
  if (rows.length !== ids.length)
    throw notFoundField('employeeIds', 'notFound', 'One of the employees is not there.');
  return rows;
}

/** The company's name. */
export async function companyName(ctx: InCompany): Promise<string> {
  const [row] = await ctx.tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, ctx.companyId));
  return found(row).name;
}

/** Made when it is its turn: a mail with its file if it has one, in another language if it says so; or why there is none. */
type Letter = { content: MailContent; file?: MailFile; language?: Language } | NotMailedReason;
/** `topic` names what is mailed (`payslip:2026-10`): each person gets it once, and once more with every `again`. */
type Mailing = {
  topic: string;
  people: readonly Addressee[];
  letter: (person: Addressee) => Promise<Letter>;
  again: boolean;
};

/** Queues a mail for each person it can be written to, and says who is left out and why. */
export async function mailEach(
  ctx: Context,
  language: Language,
  { topic, people, letter, again }: Mailing,
): Promise<MailedDocuments> {
  const failed: NotMailed[] = [];
  const before = await mailedBefore(ctx, topic);
  const { companyId, now } = ctx;
  for (const person of people) {
    const { times = 0, arrives = false } = before.get(person.id) ?? {};
    const to = oneAddress(person.email ?? '');
    const made = to === undefined ? 'noAddress' : arrives && !again ? 'alreadySent' : await letter(person);
    const fail = (reason: NotMailedReason) =>
      failed.push({ employeeId: person.id, name: person.name, reason });
    if (to === undefined || typeof made === 'string') {
      fail(typeof made === 'string' ? made : 'noAddress');
      continue;
    }
    const dedupe = [topic, person.id, ...(times > 0 ? [times + 1] : [])].join(':');
    // Two requests at once: the second waits for the first here, and finds it has been mailed.
    const queued = await queueMail(ctx.tx, {
      ...made.content,
      to,
      language: made.language ?? language,
      dedupe,
      companyId,
      now,
      ...(made.file && { files: [made.file] }),
    });
    if (!queued) fail('alreadySent');
  }
  return { queued: people.length - failed.length, failed };
}

/** How often each employee has been mailed about the topic, and whether any of it arrives: a mail that was given up does not. */
async function mailedBefore(
  ctx: InCompany,
  topic: string,
): Promise<Map<number, { times: number; arrives: boolean }>> {
  const { dedupe, status } = outboxMail;
  const rows = await ctx.tx
    .select({ dedupe, status })
    .from(outboxMail)
    .where(and(eq(sql`coalesce(${outboxMail.tenantId}, 0)`, ctx.companyId), like(dedupe, `${topic}:%`)));
  const before = new Map<number, { times: number; arrives: boolean }>();
  for (const row of rows) {
    const id = Number(row.dedupe.slice(topic.length + 1).split(':')[0]);
    const { times = 0, arrives = false } = before.get(id) ?? {};
    before.set(id, { times: times + 1, arrives: arrives || row.status !== 'failed' });
  }
  return before;
}
