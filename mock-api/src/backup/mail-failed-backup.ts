import { civilDateOf } from '@paga/calendar';
import { RoleId, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';

type Reader = { id: string; name: string; email: string; language: number; company: string };

/** Mails the administrators of a company that its backup was not made: nobody looks at what is made by itself. */
export async function mailFailedBackup(
  tx: Tx,
  { id: backupId, companyId, now }: { id: string; companyId: string; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<Reader>(sql`
    select u."id", u."name", u."email", u."language", t."name" as "company"
    from "tenant" t join "user_company" l on l."tenantId" = t."id" join "app_user" u on u."id" = l."userId"
    where t."id" = ${companyId} and u."roleId" = ${RoleId.companyAdmin} and u."status" = ${UserStatus.active} and u."deletedAt" is null
    order by u."id"`);
  const [year = '', month = '', day = ''] = civilDateOf(now).split('-');
  for (const { id, name, email, language, company } of rows) {
    if (oneAddress(email) === undefined) continue;
    await queueMail(tx, {
      template: 'backupFailed',
      values: { name, company, on: `${day}.${month}.${year}` },
      to: email,
      language: languageOf(language),
      dedupe: `backup-failed:${companyId}:${backupId}:${id}`,
      now,
    });
  }
}
