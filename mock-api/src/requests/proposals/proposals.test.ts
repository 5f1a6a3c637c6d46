import { getAuditsByTenantId } from '@paga/contract/audit';
import { correctEmployee, getEmployee } from '@paga/contract/employees';
import { getOwnData } from '@paga/contract/employees/own-data';
import { previewBankFile, savePayingAccounts } from '@paga/contract/filing';
import { getOwnSession, stopProposal } from '@paga/contract/own/account';
import {
  decideRequest,
  getBankAccountRule,
  getOwnRequests,
  getRequests,
  proposeBankAccount,
  proposeOwnData,
  withdrawRequest,
} from '@paga/contract/requests';
import { accountOf } from '@paga/testing/employees';
import { mailsTo } from '@paga/testing/own-browser';
import { joinedEmployee } from '@paga/testing/own-page';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

/** An account of the company. */
const NLB = '1701001002467897';
const [OLD, NEW, THIRD] = [accountOf(0), accountOf(7), accountOf(8)];

let server: TestServer;
let agimi: TestCompany;
let arta: number;
let page: Awaited<ReturnType<typeof joinedEmployee>>;
let address: string;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  agimi = await server.company({ name: 'Agimi' });
  address = `own.${agimi.id}@agimi.test`;
  [arta = 0] = await savedEmployees(server, agimi, {
    email: `arta.${agimi.id}@agimi.test`,
    address: 'Rr. A',
  });
  page = await joinedEmployee(server, agimi.id, arta, { address, daysAgo: 30 });
});

const own = () => server.as(page);
const propose = (account = NEW, was: string | null = OLD) =>
  own().call(proposeBankAccount, { body: { account, was } });
const decide = (id: number, decision: 'approve' | 'refuse' = 'approve', by = agimi.manager, note?: string) =>
  server.as(by).call(decideRequest, {
    params: { id },
    body: { tenantId: agimi.id, decision, ...(note && { note }) },
  });
const held = async () =>
  (await server.as(agimi.admin).call(getEmployee, { query: { employeeId: arta } })).body;
const correct = (value: string, was: string) =>
  server.as(agimi.admin).call(correctEmployee, {
    body: { userId: agimi.id, employeeId: arta, field: 'bankAccountNumber', value, was },
  });
const stopLink = async (to = address) =>
  /\/me\/stop#([\w-]{43})/.exec((await mailsTo(server, to))[0]?.text ?? '')?.[1] ?? '';
const stop = (token: string) => server.as(undefined).call(stopProposal, { body: { token } });

test('other data is proposed, decided with what was there in sight, and written as every edit is, with both names', async () => {
  expect((await own().call(getOwnData, {})).body).toMatchObject({ address: 'Rr. A', bankAccountNumber: OLD });
  const changes = {
    address: { was: 'Rr. A', to: 'Rr. B' },
    phone: { was: '+383 44 111 222', to: '+383 49 000 111' },
  };
  const { body: asked } = await own().call(proposeOwnData, { body: { changes } });
  expect(asked.changes).toEqual([
    { field: 'address', old: 'Rr. A', new: 'Rr. B' },
    { field: 'phone', old: '+383 44 111 222', new: '+383 49 000 111' },
  ]);
  // One waits at a time, and what was shown must still be there.
  expect((await own().call(proposeOwnData, { body: { changes } })).status).toBe(409);
  const { body: inbox } = await server
    .as(agimi.manager)
    .call(getRequests, { query: { tenantId: agimi.id, of: 'open' } });
  expect(inbox.data).toMatchObject([{ id: asked.id, own: false, maker: false, alone: false }]);
  expect((await decide(asked.id)).body.request).toMatchObject({ state: 'applied' });
  expect(await held()).toMatchObject({ address: 'Rr. B', phone: '+383 49 000 111', bankAccountNumber: OLD });
  const { body: log } = await server.as(agimi.admin).call(getAuditsByTenantId, { query: {} });
  expect(log.data.slice(0, 3).map(({ sentence, user }) => [user, sentence?.en])).toEqual([
    [agimi.manager.name, expect.stringContaining('approved the request of an employee')],
    [agimi.manager.name, expect.stringContaining('changed the data of an employee')],
    ['Arta Krasniqi', expect.stringContaining('proposed other data for their record')],
  ]);
});

test('another account is paid once somebody of the office has confirmed it, and in no month that was closed before', async () => {
  const [september, october] = [9, 10].map((month) => ({ month, year: 2026 }));
  for (const month of [september, october]) if (month) await calculatedMonth(server, agimi, month);
  if (september) await closedMonth(server, agimi, september);
  const accounts = [{ account: NLB, layout: 'excel' }];
  await server.as(agimi.admin).call(savePayingAccounts, { body: { tenantId: agimi.id, accounts } });
  const paid = async (month = 10) => {
    const body = { tenantId: agimi.id, month, year: 2026, kind: 'otherBank' as const };
    return JSON.stringify((await server.as(agimi.admin).call(previewBankFile, { body })).body);
  };
  const { body: asked } = await propose();
  expect(await paid()).toContain(OLD);
  expect((await decide(asked.id)).body.request).toMatchObject({ state: 'applied' });
  expect(await held()).toMatchObject({ bankAccountNumber: NEW });
  expect(await paid()).toContain(NEW);
  expect(await paid(9)).toContain(OLD);
  // Who confirmed counts as who changed it.
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute<{ makerId: string }>(sql`select "makerId" from "approval_maker" where "kind" = 'account'`),
  );
  expect(rows.map(({ makerId }) => Number(makerId))).toEqual([agimi.manager.id]);
});

test('confirmed twice at once it is written once; refused it says why; withdrawn it is gone', async () => {
  const { body: first } = await propose();
  const both = await Promise.all([decide(first.id), decide(first.id, 'approve', agimi.admin)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`select 1 from "audit_line" where "page" = 'employees' and "type" = 'update'`),
  );
  expect(rows).toHaveLength(1);
  const { body: second } = await propose(THIRD, NEW);
  await decide(second.id, 'refuse', agimi.manager, 'Sillni vërtetimin e bankës');
  const { body: third } = await propose(THIRD, NEW);
  expect((await own().call(withdrawRequest, { params: { id: third.id } })).body.state).toBe('withdrawn');
  expect((await decide(third.id)).status).toBe(409);
  expect(await held()).toMatchObject({ bankAccountNumber: NEW });
  const { body: mine } = await own().call(getOwnRequests, {});
  expect(mine.map(({ state, note }) => [state, note])).toEqual([
    ['withdrawn', null],
    ['refused', 'Sillni vërtetimin e bankës'],
    ['applied', null],
  ]);
});

test('a record that holds another account by now makes it stale, with the difference, and is never written over', async () => {
  const { body: asked } = await propose();
  await correct(THIRD, OLD);
  const { body } = await decide(asked.id);
  expect(body.request).toMatchObject({
    state: 'stale',
    changes: [{ field: 'bankAccountNumber', old: OLD, new: NEW, now: THIRD }, { field: 'bank' }],
  });
  expect(await held()).toMatchObject({ bankAccountNumber: THIRD });
  expect((await propose(NEW, OLD)).status).toBe(409);
});

test('every address of the last 90 days is mailed, and a press, not a look, stops it and signs everybody out', async () => {
  const at = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000).toISOString();
  const [lately, longAgo] = [`lately.${agimi.id}@post.test`, `long.${agimi.id}@post.test`];
  await server.asAccess((tx) =>
    tx.execute(sql`insert into "own_address" ("accountId", "address", "confirmedAt", "replacedAt") values
      (${page.accountId}, ${lately}, ${at(300)}, ${at(80)}), (${page.accountId}, ${longAgo}, ${at(300)}, ${at(95)})`),
  );
  const { body: asked } = await propose();
  const [now, before, gone] = [
    await mailsTo(server, address),
    await mailsTo(server, lately),
    await mailsTo(server, longAgo),
  ];
  expect([now.length, before.length, gone.length]).toEqual([1, 1, 0]);
  const texts = [...now, ...before].map(({ subject, text }) => subject + text).join('\n');
  // No figure at all, and no name but the company's; the secret is in the link.
  expect(texts.replaceAll(/https?:\S+/g, '')).not.toMatch(/\d\d|€|Arta|Krasniqi|BKT/);
  for (const secret of [OLD, NEW, '1234567892']) expect(texts).not.toContain(secret);
  for (const path of ['/me/stop', '/api/own/stop'])
    for (const method of ['GET', 'HEAD'])
      expect((await server.request(path, { method })).status).toBeGreaterThanOrEqual(404);
  expect((await stop('x'.repeat(43))).body.code).toBe('OWN_STOP_OVER');
  const token = await stopLink(lately);
  expect((await own().call(getOwnSession, {})).status).toBe(200);
  expect((await stop(token)).body).toEqual({ company: 'Agimi', stopped: true, applied: false });
  expect((await stop(token)).body).toMatchObject({ stopped: false });
  expect((await own().call(getOwnSession, {})).status).toBe(401);
  expect((await decide(asked.id)).status).toBe(409);
  expect(await held()).toMatchObject({ bankAccountNumber: OLD });
  page = await joinedAgain();
  expect((await propose()).body.code).toBe('OWN_ACCOUNT_TOO_SOON');
});

/** Another session of the same page. */
async function joinedAgain() {
  await server.asAccess((tx) =>
    tx.execute(sql`update "own_link" set "state" = 'ended' where "employeeId" = ${arta}`),
  );
  return joinedEmployee(server, agimi.id, arta, { accountId: page.accountId, daysAgo: 30 });
}

test('it is proposed with a passkey or a code of just now, not within 7 days of joining or of another address, and not as a wrong number', async () => {
  expect((await propose(NEW.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)))).body).toMatchObject(
    {
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'account', code: 'accountCheckDigits' }],
    },
  );
  expect((await own().call(getBankAccountRule, {})).body).toEqual({ openFrom: null });
  server.clock.advance(301);
  expect((await propose()).body.code).toBe('OWN_PROOF_NEEDED');
  const six = new Date(server.clock.now().getTime() - 6 * 86_400_000).toISOString();
  await server.asAccess((tx) =>
    tx.execute(
      sql`insert into "own_address" ("accountId", "address", "confirmedAt") values (${page.accountId}, ${address}, ${six})`,
    ),
  );
  const tomorrow = new Date(server.clock.now().getTime() + 86_400_000).toISOString();
  expect((await own().call(getBankAccountRule, {})).body).toEqual({ openFrom: tomorrow });
  expect((await propose()).body.code).toBe('OWN_ACCOUNT_TOO_SOON');
  page = await joinedEmployee(
    server,
    agimi.id,
    (await savedEmployees(server, agimi, { personalNumber: '1999384753' }))[0] ?? 0,
  );
  expect((await propose()).body.code).toBe('OWN_ACCOUNT_TOO_SOON');
});

test('who invited the employee is no decider; of an office of one, that asks for no second person, they confirm alone and it says so', async () => {
  const { body: asked } = await propose();
  await server.inCompany(agimi.id, (tx) =>
    tx.execute(
      sql`update "own_link" set "invitedBy" = ${agimi.admin.id}, "invitedAt" = '2026-10-14' where "employeeId" = ${arta}`,
    ),
  );
  const standing = async () => {
    const query = { tenantId: agimi.id, of: 'open' as const };
    const [one] = (await server.as(agimi.admin).call(getRequests, { query })).body.data;
    return [one?.maker, one?.alone];
  };
  expect(await standing()).toEqual([true, false]);
  expect((await decide(asked.id, 'approve', agimi.admin)).body.code).toBe('REQUEST_MAKER');
  await server.asAccess((tx) =>
    tx.execute(
      sql`update app_user set "status" = 2 where "id" in (select "userId" from user_company where "tenantId" = ${agimi.id}) and "id" <> ${agimi.admin.id}`,
    ),
  );
  expect(await standing()).toEqual([false, true]);
  expect((await decide(asked.id, 'approve', agimi.admin)).body.request.state).toBe('applied');
  const { body: second } = await propose(THIRD, NEW);
  await server.asAccess((tx) =>
    tx.execute(sql`update "tenant" set "signOffRequired" = true where "id" = ${agimi.id}`),
  );
  expect(await standing()).toEqual([true, false]);
  expect((await decide(second.id, 'approve', agimi.admin)).body.code).toBe('REQUEST_MAKER');
});
