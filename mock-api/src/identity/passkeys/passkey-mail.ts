import type { Tx } from '#core/db/transaction.ts';
import type { PasskeyChange } from '#core/mail/templates/passkey-changed.ts';
import { mailOwner } from '../session/mail-owner.ts';

/** Mails a person what became of a passkey. */
export function mailPasskey(
  tx: Tx,
  userId: number,
  {
    passkeyId,
    passkey,
    change,
    now,
  }: { passkeyId: number; passkey: string; change: PasskeyChange; now: Date },
): Promise<void> {
  const content = { template: 'passkeyChanged', values: { passkey, change } } as const;
  return mailOwner(tx, userId, content, { dedupe: `passkey:${change}:${passkeyId}:${now.getTime()}`, now });
}
