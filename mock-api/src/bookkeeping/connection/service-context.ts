import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { CompanySecretContext } from '#core/http/context.ts';
import type { ServiceAccess } from '#core/http/service-access.ts';

/** What calling the service for one company needs. */
export type ServiceContext = Pick<CompanySecretContext, 'inCompany' | 'companyId' | 'now' | 'log'> & {
  service: ServiceAccess;
};

/** The context with the service in it; a company without the integration is refused. */
export async function requireService<Ctx extends CompanySecretContext>(
  ctx: Ctx,
): Promise<Ctx & ServiceContext> {
  const [company] = await ctx.inCompany((tx) =>
    tx.select({ has: tenant.hasQuickbooks }).from(tenant).where(eq(tenant.id, ctx.companyId)),
  );
  if (!found(company).has) throw new DomainError('BOOKKEEPING_OFF');
  const { service } = ctx;
  if (!service)
    throw new DomainError('UNAVAILABLE', { message: 'the bookkeeping service is not set up on this server' });
  return { ...ctx, service };
}
