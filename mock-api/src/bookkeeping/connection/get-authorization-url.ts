import { createHash, randomBytes } from 'node:crypto';
import { getAuthorizationUrl as call, LANDING_PATH } from '@paga/contract/bookkeeping';
import { and, lt } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import { companySecret } from '#core/http/handler.ts';
import { bookkeepingConsent } from '../table.ts';
import { requireService } from './service-context.ts';
import { clientOf } from './stored-connection.ts';

const CONSENT_MINUTES = 10;
const SCOPE = 'com.intuit.quickbooks.accounting';

export const hashOfState = (state: string): string => createHash('sha256').update(state).digest('hex');

/** Makes the address with a `state` of its own, which the landing page brings back. */
export const getAuthorizationUrl = companySecret({
  call,
  run: async (context) => {
    const ctx = await requireService(context);
    const { companyId, actor, now, service } = ctx;
    const state = randomBytes(32).toString('base64url');
    const client = await ctx.inCompany(async (tx) => {
      const company = { tx, companyId };
      await tx
        .delete(bookkeepingConsent)
        .where(and(scoped(company, bookkeepingConsent), lt(bookkeepingConsent.expiresAt, now)));
      const expiresAt = new Date(now.getTime() + CONSENT_MINUTES * 60_000);
      await tx.insert(bookkeepingConsent).values({
        tenantId: companyId,
        stateHash: hashOfState(state),
        sessionId: actor.sessionId,
        expiresAt,
      });
      return clientOf(company, service);
    });
    if (!client) throw new DomainError('BOOKKEEPING_CLIENT_MISSING');
    const asked = {
      client_id: client.clientId,
      response_type: 'code',
      scope: SCOPE,
      redirect_uri: ctx.origin() + LANDING_PATH,
      state,
    };
    return { url: `${service.hosts.authorize}?${new URLSearchParams(asked)}` };
  },
});
