import { endOwnPageSession as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { ownSecret } from '#core/http/own-handler.ts';
import { noteOwn } from './note-own.ts';

export const endOwnPageSession = ownSecret({
  call,
  run: async (ctx, { params: { id } }) => {
    const { asAccess, own, now } = ctx;
    await asAccess(async (tx) => {
      const { rows } = await tx.execute(sql`
        update "own_session" set "endedAt" = ${now.toISOString()} where "id" = ${id} and "accountId" = ${own.accountId} and "endedAt" is null returning 1`);
      found(rows[0]);
      await noteOwn(tx, ctx, { type: 'endSession', objectId: id });
    });
    return undefined;
  },
});
