import { endOwnSession as call } from '@paga/contract/identity/account';
import { sql } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';

export const endOwnSession = personWrite({
  call,
  load: async ({ tx, actor }, { params }) => {
    const { rows } = await tx.execute<{ device: string | null }>(sql`
      select "device" from "session" where "id" = ${params.id} and "userId" = ${actor.userId} and "endedAt" is null for update`);
    return found(rows[0]);
  },
  run: async ({ tx, actor, now, sessionCookie }, { params }) => {
    await tx.execute(sql`update "session" set "endedAt" = ${now.toISOString()} where "id" = ${params.id}`);
    if (params.id === actor.sessionId) sessionCookie.clear();
    return undefined;
  },
  audit: ({ input, loaded }) => ({
    page: 'account',
    type: 'endSession',
    objectId: input.params.id,
    about: { device: loaded.device ?? '' },
  }),
});
