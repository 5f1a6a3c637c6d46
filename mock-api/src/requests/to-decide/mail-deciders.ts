import { eq, sql } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { withOfficeRole } from '#core/db/with-office-role.ts';
import { found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';

/** Mails approvers with an own page that something waits there, and nothing of it; those of the office have the bell. */
export async function mailDeciders(ctx: OwnEmployeeContext, requestId: number): Promise<void> {
  const { tx, now, own, origin } = ctx;
  await withOfficeRole(tx, async () => {
    const { rows } = await tx.execute<{ employeeId: string; address: string; language: number }>(sql`
      select d."employeeId", a."address", a."language" from leave_deciders(${own.companyId}, ${own.employeeId}, ${now.toISOString()}) d
      cross join lateral own_address_of(${own.companyId}, d."employeeId") a where d."employeeId" is not null`);
    if (rows.length === 0) return;
    const { id, name } = tenant;
    const [company] = await tx.select({ name }).from(tenant).where(eq(id, own.companyId));
    for (const { employeeId, address, language } of rows)
      if (oneAddress(address) !== undefined)
        await queueMail(tx, {
          template: 'leaveToDecide',
          values: { company: found(company).name, link: `${origin()}/me` },
          to: address,
          language: languageOf(language),
          dedupe: `leave-to-decide:${requestId}:${employeeId}`,
          companyId: own.companyId,
          now,
        });
  });
}
