import { acceptTerms as call } from '@paga/contract/identity/sign-in';
import { sql } from 'drizzle-orm';
import { DomainError } from '#core/domain-error.ts';
import { personWrite } from '#core/http/handler.ts';
import { authenticatedUser, defaultCompany } from './authenticated-user.ts';

export const acceptTerms = personWrite({
  call,
  load: async ({ tx, actor: { userId, sessionId }, now }, { body }) => {
    const own = await authenticatedUser(tx, { userId, standard: await defaultCompany(tx, sessionId) }, now);
    if (own.email.toLowerCase() !== body.email.toLowerCase()) throw new DomainError('FORBIDDEN');
    return own;
  },
  run: async ({ tx, actor, now }, _input, own) => {
    const { rows } = await tx.execute<{ agreed: string | Date }>(sql`
      update "app_user" set "agreedAt" = coalesce("agreedAt", ${now.toISOString()}) where "id" = ${actor.userId} returning "agreedAt" as "agreed"`);
    return { ...own, agreed: new Date(rows[0]?.agreed ?? now).toISOString() };
  },
  audit: ({ ctx, loaded, answer }) => ({
    page: 'licenseAgreement',
    type: 'accept',
    objectId: ctx.actor.userId,
    old: { agreed: loaded.agreed },
    new: { agreed: answer.agreed },
  }),
});
