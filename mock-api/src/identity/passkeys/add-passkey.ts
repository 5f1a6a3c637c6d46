import { addPasskey as call, MOST_PASSKEYS, type NewCredential } from '@paga/contract/identity/passkeys';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { personSecret } from '#core/http/handler.ts';
import { hasConfirmedPasskey } from '../session/step-up.ts';
import { mailPasskey } from './passkey-mail.ts';
import { passkeysOf, type StoredPasskey, shownPasskey } from './stored-passkeys.ts';
import { takeChallenge } from './webauthn/challenge.ts';
import { relyingParty } from './webauthn/relying-party.ts';
import { verifiedNew } from './webauthn/verify.ts';

type Verified = { publicKey: string; counter: number; synced: boolean };

const WAITS_MS = 24 * 3_600_000;

/** A day later: who adds one with a leaked password confirms nothing before its owner has read the mail. Another passkey vouches for it at once. */
async function confirmsFrom(tx: Tx, { actor, now }: OwnContext): Promise<string> {
  const isVouchedFor = await hasConfirmedPasskey(tx, actor.sessionId, now);
  return new Date(now.getTime() + (isVouchedFor ? 0 : WAITS_MS)).toISOString();
}

/** Stores it under the lock of its person, so that two at once are not one too many. */
async function store(
  tx: Tx,
  ctx: OwnContext,
  { name, credential }: { name: string; credential: NewCredential },
  { publicKey, counter, synced }: Verified,
): Promise<StoredPasskey> {
  const { actor, now } = ctx;
  await tx.execute(sql`select 1 from "app_user" where "id" = ${actor.userId} for update`);
  if ((await passkeysOf(tx, actor.userId)).length >= MOST_PASSKEYS) throw new DomainError('PASSKEY_LIMIT');
  const { rows } = await tx.execute<StoredPasskey>(sql`
    insert into "passkey" ("userId", "credentialId", "publicKey", "counter", "transports", "name", "synced", "createdAt", "confirmsFrom")
    values (${actor.userId}, ${credential.id}, ${publicKey}, ${counter}, ${JSON.stringify(credential.transports)}::jsonb, ${name}, ${synced}, ${now.toISOString()}, ${await confirmsFrom(tx, ctx)})
    on conflict ("credentialId") do nothing returning *`);
  const [stored] = rows;
  if (!stored) throw new DomainError('PASSKEY_TAKEN');
  return stored;
}

export const addPasskey = personSecret({
  call,
  run: async (ctx, { body }) => {
    const { asAccess, actor, now } = ctx;
    const asked = { sessionId: actor.sessionId, purpose: 'add' } as const;
    const challenge = await asAccess((tx) => takeChallenge(tx, asked, now));
    const verified = await verifiedNew(body.credential, { ...relyingParty(ctx.origin()), challenge });
    if (!verified) throw new DomainError('PASSKEY_REFUSED');
    return asAccess(async (tx) => {
      const stored = await store(tx, ctx, body, verified);
      const { id, name } = shownPasskey(stored);
      await mailPasskey(tx, actor.userId, { passkeyId: id, passkey: name, change: 'added', now });
      await recordAudit(
        tx,
        { now, userId: actor.userId, companyId: undefined },
        { page: 'account', type: 'addPasskey', objectId: id, new: { passkey: name } },
      );
      return shownPasskey(stored);
    });
  },
});
