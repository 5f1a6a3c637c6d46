import type { Passkey } from '@paga/contract/identity/passkeys';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

type Moment = string | Date;

/** A passkey as it is stored. */
export type StoredPasskey = {
  id: string;
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: string;
  transports: string[];
  name: string;
  synced: boolean;
  createdAt: Moment;
  confirmsFrom: Moment;
  lastUsedAt: Moment | null;
};

/** The passkeys of a person, the oldest first. */
export async function passkeysOf(tx: Tx, userId: number): Promise<StoredPasskey[]> {
  const { rows } = await tx.execute<StoredPasskey>(
    sql`select * from "passkey" where "userId" = ${userId} order by "id"`,
  );
  return rows;
}

/** Whether the person has one at all. */
export async function hasPasskey(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from "passkey" where "userId" = ${userId} limit 1`);
  return rows.length > 0;
}

/** Whether it is old enough to confirm a step-up. */
export function mayConfirm({ confirmsFrom }: StoredPasskey, now: Date): boolean {
  return new Date(confirmsFrom) <= now;
}

/** A passkey as its owner sees it. */
export function shownPasskey({
  id,
  name,
  synced,
  createdAt,
  confirmsFrom,
  lastUsedAt,
}: StoredPasskey): Passkey {
  return {
    id: Number(id),
    name,
    synced,
    createdAt: new Date(createdAt).toISOString(),
    confirmsFrom: new Date(confirmsFrom).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}

/** What an authenticator files a person's passkeys under; it says nothing about the person. */
export const handleOf = (userId: number) => Buffer.from(`paga:${userId}`).toString('base64url');

/** How a browser is named the passkeys it may use, or must not make again. */
export function namedPasskeys(passkeys: readonly StoredPasskey[]) {
  return passkeys.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports,
  }));
}
