import { confirmOwnAddress as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { ownSecret } from '#core/http/own-handler.ts';
import { mailAccount } from './mail-account.ts';
import { tryCode } from './mailed-code.ts';
import { noteOwn, requireProof } from './note-own.ts';

/** Every address that an account had is kept, with when it was confirmed. */
export async function noteAddress(tx: Tx, accountId: number, address: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await tx.execute(
    sql`update "own_address" set "replacedAt" = ${at} where "accountId" = ${accountId} and "replacedAt" is null`,
  );
  await tx.execute(
    sql`insert into "own_address" ("accountId", "address", "confirmedAt") values (${accountId}, ${address}, ${at})`,
  );
}

export const confirmOwnAddress = ownSecret({
  call,
  run: async (ctx, { body: { code } }) => {
    requireProof(ctx);
    const { asAccess, now, own } = ctx;
    const { accountId, address } = await tryCode(ctx, code, 'address');
    if (accountId !== own.accountId || address === null) throw new DomainError('OWN_CODE_WRONG');
    await asAccess(async (tx) => {
      const { rows } = await tx.execute<{ address: string | null }>(
        sql`select "address" from "own_account" where "id" = ${accountId} for update`,
      );
      const before = found(rows[0]).address;
      const others = await tx.execute(
        sql`select 1 from "own_account" where lower("address") = lower(${address}) and "id" <> ${accountId}`,
      );
      if (others.rows.length > 0) throw new DomainError('OWN_ADDRESS_OF_OTHER');
      await tx.execute(sql`update "own_account" set "address" = ${address} where "id" = ${accountId}`);
      await noteAddress(tx, accountId, address, now);
      if (before !== null) await mailAccount(tx, accountId, { change: 'addressChanged', now, to: before });
      // The address is the person's own: the company's log says that it was changed, not to which.
      await noteOwn(tx, ctx, { type: 'changeAddress', objectId: own.employeeId });
    });
    return { address };
  },
});
