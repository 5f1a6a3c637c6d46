import { changePassword as changePasswordCall } from '@paga/contract/access';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record-audit.ts';
import type { OwnContext } from '../http/context.ts';
import { DomainError } from '../http/domain-error.ts';
import { personSecret } from '../http/verb.ts';
import { endOtherSessions, rotateSession } from '../session/open-session.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import { requireGoodPassword } from '../session/password-rules.ts';
import { forgetTries, reserveTry, tryKey } from '../session/tries.ts';

const TRIES = { limit: 5, minutes: 15 };

/** The stored hash, and the highest minimum length of the companies the person works in. */
async function ownPassword({ asAccess, actor }: OwnContext): Promise<{ hash: string | undefined; minimum: number | undefined }> {
  const { rows } = await asAccess((tx) =>
    tx.execute<{ hash: string; minimum: number | null }>(sql`
      select u."passwordHash" as "hash", (
        select max(t."minimumPasswordLength") from "user_company" l join "tenant" t on t."id" = l."tenantId" where l."userId" = u."id"
      ) as "minimum" from "app_user" u where u."id" = ${actor.userId}`),
  );
  return { hash: rows[0]?.hash, minimum: rows[0]?.minimum ?? undefined };
}

async function requireCurrent({ asAccess, actor, now }: OwnContext, hash: string | undefined, password: string): Promise<void> {
  const key = tryKey('change-password', actor.userId);
  if (!(await asAccess((tx) => reserveTry(tx, key, TRIES, now)))) throw new DomainError('TOO_MANY_REQUESTS');
  if (!(await verifyPassword(hash, password))) throw new DomainError('CURRENT_PASSWORD_WRONG');
  await asAccess((tx) => forgetTries(tx, key));
}

export const changePassword = personSecret({
  call: changePasswordCall,
  run: async (ctx, { body: { currentPassword, newPassword, confirmPassword } }) => {
    const { asAccess, actor, now } = ctx;
    const { hash, minimum } = await ownPassword(ctx);
    requireGoodPassword(newPassword, confirmPassword, minimum);
    await requireCurrent(ctx, hash, currentPassword);
    const fresh = await hashPassword(newPassword);
    return asAccess(async (tx) => {
      await tx.execute(sql`update "app_user" set "passwordHash" = ${fresh} where "id" = ${actor.userId}`);
      await endOtherSessions(tx, { userId: actor.userId, except: actor.sessionId, now });
      const { cookie, handle } = await rotateSession(tx, actor.sessionId, now);
      const facts = { page: 'changePassword', type: 'update', objectId: actor.userId, old: { password: hash }, new: { password: fresh } };
      await recordAudit(tx, { now, userId: actor.userId, companyId: undefined }, facts);
      ctx.sessionCookie.set(cookie);
      return { token: handle };
    });
  },
});
