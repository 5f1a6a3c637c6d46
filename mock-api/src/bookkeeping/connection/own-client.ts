import type { InCompany } from '#core/db/own-rows.ts';
import type { ServiceAccess, ServiceClient } from '#core/http/service-access.ts';
import { unseal } from './seal.ts';
import { findSetting } from './stored-connection.ts';

/** The client the company asks for consent with: its own, else the installation's. */
export async function clientOf(ctx: InCompany, service: ServiceAccess): Promise<ServiceClient | undefined> {
  const { sealedClient } = (await findSetting(ctx)) ?? {};
  return (sealedClient ? unseal<ServiceClient>(service.key, ctx.companyId, sealedClient) : undefined) ?? service.client;
}
