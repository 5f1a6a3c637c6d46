import { changePassword as call } from '@paga/contract/identity/password';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { personSecret } from '#core/http/handler.ts';
import { endOtherSessions, rotateSession } from '../session/open-session.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';
import { minimumOf, requireGoodPassword } from '../session/password-rules.ts';
import { forgetTries, reserveTry, tryKey } from '../session/tries.ts';

const TRIES = { limit: 5, minutes: 15 };

/** The stored hash, and the longest minimum of the companies the person works in. */
function ownPassword({
  asAccess,
  actor,
}: OwnContext): Promise<{ hash: string | undefined; minimum: number }> {
  return asAccess(async (tx) => {
    const { rows } = await tx.execute<{ hash: string }>(
      sql`select "passwordHash" as "hash" from "app_user" where "id" = ${actor.userId}`,
    );
    return { hash: rows[0]?.hash, minimum: await minimumOf(tx, actor.userId) };
  });
}

async function requireCurrent(
  { asAccess, actor, now }: OwnContext,
  hash: string | undefined,
  password: string,
): Promise<void> {
  const key = tryKey('change-password', actor.userId);
  if (!(await asAccess((tx) => reserveTry(tx, key, TRIES, now)))) throw new DomainError('TOO_MANY_REQUESTS');
  if (!(await verifyPassword(hash, password))) throw new DomainError('CURRENT_PASSWORD_WRONG');
  await asAccess((tx) => forgetTries(tx, key));
}

export const changePassword = personSecret({
  call,
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
      const facts = {
        page: 'changePassword',
        type: 'update',
        objectId: actor.userId,
        old: { password: hash },
        new: { password: fresh },
      };
      await recordAudit(tx, { now, userId: actor.userId, companyId: undefined }, facts);
      ctx.sessionCookie.set(cookie);
      return { token: handle };
    });
  },
});
