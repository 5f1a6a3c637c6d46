import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OpenContext } from '#core/http/context.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';
import { hashPassword, hashSecret, newSecret, verifyPassword } from '#identity/public.ts';
import { reserveCode, reserveMail } from './own-tries.ts';

const GOOD_FOR_MS = 10 * 60_000;
const TRIES = 5;

type CodeUse = 'signIn' | 'fresh' | 'address';

/** A code that this browser, and no other, may type; `browserHash` is what it is stored under. */
type NewCode = { code: string; codeHash: string; browserHash: string };

/** Six random digits for the browser that asks, which is known by a cookie from now on. The hash is slow, so it is made outside of a transaction. */
export async function newCodeFor({ ownCodeCookie }: OpenContext): Promise<NewCode> {
  const [code, browser] = [String(randomInt(1_000_000)).padStart(6, '0'), newSecret()];
  ownCodeCookie.set(browser);
  return { code, codeHash: await hashPassword(code), browserHash: hashSecret(browser) };
}

/** Stores a code that nobody has been mailed yet: until it is given to an account it is compared, and right for nobody. */
export async function storeCode(
  tx: Tx,
  { codeHash, browserHash }: NewCode,
  use: CodeUse,
  now: Date,
): Promise<void> {
  const expires = new Date(now.getTime() + GOOD_FOR_MS).toISOString();
  await tx.execute(sql`
    insert into "own_code" ("browserHash", "purpose", "codeHash", "expiresAt") values (${browserHash}, ${use}, ${codeHash}, ${expires})`);
}

/** Gives a stored code to an account and mails it; without a mail left this hour nothing happens. `newAddress`: what it confirms, and where it goes. */
export async function giveCode(
  tx: Tx,
  { code, browserHash }: NewCode,
  { accountId, newAddress, use, now }: { accountId: number; newAddress?: string; use: CodeUse; now: Date },
): Promise<void> {
  const { rows } = await tx.execute<{ address: string | null; language: number }>(
    sql`select "address", "language" from "own_account" where "id" = ${accountId}`,
  );
  const to = newAddress ?? rows[0]?.address;
  if (!rows[0] || !to || !(await reserveMail(tx, accountId, now))) return;
  if (newAddress !== undefined && !(await reserveMail(tx, newAddress.toLowerCase(), now))) return;
  await tx.execute(
    sql`update "own_code" set "accountId" = ${accountId}, "address" = ${newAddress ?? null} where "browserHash" = ${browserHash}`,
  );
  const language = languageOf(rows[0].language);
  await queueMail(tx, {
    ...{ template: 'ownCode', values: { code, use }, to, language, dedupe: `ownCode:${browserHash}`, now },
  });
}

type Taken = { codeHash: string; accountId: number | null; address: string | null };

/** Counts a try of this browser's code for good, before the code is looked at; of any number at once five are let through, and ten an hour of a person. */
function takeTry({ asAccess, ownCodeCookie, now }: OpenContext, use: CodeUse): Promise<Taken | undefined> {
  return asAccess(async (tx) => {
    const { rows } = await tx.execute<{
      codeHash: string;
      accountId: string | null;
      address: string | null;
    }>(sql`
      update "own_code" set "tries" = "tries" + 1 where "browserHash" = ${hashSecret(ownCodeCookie.read() ?? '')} and "purpose" = ${use}
        and "tries" < ${TRIES} and "expiresAt" > ${now.toISOString()} returning "codeHash", "accountId", "address"`);
    const [row] = rows;
    if (!row) return undefined;
    const accountId = row.accountId === null ? null : Number(row.accountId);
    if (accountId !== null && !(await reserveCode(tx, accountId, now))) return undefined;
    return { ...row, accountId };
  });
}

/**
 * Whose code it is that was typed into the browser which asked for it; used up by it. Errors: `OWN_CODE_WRONG`, after the same time: another code, another
 * browser, too old, no try left, or an address that nobody has.
 */
export async function tryCode(
  ctx: OpenContext,
  code: string,
  use: CodeUse,
): Promise<{ accountId: number; address: string | null }> {
  const taken = await takeTry(ctx, use);
  const isRight = await verifyPassword(taken?.codeHash, code);
  if (!isRight || !taken || taken.accountId === null) throw new DomainError('OWN_CODE_WRONG');
  const { accountId, address, codeHash } = taken;
  const { rows } = await ctx.asAccess((tx) =>
    tx.execute(
      sql`delete from "own_code" where "browserHash" = ${hashSecret(ctx.ownCodeCookie.read() ?? '')} and "codeHash" = ${codeHash} returning 1`,
    ),
  );
  if (rows.length === 0) throw new DomainError('OWN_CODE_WRONG');
  ctx.ownCodeCookie.clear();
  return { accountId, address };
}
