import type { Tx } from '#core/db/transaction.ts';
import type { AuthenticatorChange } from '#core/mail/templates/authenticator-changed.ts';
import { mailOwner } from '../session/mail-owner.ts';

/** Mails a person what became of their authenticator app or its recovery codes; `left`: how many of those are unused. */
export function mailAuthenticator(
  tx: Tx,
  userId: number,
  { change, left, now }: { change: AuthenticatorChange; left: number; now: Date },
): Promise<void> {
  const content = { template: 'authenticatorChanged', values: { change, left } } as const;
  return mailOwner(tx, userId, content, {
    dedupe: `authenticator:${change}:${userId}:${now.getTime()}`,
    now,
  });
}
