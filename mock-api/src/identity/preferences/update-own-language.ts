import { updateOwnLanguage as call } from '@paga/contract/identity/preferences';
import { sql } from 'drizzle-orm';
import { personWrite } from '#core/http/handler.ts';
import { STORED_LANGUAGE } from '#core/user/language-of.ts';

export const updateOwnLanguage = personWrite({
  call,
  run: async ({ tx, actor }, { body: { language } }) => {
    await tx.execute(
      sql`update "app_user" set "language" = ${STORED_LANGUAGE[language]} where "id" = ${actor.userId}`,
    );
    return { language };
  },
  audit: ({ ctx, answer }) => ({
    page: 'account',
    type: 'update',
    objectId: ctx.actor.userId,
    old: { language: ctx.actor.language },
    new: { language: answer.language },
  }),
});
