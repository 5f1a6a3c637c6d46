import {
  exchangeAccessToken,
  getAuthorizationUrl,
  refreshServiceAccounts,
  saveAccounts,
} from '@paga/contract/bookkeeping';
import { updateTenant } from '@paga/contract/company/profile';
import type { TestCompany } from '#server/factories.ts';
import type { HttpTestServer } from '#server/start-http-server.ts';
import { DEFAULT_ACCOUNTS } from './book-accounts.ts';

/** A company with the bookkeeping integration, on the server that screens are tested with. */
export async function companyWithBooks(server: HttpTestServer): Promise<TestCompany> {
  const company = await server.company({ name: 'Agimi' });
  const facts = {
    name: 'Agimi',
    email: 'zyra@agimi.test',
    statusId: 1 as const,
    registrationDate: '2024-01-01',
  };
  const body = { tenantId: company.id, ...facts, checkedQb: true };
  await server.as(await server.superAdmin(), { company: company.id }).call(updateTenant, { body });
  return company;
}

/** The same, connected to the emulator; no account is chosen yet. */
export async function companyJustConnected(server: HttpTestServer): Promise<TestCompany> {
  const company = await companyWithBooks(server);
  const as = server.as(company.admin);
  const { body } = await as.call(getAuthorizationUrl, {});
  const consent = await server.consent(body.url);
  await as.call(exchangeAccessToken, { body: { tenantId: company.id, userId: company.id, ...consent } });
  await as.call(refreshServiceAccounts, { body: { userId: company.id } });
  return company;
}

/** The same, with the payment account and both defaults linked. */
export async function connectedBooks(server: HttpTestServer): Promise<TestCompany> {
  const company = await companyJustConnected(server);
  const saved = await server.as(company.admin).call(saveAccounts, {
    body: { userId: company.id, ...DEFAULT_ACCOUNTS },
  });
  if (saved.status !== 200) throw new Error(`the books are not connected: ${JSON.stringify(saved.body)}`);
  return company;
}
