import { AccountingLanguage, updateOwnLanguage } from '@paga/contract/access';
import { sql } from 'drizzle-orm';
import { personWrite } from '../http/verb.ts';

const STORED = { sq: AccountingLanguage.albanian, en: AccountingLanguage.english };

export const speakLanguage = personWrite({
  call: updateOwnLanguage,
  run: async ({ tx, actor }, { body: { language } }) => {
    await tx.execute(sql`update "app_user" set "language" = ${STORED[language]} where "id" = ${actor.userId}`);
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
