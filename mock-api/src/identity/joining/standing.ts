import { UserStatus } from '@paga/contract/shapes';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';

// A company that adds the e-mail of somebody outside gets the same answer, and sees the same row in its lists, as for a new one. That row stands for the
// person until they agree; nobody signs in by it, and by its status it is no active person anywhere.

/** The status of a row that stands for somebody, of the one that is shown. */
export const PENDING_STATUS = {
  [UserStatus.active]: 3,
  [UserStatus.inactive]: 4,
} as const;

const APART = PENDING_STATUS[UserStatus.active] - UserStatus.active;

/** The status that is shown of the row `u`. */
export const SHOWN_STATUS: SQL = sql`case when u."standsFor" is null then u."status" else u."status" - ${sql.raw(`${APART}`)} end`;

/** The status to store in a row of `app_user`, whether it is a person's or stands for one. */
export function storedStatus(shown: UserStatus): SQL {
  return sql`${shown}::int + case when "standsFor" is null then 0 else ${sql.raw(`${APART}`)} end`;
}

/**
 * Makes a row stand for a person, as it gets that person's e-mail, until they agree. What was mailed to somebody it stood for before links nobody
 * any more. True: it was a person's own.
 */
export async function standFor(tx: Tx, userId: number, personId: number, now: Date): Promise<boolean> {
  await tx.execute(
    sql`update "join_link" set "usedAt" = ${now.toISOString()} where "userId" = ${userId} and "usedAt" is null`,
  );
  const { rows } = await tx.execute(sql`
    update "app_user" set "standsFor" = ${personId}, "status" = "status" + ${sql.raw(`${APART}`)} where "id" = ${userId} and "standsFor" is null returning 1`);
  if (rows.length === 0)
    await tx.execute(sql`update "app_user" set "standsFor" = ${personId} where "id" = ${userId}`);
  return rows.length > 0;
}

/** Makes a row that stands for somebody a new person's own, as its e-mail is no longer the other's. False: it is a person's already. */
export async function becomeOwn(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update "app_user" set "standsFor" = null, "status" = "status" - ${sql.raw(`${APART}`)} where "id" = ${userId} and "standsFor" is not null returning 1`);
  return rows.length > 0;
}
