import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/transaction.ts';

/** Notes mails of the outbox as sent and empties them with their files, which may carry secrets; a demo keeps what it shows. Answers how many there were. */
export async function noteSent(tx: Tx, which: SQL): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update "outbox_mail" set "status" = 'sent', "lastError" = null, "textBody" = case when i."demo" then "textBody" else '' end,
      "htmlBody" = case when i."demo" then "htmlBody" else '' end
    from (select coalesce(bool_or("demo"), false) as "demo" from "installation") i where ${which} returning "outbox_mail"."id"`);
  await tx.execute(sql`
    update "mail_attachment" set "content" = null where "mailId" = any(${`{${rows.map(({ id }) => id).join(',')}}`}::bigint[])
      and not exists (select 1 from "installation" where "demo")`);
  return rows.length;
}
