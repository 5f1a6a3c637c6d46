import { agreeToJoin as call } from '@paga/contract/identity/joining';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { openSecret } from '#core/http/handler.ts';
import { type JoinLink, tryJoinToken } from './join-link.ts';

/** The person's own account takes the place of the row that stood for it. False: another request was quicker, or the company has taken it back. */
async function takePlace(tx: Tx, { rowId, personId }: JoinLink, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const { rows } = await tx.execute(
    sql`update "app_user" set "deletedAt" = ${at} where "id" = ${rowId} and "deletedAt" is null and "standsFor" = ${personId} returning 1`,
  );
  if (rows.length === 0) return false;
  await tx.execute(sql`
    insert into "user_company" ("userId", "tenantId") select ${personId}, "tenantId" from "user_company" where "userId" = ${rowId} on conflict do nothing`);
  await tx.execute(sql`delete from "user_company" where "userId" = ${rowId}`);
  await tx.execute(
    sql`update "join_link" set "usedAt" = ${at} where "userId" = ${rowId} and "usedAt" is null`,
  );
  return true;
}

export const agreeToJoin = openSecret({
  call,
  run: async (ctx, { body: { token } }) => {
    const { asAccess, now } = ctx;
    const link = await tryJoinToken(ctx, token);
    if (!link) throw new DomainError('JOIN_LINK_INVALID');
    if (!link.allowed) throw new DomainError('ROLE_NOT_GRANTED');
    const { personId, name, companies } = link;
    await asAccess(async (tx) => {
      if (!(await takePlace(tx, link, now))) throw new DomainError('JOIN_LINK_INVALID');
      const facts = {
        page: 'users',
        type: 'link',
        objectId: personId,
        about: { user: name },
        new: { linked: true },
      };
      for (const { id } of companies)
        await recordAudit(tx, { now, userId: personId, companyId: Number(id) }, facts);
    });
    return { companies: companies.map((company) => company.name) };
  },
});
