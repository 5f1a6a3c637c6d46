import { civilDateOf } from '@paga/calendar';
import { RoleId, UserStatus } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { asAccess, type Database, type Tx } from '#core/db/transaction.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';

type Chain = { companyId: string | null; company: string | null; hash: string };
type Reader = { id: string; name: string; email: string; language: number };

const PRODUCT = 'Paga';

const newestHeads = (tx: Tx) =>
  tx.execute<Chain>(sql`
    select distinct on (s."tenantId") s."tenantId" as "companyId", t."name" as "company", s."hash"
    from "audit_seal" s left join "tenant" t on t."id" = s."tenantId" where t."deletedAt" is null
    order by s."tenantId", s."fromTransaction" desc`);

/** The administrators of a company; of the platform, or where a company has none, the super admins. */
async function readersOf(tx: Tx, companyId: string | null): Promise<Reader[]> {
  const ofRole = (roleId: RoleId, where = sql`true`) =>
    tx.execute<Reader>(sql`
      select u."id", u."name", u."email", u."language" from "app_user" u
      where u."roleId" = ${roleId} and u."status" = ${UserStatus.active} and u."deletedAt" is null and ${where} order by u."id"`);
  const linked = sql`exists (select 1 from "user_company" c where c."userId" = u."id" and c."tenantId" = ${companyId})`;
  const { rows } = companyId === null ? { rows: [] } : await ofRole(RoleId.companyAdmin, linked);
  return rows.length > 0 ? rows : (await ofRole(RoleId.superAdmin)).rows;
}

/** Mails the head of each audit chain once a month: a mailbox is a place that nobody with the database can reach. Run again it mails nobody twice. */
export async function mailHeads(db: Database, now: Date): Promise<void> {
  const [year = '', month = '', day = ''] = civilDateOf(now).split('-');
  await asAccess(db, async (tx) => {
    for (const { companyId, company, hash } of (await newestHeads(tx)).rows) {
      for (const { id, name, email, language } of await readersOf(tx, companyId)) {
        if (oneAddress(email) === undefined) continue;
        const at = `${day}.${month}.${year}`;
        await queueMail(tx, {
          template: 'auditHead',
          values: { name, company: company ?? PRODUCT, month: `${month}.${year}`, hash, at },
          to: email,
          language: language === 1 ? 'en' : 'sq',
          dedupe: `audit-head:${companyId ?? 0}:${id}:${year}-${month}`,
          now,
        });
      }
    }
  });
}
