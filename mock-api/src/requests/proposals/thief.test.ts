import { updateEmployee } from '@paga/contract/employees';
import {
  askOwnAddress,
  confirmOwnAddress,
  confirmOwnProof,
  getOwnSession,
  startOwnProof,
  stopProposal,
} from '@paga/contract/own/account';
import { decideRequest, proposeBankAccount, saveOfficePerson } from '@paga/contract/requests';
import { RoleId } from '@paga/contract/shapes';
import { accountOf, anEmployee } from '@paga/testing/employees';
import {
  codeTo,
  joinedByLetter,
  joinedByMail,
  letterFor,
  mailsTo,
  type OwnBrowser,
} from '@paga/testing/own-browser';
import { joinedEmployee, switchOwnPageOn } from '@paga/testing/own-page';
import { pdfText } from '@paga/testing/pdf-text';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { inCompany, inOwn } from '#core/db/transaction.ts';

// Ways to an account of one's own, or to somebody else's pay. Each ends with the account of before in the record.

const [OLD, THIEFS] = [accountOf(0), accountOf(66)];
const [NUMBER, DIGITS] = ['1234567892', '7892'];
const MAKER = { status: 403, body: { code: 'REQUEST_MAKER' } };
const SAME = { status: 403, body: { code: 'SAME_PERSON' } };

let server: TestServer;
let agimi: TestCompany;
let clerk: TestUser;
let arta: number;
let honest: string;
let secret: string;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  await server.asAccess((tx) => tx.execute('delete from "try_count"'));
  agimi = await server.company({ name: 'Agimi' });
  clerk = await server.user({
    ...{ roleId: RoleId.companyManager, companies: [agimi.id], email: `clerk.${agimi.id}@agimi.test` },
  });
  honest = `arta.${agimi.id}@agimi.test`;
  secret = `thief.${agimi.id}@post.test`;
  [arta = 0] = await savedEmployees(server, agimi, { email: honest, personalNumber: NUMBER });
  await switchOwnPageOn(server, agimi.id);
});
afterEach(async () => {
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`select "bankAccountNumber" as "account" from "employee" where "id" = ${arta}`),
  );
  expect(rows).toEqual([{ account: OLD }]);
});

const setEmail = (email: string, by = clerk, id = arta) => {
  const { userId, ...person } = anEmployee({ userId: agimi.id, personalNumber: NUMBER, email });
  const employee = JSON.stringify({ ...person, version: 1 }) as never;
  return server.as(by).call(updateEmployee, { body: { userId, employeeId: id, employee } });
};
const decide = (id: number, by: TestUser, decision: 'approve' | 'refuse' = 'approve') =>
  server.as(by).call(decideRequest, { params: { id }, body: { tenantId: agimi.id, decision } });
const account = { account: THIEFS, was: OLD };
const propose = (page: OwnBrowser | TestUser) =>
  'call' in page
    ? page.call(proposeBankAccount, { body: account })
    : server.as(page).call(proposeBankAccount, { body: account });
/** The decision as SQL of a handler that asks nothing, under the name of who decides. */
const typed = (
  id: number,
  by: TestUser,
  change = sql`"state" = 'applied', "decidedBy" = ${by.id}, "decidedAt" = now()`,
) =>
  codeOf(
    inCompany(
      server.db,
      agimi.id,
      (tx) => tx.execute(sql`update "request" set ${change} where "id" = ${id}`),
      { writer: { userId: by.id, now: server.clock.now() } },
    ),
  );
const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );
/** What was stored of pages and of who made the way to them becomes eight days older. */
async function eightDaysPass(): Promise<void> {
  const older = (column: string) => sql.raw(`"${column}" = "${column}" - interval '8 days'`);
  await server.asAccess(async (tx) => {
    await tx.execute(
      sql`update "own_link" set ${older('joinedAt')}, ${older('invitedAt')} where "tenantId" = ${agimi.id}`,
    );
    await tx.execute(sql`update "own_address" set ${older('confirmedAt')}, ${older('replacedAt')}`);
  });
}
/** The page of Arta under an address that the clerk has written into her record. */
async function takenOver(): Promise<OwnBrowser> {
  expect((await setEmail(secret)).status).toBe(200);
  const page = await joinedByMail(server, clerk, { id: arta, address: secret, digits: DIGITS });
  expect((await propose(page)).body.code).toBe('OWN_ACCOUNT_TOO_SOON');
  await eightDaysPass();
  return page;
}

test('1: a clerk writes their private address into the record, joins, proposes an account and confirms it', async () => {
  const { body: asked } = await propose(await takenOver());
  for (const decision of ['approve', 'refuse'] as const)
    expect(await decide(asked.id, clerk, decision)).toMatchObject(MAKER);
  expect(await typed(asked.id, clerk)).toBe('PA005');
});

test('2: an account that the clerk has set up confirms it', async () => {
  const accomplice = await server.user({ roleId: RoleId.companyManager, companies: [agimi.id] });
  await server.asAccess((tx) =>
    tx.execute(
      sql`insert into person_tie ("byUserId", "userId", "at") values (${clerk.id}, ${accomplice.id}, '2026-10-10')`,
    ),
  );
  const { body: asked } = await propose(await takenOver());
  expect(await decide(asked.id, accomplice)).toMatchObject(MAKER);
  expect(await typed(asked.id, accomplice)).toBe('PA005');
});

test('3: the address is that of the clerk’s own account of the office, and is another one before the account is proposed', async () => {
  const page = await joinedEmployee(server, agimi.id, arta, { address: clerk.email, daysAgo: 30 });
  const before = new Date(server.clock.now().getTime() - 86_400_000 * 20).toISOString();
  await server.asAccess((tx) =>
    tx.execute(
      sql`insert into "own_address" ("accountId", "address", "confirmedAt", "replacedAt") values (${page.accountId}, ${clerk.email}, ${before}, ${before})`,
    ),
  );
  await server.asAccess((tx) =>
    tx.execute(sql`update "own_account" set "address" = ${secret} where "id" = ${page.accountId}`),
  );
  const { body: asked } = await propose(page);
  expect(await decide(asked.id, clerk)).toMatchObject(SAME);
  expect(await typed(asked.id, clerk)).toBe('PA004');
});

test('4: a letter is printed and kept, and joined with a passkey of the clerk', async () => {
  await server.inCompany(agimi.id, (tx) => tx.execute(sql`update "employee" set "email" = null`));
  const pdf = await letterFor(server, clerk, arta);
  const token =
    /(?:[2-9A-Z]{4}-){3}[2-9A-Z]{4}/.exec((await pdfText(pdf.body)).replaceAll(/\s+/g, ' '))?.[0] ?? '';
  const { browser, reply } = await joinedByLetter(server, { token, digits: DIGITS });
  expect(reply.status).toBe(200);
  expect((await propose(browser)).body.code).toBe('OWN_ACCOUNT_TOO_SOON');
  await eightDaysPass();
  const { body: asked } = await propose(browser);
  expect(await decide(asked.id, clerk)).toMatchObject(MAKER);
});

test('5: a clerk who is the employee, as role 2 said, and is no longer said to be', async () => {
  const say = (employeeId: number | null) =>
    server
      .as(agimi.admin)
      .call(saveOfficePerson, { body: { tenantId: agimi.id, userId: clerk.id, employeeId } });
  await say(arta);
  const { body: asked } = await propose(await joinedEmployee(server, agimi.id, arta, { daysAgo: 30 }));
  await say(null);
  expect(await decide(asked.id, clerk)).toMatchObject(SAME);
  expect(await typed(asked.id, clerk)).toBe('PA004');
});

test('6: an open session on a table, without passkey or code', async () => {
  const page = await joinedEmployee(server, agimi.id, arta, { address: honest, daysAgo: 30 });
  server.clock.advance(301);
  expect((await propose(page)).body.code).toBe('OWN_PROOF_NEEDED');
  // A code that was mailed to the thief proves the thief's own account alone.
  const [other = 0] = await savedEmployees(server, agimi, { personalNumber: '1999384753' });
  const thief = await joinedEmployee(server, agimi.id, other, { address: secret, daysAgo: 30 });
  await server.as(thief).call(startOwnProof, { body: { by: 'code' } });
  const code = await codeTo(server, secret);
  expect((await server.as(page).call(confirmOwnProof, { body: { code } })).body.code).toBe('OWN_CODE_WRONG');
  expect((await propose(page)).body.code).toBe('OWN_PROOF_NEEDED');
});

test('7: who reads the mailbox moves the page to another address and waits; the old address is mailed, and stops it', async () => {
  const page = await joinedByMail(server, agimi.admin, { id: arta, address: honest, digits: DIGITS });
  await eightDaysPass();
  await page.call(askOwnAddress, { body: { address: secret } });
  await page.call(confirmOwnAddress, { body: { code: await codeTo(server, secret) } });
  expect((await propose(page)).body.code).toBe('OWN_ACCOUNT_TOO_SOON');
  await eightDaysPass();
  const { body: asked } = await propose(page);
  const token = /\/me\/stop#([\w-]+)/.exec((await mailsTo(server, honest))[0]?.text ?? '')?.[1] ?? '';
  expect((await server.as(undefined).call(stopProposal, { body: { token } })).body).toMatchObject({
    stopped: true,
  });
  expect((await page.call(getOwnSession, {})).status).toBe(401);
  expect((await decide(asked.id, agimi.admin)).status).toBe(409);
  expect(await typed(asked.id, agimi.admin)).toBe('42501');
});

test('8: the traces of who made the way are taken out, by what the office may write', async () => {
  const { body: asked } = await propose(await takenOver());
  const run = (statement: ReturnType<typeof sql>) =>
    codeOf(inCompany(server.db, agimi.id, (tx) => tx.execute(statement)));
  for (const statement of [
    sql`delete from "request_maker"`,
    sql`update "request_maker" set "makerId" = ${agimi.admin.id}`,
    sql`insert into "request_maker" ("tenantId", "employeeId", "makerId", "kind", "at") values (${agimi.id}, ${arta}, ${agimi.admin.id}, 'email', now())`,
    sql`delete from "request_stop"`,
  ])
    expect(await run(statement)).toBe('42501');
  await run(sql`update "own_link" set "invitedBy" = null`);
  expect(await typed(asked.id, clerk)).toBe('PA005');
  // Nor is it decided under somebody else's name, or changed into something that is.
  expect(
    await typed(
      asked.id,
      clerk,
      sql`"state" = 'applied', "decidedBy" = ${agimi.admin.id}, "decidedAt" = now()`,
    ),
  ).toBe('42501');
  expect(await typed(asked.id, clerk, sql`"kind" = 'leave'`)).toBe('42501');
  expect(await typed(asked.id, clerk, sql`"state" = 'stopped'`)).toBe('42501');
});

test('9: the page of one employee reaches the account of another, mails what it likes, or asks before its time', async () => {
  const [besa = 0] = await savedEmployees(server, agimi, { personalNumber: '1999384753' });
  await joinedEmployee(server, agimi.id, arta, { address: honest, daysAgo: 30 });
  await joinedEmployee(server, agimi.id, besa, { address: secret, daysAgo: 6 });
  const asks = (employeeId: number) => sql`
    insert into "request" ("tenantId", "kind", "employeeId", "patch", "base", "askedBy", "askedAt")
    values (${agimi.id}, 'bankAccount', ${employeeId}, '{}', '{}', ${employeeId}, ${server.clock.now().toISOString()})`;
  const as = (employeeId: number, statement: ReturnType<typeof sql>) =>
    codeOf(inOwn(server.db, { companyId: agimi.id, employeeId }, (tx) => tx.execute(statement)));
  expect(await as(besa, asks(arta))).toBe('PA006');
  expect(await as(besa, asks(besa))).toBe('PA006');
  expect(await as(arta, asks(arta))).toBeUndefined();
  const mail = (to: string) =>
    sql`select mail_proposal((select max("id") from "request"), ${to}, 'x', 's', 't', 'h', now())`;
  expect(await as(arta, mail(secret))).toBe('42501');
  expect(await as(besa, mail(secret))).toBe('42501');
  expect(await as(arta, mail(honest))).toBeUndefined();
  expect(await as(arta, sql`select "tokenHash" from "request_stop"`)).toBe('42501');
});

test('10: it is confirmed on a password that somebody else chose, or by somebody of another company', async () => {
  const { body: asked } = await propose(
    await joinedEmployee(server, agimi.id, arta, { address: honest, daysAgo: 30 }),
  );
  const drini = await server.company();
  expect((await decide(asked.id, drini.admin)).status).toBe(403);
  await server.asAccess((tx) =>
    tx.execute(sql`update app_user set "passwordGiven" = true where "id" = ${clerk.id}`),
  );
  expect((await decide(asked.id, clerk)).body.code).toBe('PASSWORD_NOT_OWN');
});
