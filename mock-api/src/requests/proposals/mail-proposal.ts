import { eq, sql } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { renderMail } from '#core/mail/templates/render-mail.ts';
import { languageOf } from '#core/user/language-of.ts';
import { hashSecret, newSecret } from '#identity/public.ts';

/**
 * Mails a proposed account to every address that was the person's in the last 90 days, each with a secret of its own that stops it. The role of own pages may not write mail; a function of the
 * database puts it into the outbox, to these addresses and about a proposal of that person alone.
 */
export async function mailProposal(ctx: OwnEmployeeContext, requestId: number): Promise<void> {
  const { tx, now, own, origin } = ctx;
  const { companyId, employeeId } = own;
  const [company] = await tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, companyId));
  const { rows } = await tx.execute<{ address: string; language: number }>(
    sql`select "address", "language" from own_addresses_of(${companyId}, ${employeeId}, ${now.toISOString()}::timestamptz)`,
  );
  for (const { address, language } of rows) {
    if (oneAddress(address) === undefined) continue;
    const token = newSecret();
    // Behind the sign that no browser sends: opening the link stops nothing, and the secret stands in no log.
    const values = { company: found(company).name, link: `${origin()}/me/stop#${token}` };
    const mail = renderMail({ template: 'accountProposed', values }, languageOf(language));
    await tx.execute(
      sql`select mail_proposal(${requestId}, ${address}, ${hashSecret(token)}, ${mail.subject}, ${mail.text}, ${mail.html}, ${now.toISOString()}::timestamptz)`,
    );
  }
}
