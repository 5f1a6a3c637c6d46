import { forgotPassword as call } from '@paga/contract/identity/password';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import { openSecret } from '#core/http/handler.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { hashSecret, newSecret } from '../session/secret.ts';
import { noTryLeft, reserveTry, tryKey } from '../session/tries.ts';

const PER_ACCOUNT = { limit: 3, minutes: 60 };
const PER_ADDRESS = { limit: 20, minutes: 15 };
const GOOD_FOR_MS = 3_600_000;

type Known = { id: number; name: string; email: string; language: 'sq' | 'en' };

/** The active person behind an e-mail that mail can be sent to. */
async function personOf(tx: Tx, email: string): Promise<Known | undefined> {
  const { rows } = await tx.execute<{ id: string; name: string; email: string; language: number }>(sql`
    select "id", "name", "email", "language" from "app_user" where lower("email") = lower(${email}) and "status" = 1 and "deletedAt" is null`);
  const row = rows[0];
  if (!row || oneAddress(row.email) === undefined) return undefined;
  return { ...row, id: Number(row.id), language: row.language === 1 ? 'en' : 'sq' };
}

/** A new link and the mail that brings it, in one transaction; the token stands nowhere but in the mail. */
async function sendLink(tx: Tx, { now, origin }: OpenContext, person: Known): Promise<void> {
  const token = newSecret();
  const until = new Date(now.getTime() + GOOD_FOR_MS).toISOString();
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into "password_reset" ("userId", "tokenHash", "createdAt", "expiresAt")
    values (${person.id}, ${hashSecret(token)}, ${now.toISOString()}, ${until}) returning "id"`);
  const values = { name: person.name, link: `${origin()}/resetPassword?token=${token}` };
  const { email: to, language } = person;
  await queueMail(tx, {
    template: 'resetPassword',
    values,
    to,
    language,
    dedupe: `resetPassword:${rows[0]?.id}`,
    now,
  });
  const facts = { page: 'forgotPassword', type: 'request', objectId: person.id };
  await recordAudit(tx, { now, userId: person.id, companyId: undefined }, facts);
}

export const forgotPassword = openSecret({
  call,
  run: async (ctx, { query: { email } }) => {
    const { asAccess, now, address, afterAnswer } = ctx;
    const [fromHere, forAccount] = await asAccess(async (tx) => {
      const allowed = await reserveTry(tx, tryKey('forgot-address', address()), PER_ADDRESS, now);
      return [
        allowed,
        allowed && (await reserveTry(tx, tryKey('forgot', email.toLowerCase()), PER_ACCOUNT, now)),
      ];
    });
    if (!fromHere) throw noTryLeft(PER_ADDRESS);
    // Behind the answer: how long it takes says nothing of whether there is such a person.
    if (forAccount)
      afterAnswer(() =>
        asAccess(async (tx) => {
          const person = await personOf(tx, email);
          if (person) await sendLink(tx, ctx, person);
        }),
      );
    return undefined;
  },
});
