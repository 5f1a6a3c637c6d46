import type { SignedCredential } from '@paga/contract/identity/passkeys';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OwnContext } from '#core/http/context.ts';
import { forgetTries } from '../session/tries.ts';
import { mailPasskey } from './passkey-mail.ts';
import { passkeyTries } from './passkey-request.ts';
import { mayConfirm, type StoredPasskey } from './stored-passkeys.ts';
import { type Purpose, takeChallenge } from './webauthn/challenge.ts';
import { relyingParty } from './webauthn/relying-party.ts';
import { verifiedSigned } from './webauthn/verify.ts';

type Signed = { counter: number; synced: boolean };
export type Outcome = 'used' | 'refused' | 'copied' | 'tooNew';

const REFUSALS = {
  refused: { code: 'PASSKEY_REFUSED', type: 'passkeyRefused' },
  copied: { code: 'PASSKEY_COPIED', type: 'passkeyCopied' },
  tooNew: { code: 'PASSKEY_TOO_NEW', type: 'passkeyTooNew' },
} as const;

/** Takes the challenge for good and finds the person's own passkey of that name: somebody else's is none. */
function challenged({ asAccess, actor, now }: OwnContext, asked: Purpose, { id }: SignedCredential) {
  return asAccess(async (tx) => {
    const challenge = await takeChallenge(tx, asked, now);
    const { rows } = await tx.execute<StoredPasskey>(
      sql`select * from "passkey" where "credentialId" = ${id} and "userId" = ${actor.userId}`,
    );
    return { challenge, known: rows[0] };
  });
}

/** Counts the use, under the row's lock. A device that counts and does not count on has a double: one of the two is not its owner's. */
export async function countUse(tx: Tx, id: string, { counter, synced }: Signed, now: Date): Promise<Outcome> {
  const { rows } = await tx.execute<{ counter: string }>(
    sql`select "counter" from "passkey" where "id" = ${id} for update`,
  );
  const before = rows[0] && Number(rows[0].counter);
  if (before === undefined) return 'refused';
  if ((counter > 0 || before > 0) && counter <= before) return 'copied';
  await tx.execute(
    sql`update "passkey" set "counter" = ${counter}, "synced" = ${synced}, "lastUsedAt" = ${now.toISOString()} where "id" = ${id}`,
  );
  return 'used';
}

/** A new passkey that was not offered for a step-up is no good for one either. */
async function outcomeOf(
  tx: Tx,
  known: StoredPasskey,
  signed: Signed,
  { asked, now }: { asked: Purpose; now: Date },
): Promise<Outcome> {
  const counted = await countUse(tx, known.id, signed, now);
  return counted === 'used' && asked.purpose === 'grant' && !mayConfirm(known, now) ? 'tooNew' : counted;
}

/**
 * The person's passkey that has signed this session's challenge. A refusal has its line in the audit log, and of a copied passkey its owner is mailed.
 * Errors: `PASSKEY_CHALLENGE_OVER`, `PASSKEY_REFUSED`, `PASSKEY_COPIED`, `PASSKEY_TOO_NEW`.
 */
export async function signedPasskey(
  ctx: OwnContext,
  asked: Purpose,
  credential: SignedCredential,
): Promise<StoredPasskey> {
  const { asAccess, actor, now } = ctx;
  const { challenge, known } = await challenged(ctx, asked, credential);
  const expected = { ...relyingParty(ctx.origin()), challenge };
  const signed = known && (await verifiedSigned(credential, known.publicKey, expected));
  const companyId = asked.purpose === 'grant' ? asked.companyId : undefined;
  const outcome = await asAccess(async (tx) => {
    const counted = known && signed ? await outcomeOf(tx, known, signed, { asked, now }) : 'refused';
    if (counted === 'used') {
      await forgetTries(tx, passkeyTries(actor.userId));
      return counted;
    }
    const facts = { page: 'login', type: REFUSALS[counted].type, objectId: actor.userId } as const;
    await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
    if (counted === 'copied' && known)
      await mailPasskey(tx, actor.userId, {
        ...{ passkeyId: Number(known.id), passkey: known.name, change: 'copied', now },
      });
    return counted;
  });
  if (!known) throw new DomainError('PASSKEY_REFUSED');
  if (outcome !== 'used') throw new DomainError(REFUSALS[outcome].code);
  return known;
}
