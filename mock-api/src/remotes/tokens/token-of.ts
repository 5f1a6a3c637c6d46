import { and, eq, gt } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import type { OpenContext } from '#core/http/context.ts';
import { giveBackTry, hashSecret, noTryLeft, reserveTry, tryKey } from '#identity/public.ts';
import { remoteToken } from '../table.ts';

/** Wrong tokens from one place. */
const WRONG = { limit: 30, minutes: 15 };
/** Calls with one token. */
const USES = { limit: 120, minutes: 60 };

const unknown = () =>
  new DomainError('NOT_SIGNED_IN', { message: 'Show a token of this remote that has not ended.' });

/** The token that a call shows, for this remote and no other. Errors: `NOT_SIGNED_IN`, `FORBIDDEN` for one of another remote, `TOO_MANY_REQUESTS`. */
export async function tokenOf(
  { asAccess, address, brought, now }: OpenContext,
  name: string,
): Promise<{ id: number; name: string }> {
  const shown = brought.token();
  if (shown === undefined) throw unknown();
  const tries = tryKey('remote-token', address());
  if (!(await asAccess((tx) => reserveTry(tx, tries, WRONG, now)))) throw noTryLeft(WRONG);
  const token = await asAccess(async (tx) => {
    const [row] = await tx
      .update(remoteToken)
      .set({ lastUsedAt: now })
      .where(and(eq(remoteToken.hash, hashSecret(shown)), gt(remoteToken.endsAt, now)))
      .returning();
    if (row) await giveBackTry(tx, tries);
    return row;
  });
  if (!token) throw unknown();
  if (token.remote !== name)
    throw new DomainError('FORBIDDEN', {
      message: `This token is of ${token.remote}: it changes nothing else.`,
    });
  if (!(await asAccess((tx) => reserveTry(tx, tryKey('remote-publish', token.id), USES, now))))
    throw noTryLeft(USES);
  return token;
}
