import { makeRemoteToken as call, MOST_TOKENS, SHELL, TOKEN_DAYS } from '@paga/contract/remotes';
import { and, eq, gt, sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found, invalidField } from '#core/domain-error.ts';
import { personSecret } from '#core/http/handler.ts';
import { hashSecret, mailSuperAdmins, newSecret } from '#identity/public.ts';
import { remoteToken } from '../table.ts';
import { remoteTokens } from './remote-tokens.ts';

const DAY_MS = 86_400_000;
/** By which a scanner of sources knows one that was left there. */
const PREFIX = 'paga_remote_';

async function requireRoom(tx: Tx, remote: string, now: Date): Promise<void> {
  // Two made at once are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`remote_token ${remote}`}))`);
  const live = await tx.$count(remoteToken, and(eq(remoteToken.remote, remote), gt(remoteToken.endsAt, now)));
  if (live >= MOST_TOKENS)
    throw new DomainError('CONFLICT', { message: `${remote} has ${MOST_TOKENS} tokens: end one first.` });
}

export const makeRemoteToken = personSecret({
  call,
  run: async ({ asAccess, actor, now, origin }, { body: { remote, name } }) => {
    if (remote === SHELL)
      throw invalidField('remote', 'notARemote', 'The shell is deployed with its server.');
    const secret = PREFIX + newSecret();
    return asAccess(async (tx) => {
      await requireRoom(tx, remote, now);
      const endsAt = new Date(now.getTime() + TOKEN_DAYS * DAY_MS);
      const made = { remote, name, hash: hashSecret(secret), madeBy: actor.userId, madeAt: now, endsAt };
      const [row] = await tx.insert(remoteToken).values(made).returning({ id: remoteToken.id });
      const { id } = found(row);
      const who = { now, userId: actor.userId, companyId: undefined };
      const about = { part: remote, publishedWith: name };
      await recordAudit(tx, who, { page: 'remotes', type: 'makeRemoteToken', objectId: id, about });
      const token = found((await remoteTokens(tx)).find((one) => one.id === id));
      const values = {
        remote,
        token: name,
        by: token.madeBy,
        until: token.endsAt.slice(0, 10),
        link: new URL('/parts', origin()).href,
      };
      await mailSuperAdmins(
        tx,
        { template: 'remoteTokenMade', values },
        { dedupe: `remote-token:${id}`, now },
      );
      return { secret, token };
    });
  },
});
