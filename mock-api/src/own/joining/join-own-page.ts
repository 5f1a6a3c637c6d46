import { joinOwnPage as call } from '@paga/contract/own/joining';
import type { Language } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { openSecret } from '#core/http/handler.ts';
import { newSecret } from '#identity/public.ts';
import { beginOwnSession } from '../account/begin-own-session.ts';
import { noteAddress } from '../account/confirm-own-address.ts';
import { mailAccount } from '../account/mail-account.ts';
import { storeOwnPasskey, verifiedOwn } from '../account/own-passkeys.ts';
import { countFromHere } from '../account/own-tries.ts';
import { handleOfToken, type Invitation, tryInvitation } from './own-invitation.ts';

type Joining = { token: string; language: Language; now: Date };

async function newAccount(
  tx: Tx,
  { address }: Invitation,
  { token, language, now }: Joining,
): Promise<number> {
  const handle = address === null ? handleOfToken(token) : newSecret();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into "own_account" ("address", "handle", "language", "createdAt")
    values (${address}, ${handle}, ${language === 'en' ? 1 : 0}, ${now.toISOString()}) returning "id"`);
  const id = Number(rows[0]?.id);
  if (address !== null) await noteAddress(tx, id, address, now);
  return id;
}

/** The account that has the address already, if it is the same person's, else a new one. By letter it is a new one. Errors: `OWN_ADDRESS_OF_OTHER`. */
async function accountFor(tx: Tx, invitation: Invitation, joining: Joining): Promise<number> {
  const { address, linkId } = invitation;
  const { rows } = await tx.execute<{ id: string; same: boolean }>(sql`
    select "id", own_same_person("id", ${linkId}) as "same" from "own_account" where lower("address") = lower(${address}) for update`);
  const [known] = rows;
  if (!known) return newAccount(tx, invitation, joining);
  if (!known.same) throw new DomainError('OWN_ADDRESS_OF_OTHER');
  return Number(known.id);
}

/** Uses the invitation up; a page that the employee had until now is replaced. Errors: `OWN_INVITATION_OVER` when another request was quicker. */
async function takePlace(
  tx: Tx,
  { linkId, companyId, employeeId }: Invitation,
  accountId: number,
  now: Date,
) {
  const at = now.toISOString();
  await tx.execute(sql`
    update "own_link" set "state" = 'ended', "endedAt" = ${at}, "endReason" = 'replaced'
    where "tenantId" = ${companyId} and "employeeId" = ${employeeId} and "state" = 'joined'`);
  const { rows } = await tx.execute(sql`
    update "own_link" set "state" = 'joined', "accountId" = ${accountId}, "joinedAt" = ${at}, "tokenHash" = null
    where "id" = ${linkId} and "state" = 'invited' returning 1`);
  if (rows.length === 0) throw new DomainError('OWN_INVITATION_OVER');
}

export const joinOwnPage = openSecret({
  call,
  run: async (ctx, { body: { passkey, ...body } }) => {
    const { asAccess, now } = ctx;
    await countFromHere(ctx);
    const invitation = await tryInvitation(ctx, body);
    if (invitation.address === null && !passkey) throw new DomainError('PASSKEY_NEEDED');
    const verified = passkey && (await verifiedOwn(ctx, passkey.credential));
    const begun = await asAccess(async (tx) => {
      const accountId = await accountFor(tx, invitation, { ...body, now });
      if (passkey && verified)
        await storeOwnPasskey(tx, { accountId, name: passkey.name, now }, passkey.credential, verified);
      await takePlace(tx, invitation, accountId, now);
      const { companyId, employeeId, company } = invitation;
      await recordAudit(
        tx,
        { now, userId: undefined, companyId, employeeId },
        { page: 'ownPage', type: 'join', objectId: employeeId },
      );
      await mailAccount(tx, accountId, { change: 'joined', company, now });
      return beginOwnSession(tx, ctx, { accountId, by: 'invitation', at: invitation.linkId });
    });
    ctx.ownCookie.set(begun.cookie);
    return begun.answer;
  },
});
