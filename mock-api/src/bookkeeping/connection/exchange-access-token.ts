import { exchangeAccessToken as call, LANDING_PATH } from '@paga/contract/bookkeeping';
import { and, eq, gt } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { DomainError } from '#core/domain-error.ts';
import type { CompanySecretContext } from '#core/http/context.ts';
import { companySecret } from '#core/http/handler.ts';
import type { ServiceClient } from '#core/http/service-access.ts';
import { bookkeepingConnection, bookkeepingConsent } from '../table.ts';
import { hashOfState } from './get-authorization-url.ts';
import { orFailed } from './refusal-text.ts';
import { requireService, type ServiceContext } from './service-context.ts';
import { serviceFetch } from './service-fetch.ts';
import { CompanyInfo } from './service-shapes.ts';
import { type Connection, clientOf, tokenColumns } from './stored-connection.ts';
import { type Tokens, tokensForCode } from './tokens.ts';

type Ctx = CompanySecretContext & ServiceContext;
type Body = { code: string; realmId: string; clientId?: string; clientSecret?: string };

const NOT_GOOD = {
  sq: 'QuickBooks nuk e pranoi pëlqimin. Lidhuni përsëri.',
  en: 'QuickBooks did not accept the consent. Connect again.',
};

/** Uses the consent that waits for this `state`, in this session and company: it is gone, whatever comes of the code. */
async function useConsent(
  { inCompany, companyId, actor, now }: Ctx,
  state: string | undefined,
): Promise<void> {
  const used = await inCompany((tx) =>
    tx
      .delete(bookkeepingConsent)
      .where(
        and(
          scoped({ companyId }, bookkeepingConsent),
          eq(bookkeepingConsent.stateHash, hashOfState(state ?? '')),
          eq(bookkeepingConsent.sessionId, actor.sessionId),
          gt(bookkeepingConsent.expiresAt, now),
        ),
      )
      .returning({ id: bookkeepingConsent.id }),
  );
  if (used.length === 0) throw new DomainError('BOOKKEEPING_CONSENT_UNKNOWN');
}

async function clientFor(
  { inCompany, companyId, service }: Ctx,
  { clientId, clientSecret }: Body,
): Promise<ServiceClient> {
  if (clientId && clientSecret) return { clientId, clientSecret };
  const client = await inCompany((tx) => clientOf({ tx, companyId }, service));
  if (!client) throw new DomainError('BOOKKEEPING_CLIENT_MISSING');
  return client;
}

/** How the company is called there; also shows that the tokens are good for the realm that the landing page named. */
async function nameThere({ service }: Ctx, realmId: string, { access }: Tokens): Promise<string | undefined> {
  const address = `${service.hosts.api}/v3/company/${realmId}/companyinfo/${realmId}?minorversion=75`;
  const { status, body } = await serviceFetch(service, address, {
    headers: { authorization: `Bearer ${access}`, accept: 'application/json' },
  });
  return status === 200 ? CompanyInfo.safeParse(body).data?.CompanyInfo.CompanyName : undefined;
}

async function store(
  { inCompany, companyId, actor, now }: Ctx,
  row: Omit<Connection, 'id' | 'connectedAt' | 'connectedBy'>,
): Promise<void> {
  await inCompany(async (tx) => {
    const made = { ...row, connectedAt: now, connectedBy: actor.userId };
    await tx
      .insert(bookkeepingConnection)
      .values(made)
      .onConflictDoUpdate({ target: bookkeepingConnection.tenantId, set: made });
    const facts = {
      page: 'quickbooks',
      type: 'connect',
      new: { realmId: row.realmId, company: row.serviceCompany },
    };
    await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
  });
}

/** Keeps the tokens that the code is good for; only for a consent that this session asked for in this company. */
export const exchangeAccessToken = companySecret({
  call,
  run: async (context, { body }) => {
    if (body.userId !== context.companyId) throw new DomainError('COMPANY_MISMATCH');
    const ctx = await requireService(context);
    await useConsent(ctx, body.state);
    const client = await clientFor(ctx, body);
    const { service, companyId, now } = ctx;
    const { language } = ctx.actor;
    return orFailed(language, async () => {
      const tokens = await tokensForCode(service, client, body.code, ctx.origin() + LANDING_PATH, now);
      const serviceCompany = tokens && (await nameThere(ctx, body.realmId, tokens));
      if (!serviceCompany) return { success: false, errorMessage: NOT_GOOD[language] };
      await store(ctx, {
        tenantId: companyId,
        realmId: body.realmId,
        serviceCompany,
        ...tokenColumns(service.keys, companyId, client, tokens),
      });
      return { success: true };
    });
  },
});
