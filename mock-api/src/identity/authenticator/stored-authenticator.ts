import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

type Moment = string | Date;

/** An authenticator app as it is stored; `secret` is encrypted. */
export type StoredAuthenticator = {
  userId: string;
  secret: string;
  startedAt: Moment;
  enabledAt: Moment | null;
  lastStep: string;
};

/** The app of a person, also while it is being set up. */
export async function authenticatorOf(tx: Tx, userId: number): Promise<StoredAuthenticator | undefined> {
  const { rows } = await tx.execute<StoredAuthenticator>(
    sql`select * from "authenticator" where "userId" = ${userId}`,
  );
  return rows[0];
}

/** Whether the person has an app that is switched on. */
export async function hasAuthenticator(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from "authenticator" where "userId" = ${userId} and "enabledAt" is not null`,
  );
  return rows.length > 0;
}
