import { deviceNameOf } from '@paga/contract/identity/device-name';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import type { OpenContext } from '#core/http/context.ts';
import type { SessionPair } from '#core/http/request/session-cookie.ts';
import { hashSecret, newSecret } from '#identity/public.ts';

const HOURS = 12;
/** How long a passkey or a code counts as given just now. */
export const FRESH_MS = 5 * 60_000;

type Beginning = {
  accountId: number;
  linkId: number;
  now: Date;
  request?: Pick<OpenContext, 'agent' | 'address'>;
};

/** A new own session with a new pair, at one employer; of what the request carried nothing is taken over but where it came from. */
export async function openOwnSession(
  tx: Tx,
  { accountId, linkId, now, request }: Beginning,
): Promise<SessionPair & { sessionId: number }> {
  const pair = { cookie: newSecret(), handle: newSecret() };
  const [at, expires, fresh] = [0, HOURS * 3_600_000, FRESH_MS].map((ms) =>
    new Date(now.getTime() + ms).toISOString(),
  );
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into "own_session" ("accountId", "linkId", "cookieHash", "handleHash", "createdAt", "lastActiveAt", "expiresAt", "freshUntil", "device", "networkAddress")
    values (${accountId}, ${linkId}, ${hashSecret(pair.cookie)}, ${hashSecret(pair.handle)}, ${at}, ${at}, ${expires}, ${fresh},
      ${request ? deviceNameOf(request.agent()) : null}, ${request?.address() ?? null}) returning "id"`);
  return { ...pair, sessionId: Number(rows[0]?.id) };
}
