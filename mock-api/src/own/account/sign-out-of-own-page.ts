import { signOutOfOwnPage as call } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { ownSecret } from '#core/http/own-handler.ts';

export const signOutOfOwnPage = ownSecret({
  call,
  run: async ({ asAccess, own, now, ownCookie }) => {
    await asAccess((tx) =>
      tx.execute(
        sql`update "own_session" set "endedAt" = ${now.toISOString()} where "id" = ${own.sessionId}`,
      ),
    );
    ownCookie.clear();
    return undefined;
  },
});
