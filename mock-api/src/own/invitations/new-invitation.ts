import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { newSecret } from '#identity/public.ts';
import { hashOfToken, LETTER_LENGTH, LETTER_SIGNS } from '../joining/own-invitation.ts';
import { ownLink } from '../table.ts';
import type { Office } from './office.ts';

const GOOD_FOR_MS = 14 * 24 * 3_600_000;

/** Until when an invitation is good that is made now. */
export const invitationEnds = (now: Date) => new Date(now.getTime() + GOOD_FOR_MS);

const letterCode = () =>
  Array.from({ length: LETTER_LENGTH }, () => LETTER_SIGNS[randomInt(LETTER_SIGNS.length)]).join('');

/** A new invitation, which ends the one before. `address` null: by letter. Answers its secret, which is stored nowhere. */
export async function newInvitation(
  ctx: Office,
  employeeId: number,
  address: string | null,
): Promise<string> {
  const { tx, companyId, now, actor } = ctx;
  const token = address === null ? letterCode() : newSecret();
  await tx
    .update(ownLink)
    .set({ state: 'ended', endedAt: now, endReason: 'replaced', tokenHash: null })
    .where(and(scoped(ctx, ownLink), eq(ownLink.employeeId, employeeId), eq(ownLink.state, 'invited')));
  await tx.insert(ownLink).values({
    ...{ tenantId: companyId, employeeId, state: 'invited', invitedBy: actor.userId, invitedAt: now },
    ...{ address, tokenHash: hashOfToken(token), expiresAt: invitationEnds(now) },
  });
  return token;
}
