import {
  disconnectService,
  exchangeAccessToken,
  getAuthorizationUrl,
  refreshServiceAccounts,
  saveServiceClient,
} from '@paga/contract/bookkeeping';
import { BooksServer, REALM } from '@paga/testing/books';
import { testFiles } from '@paga/testing/test-files';
import { backupRules as rules } from '#areas.ts';
import { withCompanyLines } from '#backup/company-lines.ts';
import { auditLine } from '#core/audit/table.ts';
import { createLog } from '#core/log.ts';
import { bookkeepingConnection } from '../table.ts';
import { callService } from './call-service.ts';

let books: BooksServer;
beforeAll(async () => {
  books = await BooksServer.start('connection');
});

const exchange = (
  companyId: number,
  by: Parameters<typeof books.server.as>[0],
  consent: { code: string; realmId: string; state?: string },
) =>
  books.server
    .as(by)
    .call(exchangeAccessToken, { body: { tenantId: companyId, userId: companyId, ...consent } });
const read = (company: { id: number }, by: Parameters<typeof books.server.as>[0]) =>
  books.server.as(by).call(refreshServiceAccounts, { body: { userId: company.id } });

test('connects a company by a consent, says until when, and reads the lists', async () => {
  const company = await books.company();
  expect((await books.connection(company)).body).toMatchObject({
    state: 'none',
    connectedUntil: null,
    hasClient: true,
    postsClosed: false,
  });
  await books.connected(company);
  expect((await books.connection(company)).body).toMatchObject({
    state: 'connected',
    serviceCompany: 'Agimi Test',
    realmId: REALM,
    connectedUntil: '2027-01-24',
  });
  expect(await books.lastLine(company)).toMatchObject({
    type: 'connect',
    changes: { company: { new: 'Agimi Test' } },
  });
  expect((await read(company, company.manager)).body).toContainEqual({
    value: '1',
    label: '1000 Banka',
    title: '1000 Banka',
    kind: 'asset',
  });
});

test('refuses a state of nobody, of another session, of another company, a used one and an old one', async () => {
  const [agimi, drini] = [await books.company(), await books.company({ name: 'Drini' })];
  const consent = await books.consent(agimi);
  const refused = { status: 403, body: { code: 'BOOKKEEPING_CONSENT_UNKNOWN' } };
  expect(await exchange(agimi.id, agimi.admin, { ...consent, state: 'invented' })).toMatchObject(refused);
  expect(
    await exchange(agimi.id, agimi.admin, { code: consent.code, realmId: consent.realmId }),
  ).toMatchObject(refused);
  expect(await exchange(agimi.id, agimi.manager, consent)).toMatchObject(refused);
  expect(await exchange(drini.id, drini.admin, consent)).toMatchObject(refused);
  expect((await exchange(agimi.id, drini.admin, consent)).status).toBe(403);
  expect((await exchange(agimi.id, agimi.admin, consent)).body).toEqual({ success: true });
  expect(await exchange(agimi.id, agimi.admin, consent)).toMatchObject(refused);
  const late = await books.consent(agimi);
  books.server.clock.advance(601);
  expect(await exchange(agimi.id, agimi.admin, late)).toMatchObject(refused);
  expect((await books.connection(drini)).body.state).toBe('none');
});

test('refuses roles that may not, nobody, a company without the integration, and a realm that is no number', async () => {
  const company = await books.company();
  const consent = await books.consent(company);
  expect((await exchange(company.id, company.user, consent)).status).toBe(403);
  expect((await exchange(company.id, undefined, consent)).status).toBe(401);
  expect(await exchange(company.id, company.admin, { ...consent, realmId: '12/../7' })).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'realmId' }] },
  });
  expect(await exchange(company.id, company.admin, { ...consent, code: 'another' })).toMatchObject({
    body: { success: false, errorMessage: expect.any(String) },
  });
  const without = await books.server.company();
  expect(await books.server.as(without.admin).call(getAuthorizationUrl, {})).toMatchObject({
    status: 403,
    body: { code: 'BOOKKEEPING_OFF' },
  });
  expect((await books.server.as(company.user).call(getAuthorizationUrl, {})).status).toBe(403);
});

test('answers 411 without a connection, and after the consent was revoked at the service', async () => {
  const company = await books.company();
  expect(await read(company, company.admin)).toMatchObject({
    status: 411,
    body: { code: 'BOOKKEEPING_AUTHORIZATION_REQUIRED' },
  });
  await books.connected(company);
  books.state.grants = [];
  expect((await read(company, company.admin)).status).toBe(411);
  expect((await books.connection(company)).body.state).toBe('reconnect');
  await books.connected(company);
  expect((await read(company, company.admin)).status).toBe(200);
});

test('makes one refresh for 50 calls with a token that has ended', async () => {
  const company = await books.connected(await books.company({ inactivityMinutes: 120 }));
  books.server.clock.advance(3700);
  const before = books.state.refreshes;
  const ask = () =>
    callService(books.context(company), { path: 'query', query: { query: 'select count(*) from Account' } });
  const answers = await Promise.all(Array.from({ length: 50 }, ask));
  expect(answers.map((answer) => answer)).toEqual(
    Array(50).fill(expect.objectContaining({ QueryResponse: { totalCount: 11 } })),
  );
  expect(books.state.refreshes - before).toBe(1);
  books.switchOn('expire', 1);
  expect((await read(company, company.admin)).status).toBe(200);
  expect(books.state.refreshes - before).toBe(2);
});

test('disconnects: the tokens are revoked at the service and forgotten', async () => {
  const company = await books.connected(await books.company());
  const grants = books.state.grants.length;
  const disconnect = (by = company.admin) =>
    books.server.as(by).call(disconnectService, { body: { userId: company.id } });
  expect((await disconnect(company.user)).status).toBe(403);
  expect((await disconnect()).status).toBe(204);
  expect(books.state.grants.length).toBe(grants - 1);
  expect((await books.connection(company)).body.state).toBe('none');
  expect(await books.lastLine(company)).toMatchObject({ type: 'disconnect' });
});

test('no secret stands in an answer, the audit log, a row, a log line or a backup', async () => {
  const logged: string[] = [];
  const log = createLog('trace', { write: (line) => logged.push(line) });
  const files = testFiles();
  const canaries = await BooksServer.start('canaries', undefined, { log, files });
  const company = await canaries.company();
  const [clientId, clientSecret] = ['canary-client', 'canary-secret-value'];
  canaries.state.clients[clientId] = clientSecret;
  const save = (by = company.admin) =>
    canaries.server.as(by).call(saveServiceClient, { body: { userId: company.id, clientId, clientSecret } });
  expect((await save(company.user)).status).toBe(403);
  expect((await save()).status).toBe(204);
  const consent = await canaries.consent(company);
  const body = { tenantId: company.id, userId: company.id, ...consent };
  const seen: unknown[] = [await canaries.server.as(company.admin).call(exchangeAccessToken, { body })];
  const secrets = [clientSecret, consent.code];
  const noteTokens = () => {
    const { access = '', refresh = '' } = canaries.state.grants.at(-1) ?? {};
    expect(access.length).toBeGreaterThan(20);
    secrets.push(access, refresh);
  };
  noteTokens();
  const again = () =>
    canaries.server.as(company.admin).call(refreshServiceAccounts, { body: { userId: company.id } });
  canaries.server.clock.advance(1000);
  for (const kind of ['expire', 'error', 'lost'] as const) {
    canaries.switchOn(kind, 20, kind === 'expire' ? 'account' : 'query');
    seen.push(await again());
    canaries.state.switches.splice(0);
    noteTokens();
  }
  seen.push((await canaries.connection(company)).body);
  seen.push(await canaries.server.inCompany(company.id, (tx) => tx.select().from(auditLine)));
  seen.push(await canaries.server.inCompany(company.id, (tx) => tx.select().from(bookkeepingConnection)));
  const backup: string[] = [];
  await withCompanyLines(canaries.server.db, { companyId: company.id, files, rules }, async (lines) => {
    for await (const line of lines) backup.push(line);
  });
  expect(logged.join('')).toContain('quickbooks');
  expect(backup.join('')).toContain('bookkeeping');
  for (const shown of [JSON.stringify(seen), logged.join(''), backup.join('')])
    for (const secret of secrets) expect(shown).not.toContain(secret);
  expect(canaries.state.grants.at(-1)?.clientId).toBe(clientId);
});

test('calls no host outside its list and follows no redirect', async () => {
  const elsewhere = await BooksServer.start('redirect', (inner) => async (address, init) => {
    const response = await inner(address, init);
    return String(address).includes('/query') ? Response.redirect('https://evil.example/', 302) : response;
  });
  const company = await elsewhere.connected(await elsewhere.company());
  const { status } = await elsewhere.server
    .as(company.admin)
    .call(refreshServiceAccounts, { body: { userId: company.id } });
  expect(status).toBe(409);
  expect(elsewhere.called.filter((call) => !call.includes(' http://127.0.0.1:4010/'))).toEqual([]);
});
