import { civilDateOf } from '@paga/calendar';
import { RoleId, UserStatus } from '@paga/contract/shapes';
import { type SQL, sql } from 'drizzle-orm';
import { asAccess, type Database, type Tx } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';

type Due = {
  companyId: string | null;
  company: string | null;
  hash: string;
  id: string;
  name: string;
  email: string;
  language: number;
};

const PRODUCT = 'Paga';

/** The reason of a mail, by which it goes once. */
const reason = (companyId: SQL, userId: SQL, month: string) =>
  sql`'audit-head:' || coalesce(${companyId}, 0) || ':' || ${userId} || ':' || ${month}`;

/** Heads that were not mailed this month, with who reads them: the administrators of a company; of the platform, or where a company has none, the super admins. */
const dueHeads = (tx: Tx, month: string) =>
  tx.execute<Due>(sql`
    select c."id" as "companyId", c."name" as "company", s."hash", u."id", u."name", u."email", u."language"
    from (select null::bigint as "id", null as "name" union all select t."id", t."name" from "tenant" t where t."deletedAt" is null) c
    cross join lateral (
      select "hash" from "audit_seal" where coalesce("tenantId", 0) = coalesce(c."id", 0) order by coalesce("tenantId", 0) desc, "fromTransaction" desc limit 1) s
    cross join lateral (
      select rank() over (order by p."roleId" desc) as "rank", p.* from "app_user" p
      where p."status" = ${UserStatus.active} and p."deletedAt" is null and (p."roleId" = ${RoleId.superAdmin} or (p."roleId" = ${RoleId.companyAdmin}
        and exists (select 1 from "user_company" l where l."userId" = p."id" and l."tenantId" = c."id")))) u
    where u."rank" = 1 and not exists (
      select 1 from "outbox_mail" m where coalesce(m."tenantId", 0) = 0 and m."dedupe" = ${reason(sql`c."id"`, sql`u."id"`, month)})
    order by c."id" nulls first, u."id"`);

/** Mails the head of each audit chain once a month: a mailbox is a place that nobody with the database can reach. Run again it mails nobody twice. */
export async function mailHeads(db: Database, now: Date): Promise<Done> {
  const [year = '', month = '', day = ''] = civilDateOf(now).split('-');
  return asAccess(db, async (tx) => {
    const { rows } = await dueHeads(tx, `${year}-${month}`);
    const sendable = rows.filter(({ email }) => oneAddress(email) !== undefined);
    for (const { companyId, company, hash, id, name, email, language } of sendable) {
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
    return { companies: new Set(sendable.map(({ companyId }) => companyId)).size, rows: sendable.length };
  });
}
