import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@paga/contract/identity/authenticator';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';

/** Letters and digits that nobody takes for one another (Crockford): five bits each. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [GROUP, LENGTH] = [4, 12];

const someSigns = (count: number) =>
  Array.from({ length: count }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
const inGroups = (code: string) => code.replace(/.{4}(?=.)/g, '$&-');

/** `code` is what its person reads once; the database keeps the rest. */
type NewRecoveryCode = { code: string; place: string; codeHash: string };

/**
 * Ten codes of three groups. The first finds the row, so that a try costs one hash; the other 40 random bits are kept as a slow hash, made outside of a
 * transaction.
 */
export async function newRecoveryCodes(): Promise<NewRecoveryCode[]> {
  const places = new Set<string>();
  while (places.size < RECOVERY_CODES) places.add(someSigns(GROUP));
  return Promise.all(
    [...places].map(async (place) => {
      const rest = someSigns(LENGTH - GROUP);
      return { code: inGroups(place + rest), place, codeHash: await hashPassword(rest) };
    }),
  );
}

/** In the place of those that the person had. */
export async function storeRecoveryCodes(
  tx: Tx,
  userId: number,
  codes: readonly NewRecoveryCode[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`delete from "recovery_code" where "userId" = ${userId}`);
  for (const { place, codeHash } of codes)
    await tx.execute(sql`
      insert into "recovery_code" ("userId", "place", "codeHash", "createdAt") values (${userId}, ${place}, ${codeHash}, ${now.toISOString()})`);
}

/** How many are unused. */
export async function recoveryCodesLeft(tx: Tx, userId: number): Promise<number> {
  const { rows } = await tx.execute<{ left: number }>(
    sql`select count(*)::int as "left" from "recovery_code" where "userId" = ${userId}`,
  );
  return rows[0]?.left ?? 0;
}

/** As it is stored: without what stands between the groups; a letter that is read as a digit is one. */
const asStored = (typed: string) =>
  typed.toUpperCase().replace(/[- ]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

/** The code's row, when the typed code is right; one that nobody has takes as long. */
export async function matchedRecoveryCode(
  asAccess: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  userId: number,
  typed: string,
): Promise<string | undefined> {
  const code = asStored(typed);
  const { rows } = await asAccess((tx) =>
    tx.execute<{ id: string; codeHash: string }>(
      sql`select "id", "codeHash" from "recovery_code" where "userId" = ${userId} and "place" = ${code.slice(0, GROUP)}`,
    ),
  );
  return (await verifyPassword(rows[0]?.codeHash, code.slice(GROUP))) ? rows[0]?.id : undefined;
}

/** Uses it up. False: another request was faster. */
export async function useUpRecoveryCode(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`delete from "recovery_code" where "id" = ${id} returning 1`);
  return rows.length > 0;
}
