import { chooseOwnLanguage as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { ownSecret } from '#core/http/own-handler.ts';
import { noteOwn } from './note-own.ts';

export const chooseOwnLanguage = ownSecret({
  call,
  run: async (ctx, { body: { language } }) => {
    const { asAccess, own } = ctx;
    await asAccess(async (tx) => {
      await tx.execute(
        sql`update "own_account" set "language" = ${language === 'en' ? 1 : 0} where "id" = ${own.accountId}`,
      );
      await noteOwn(tx, ctx, {
        type: 'update',
        objectId: own.employeeId,
        old: { language: own.language },
        new: { language },
      });
    });
    return undefined;
  },
});
