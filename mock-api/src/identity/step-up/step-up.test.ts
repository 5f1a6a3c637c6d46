import { updateCompanySecurity } from '@paga/contract/company/security';
import {
  changeImportedEmployee,
  correctEmployee,
  startImport,
  updateEmployee,
} from '@paga/contract/employees';
import { getJournal, previewBankFile } from '@paga/contract/filing';
import { updateOwnProfile } from '@paga/contract/identity/account';
import { getPasskeys } from '@paga/contract/identity/passkeys';
import { login } from '@paga/contract/identity/sign-in';
import { confirmStepUp } from '@paga/contract/identity/step-up';
import {
  createAdmin,
  createUser,
  deleteUser,
  updateAdmin,
  updateUserStatus,
} from '@paga/contract/identity/users';
import { closePeriod } from '@paga/contract/payroll';
import { getElectronicDeclaration } from '@paga/contract/reports/declaration';
import { accountOf, anEmployee, createdEmployees } from '@paga/testing/employees';
import { addedPasskey, confirmedByPasskey, confirmedByPassword, newPasskey } from '@paga/testing/passkeys';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let agimi: TestCompany;
let arben: TestUser;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ code: 'AGI26A' });
  arben = agimi.admin;
  await guard('stepUpRequired', agimi.id);
});

const guard = (column: 'stepUpRequired' | 'passkeyRequired', id: number) =>
  server.asAccess((tx) => tx.execute(`update "tenant" set "${column}" = true where "id" = ${id}`));
const someone = () => `vlora.${crypto.randomUUID().slice(0, 8)}@agimi.test`;
const add = (as: TestUser, call: typeof createAdmin | typeof createUser = createUser) =>
  server.as(as).call(call, { body: { name: 'Vlora Hoti', email: someone(), password: 'Vjosa2026x' } });
const linesOf = async (user: TestUser) =>
  (
    await server.asAccess((tx) =>
      tx.execute<{ type: string }>(
        sql`select "type" from "audit_line" where "userId" = ${user.id} and "type" like 'stepUp%' order by "id"`,
      ),
    )
  ).rows.map(({ type }) => type);

test('an open session of each role makes and changes nobody before the password is given again', async () => {
  const { admin, manager, user } = agimi;
  expect((await add(admin, createAdmin)).body.code).toBe('STEP_UP_NEEDED');
  expect((await add(manager)).body.code).toBe('STEP_UP_NEEDED');
  expect((await add(user)).body.code).toBe('FORBIDDEN');
  const speaker = server.as(manager);
  const changes = { name: 'Uran', email: someone(), status: 2, roleId: 3, tenantIds: [agimi.id] } as const;
  for (const [field, value] of Object.entries(changes)) {
    const body = { id: user.id, [field]: value };
    expect([field, (await speaker.call(updateAdmin, { body })).body.code]).toEqual([field, 'STEP_UP_NEEDED']);
  }
  const off = { body: { userId: user.id, status: 2 as const } };
  expect((await speaker.call(updateUserStatus, off)).body.code).toBe('STEP_UP_NEEDED');
  expect((await speaker.call(deleteUser, { query: { userId: user.id } })).body.code).toBe('STEP_UP_NEEDED');
  expect((await confirmedByPassword(server, manager)).status).toBe(200);
  expect((await add(manager)).status).toBe(200);
  expect((await speaker.call(updateUserStatus, off)).status).toBe(200);
  expect(await linesOf(manager)).toEqual(['stepUp']);
});

test('the own e-mail is changed by no call of an open session', async () => {
  const body = { email: someone() };
  expect((await server.as(arben).call(updateOwnProfile, { body: body as never })).status).toBe(422);
  await confirmedByPassword(server, arben);
  expect((await server.as(arben).call(updateAdmin, { body: { id: arben.id, ...body } })).body.code).toBe(
    'OWN_ACCOUNT',
  );
});

test('the confirmation is of its session, its company and five minutes, and one for all covers each', async () => {
  const drini = await server.company({ name: 'Drini' });
  await guard('stepUpRequired', drini.id);
  const both = await server.user({ roleId: 2, companies: [agimi.id, drini.id] });
  const { body } = await server
    .as(undefined)
    .call(login, { body: { email: both.email, password: 'Demo123' } });
  expect(body.token).toBeDefined();
  const journal = async (company: TestCompany, as = both) =>
    (await server.as(as).call(getJournal, { query: { tenantId: company.id, month: 10, year: 2026 } })).body
      .code;
  await confirmedByPassword(server, both, agimi.id);
  expect([await journal(agimi), await journal(drini)]).toEqual([
    expect.not.stringMatching('STEP_UP'),
    'STEP_UP_NEEDED',
  ]);
  expect((await add(both)).body.code).toBe('STEP_UP_NEEDED');
  expect((await confirmedByPassword(server, arben, drini.id)).body.code).toBe('COMPANY_NOT_LINKED');
  server.clock.advance(299);
  expect(await journal(agimi)).not.toBe('STEP_UP_NEEDED');
  server.clock.advance(2);
  expect(await journal(agimi)).toBe('STEP_UP_NEEDED');
  await confirmedByPassword(server, both);
  for (const company of [agimi, drini]) expect(await journal(company)).not.toBe('STEP_UP_NEEDED');
  // The same person elsewhere: another session has confirmed nothing.
  const elsewhere = await server.user({ roleId: 2, companies: [agimi.id] });
  expect(await journal(agimi, elsewhere)).toBe('STEP_UP_NEEDED');
});

test('five wrong passwords are the last that are looked at, each with its line, and none takes a try of the closing code', async () => {
  const tries = [];
  for (let n = 0; n < 6; n += 1)
    tries.push((await confirmedByPassword(server, arben, agimi.id, 'Wrong2026')).body.code);
  expect(tries).toEqual([...Array(5).fill('CURRENT_PASSWORD_WRONG'), 'TOO_MANY_REQUESTS']);
  expect((await confirmedByPassword(server, arben, agimi.id)).body.code).toBe('TOO_MANY_REQUESTS');
  expect(await linesOf(arben)).toEqual(Array(7).fill('stepUpRefused'));
  const close = { tenantId: agimi.id, month: 10, year: 2026, code: 'WRONG1' };
  for (let n = 0; n < 6; n += 1)
    expect((await server.as(arben).call(closePeriod, { body: close })).body.code).toBe('STEP_UP_NEEDED');
  server.clock.advance(901);
  expect((await confirmedByPassword(server, arben, agimi.id)).status).toBe(200);
  expect((await server.as(arben).call(closePeriod, { body: close })).body.code).toBe('CLOSING_CODE_WRONG');
});

test('the password of the sign-in confirms for its first five minutes, everywhere', async () => {
  const email = arben.email;
  const reply = await server.as(undefined).call(login, { body: { email, password: 'Demo123' } });
  const cookie = /paga_session=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const signedIn = { ...arben, handle: reply.body.token, cookie };
  expect((await add(signedIn)).status).toBe(200);
  expect((await add(arben)).body.code).toBe('STEP_UP_NEEDED');
  server.clock.advance(301);
  expect((await add(signedIn)).body.code).toBe('STEP_UP_NEEDED');
});

test('a changed account of an employee wants it in every call that changes one', async () => {
  const speaker = server.as(arben);
  const userId = agimi.id;
  const [employeeId = 0] = await createdEmployees(speaker, agimi, { firstName: 'Arta' });
  const was = anEmployee({ userId }).bankAccountNumber ?? '';
  const correct = (value: string) =>
    speaker.call(correctEmployee, { body: { userId, employeeId, field: 'bankAccountNumber', was, value } });
  const { userId: _, ...person } = anEmployee({ userId });
  const edited = JSON.stringify({ ...person, version: 1, bankAccountNumber: accountOf(77) }) as never;
  const { importId } = (await speaker.call(startImport, { body: { userId, fileName: 'a.xlsx' } })).body;
  const imported = (values: object) =>
    speaker.call(changeImportedEmployee, { body: { userId, importId, employeeId, version: 1, values } });
  expect((await correct(accountOf(77))).body.code).toBe('STEP_UP_NEEDED');
  expect(
    (await speaker.call(updateEmployee, { body: { userId, employeeId, employee: edited } })).body.code,
  ).toBe('STEP_UP_NEEDED');
  expect((await imported({ bankAccountNumber: accountOf(77) })).body.code).toBe('STEP_UP_NEEDED');
  // What is no account wants none.
  expect((await correct(was)).status).toBe(200);
  await confirmedByPassword(server, arben, userId);
  expect((await correct(accountOf(77))).status).toBe(200);
});

test('what carries everybody away asks the same in every form', async () => {
  const speaker = server.as(agimi.user);
  const month = { tenantId: agimi.id, month: 10, year: 2026 };
  const codes = async () => [
    (await speaker.call(getElectronicDeclaration, { query: month as never })).body.code,
    (await speaker.call(previewBankFile, { body: month as never })).body.code,
    (await speaker.call(getJournal, { query: month })).body.code,
  ];
  expect(await codes()).toEqual(Array(3).fill('STEP_UP_NEEDED'));
  await confirmedByPassword(server, agimi.user, agimi.id);
  expect(await codes()).not.toContain('STEP_UP_NEEDED');
});

test('where a company asks for passkeys no password confirms, and somebody who knows one adds a passkey that confirms a day later', async () => {
  await guard('passkeyRequired', agimi.id);
  expect((await add(arben)).body.code).toBe('PASSKEY_NEEDED');
  expect((await confirmedByPassword(server, arben)).body.code).toBe('PASSKEY_NEEDED');
  const phone = await newPasskey(server, arben);
  expect((await confirmedByPasskey(server, arben, phone)).body.code).toBe('PASSKEY_TOO_NEW');
  await server.asAccess((tx) =>
    tx.execute(sql`update "session" set "expiresAt" = '2027-01-01' where "userId" = ${arben.id}`),
  );
  for (let half = 0; half < 48; half += 1) {
    server.clock.advance(1_799);
    await server.as(arben).call(getPasskeys, {});
  }
  expect((await confirmedByPasskey(server, arben, phone)).body.code).toBe('PASSKEY_TOO_NEW');
  server.clock.advance(49);
  expect((await confirmedByPasskey(server, arben, phone)).status).toBe(200);
  expect((await add(arben)).status).toBe(200);
  // The old one vouches for a new one, which then confirms at once.
  const laptop = await newPasskey(server, arben, 'Laptop');
  expect((await confirmedByPasskey(server, arben, laptop)).status).toBe(200);
});

test('a new passkey that answers what another was asked is refused, with a line', async () => {
  const phone = await addedPasskey(server, arben);
  const laptop = await newPasskey(server, arben, 'Laptop');
  expect((await confirmedByPasskey(server, arben, laptop)).body.code).toBe('PASSKEY_TOO_NEW');
  expect((await confirmedByPasskey(server, arben, phone)).status).toBe(200);
});

test('switching the step-up or two-factor sign-in off wants the step-up itself, also where none is asked for', async () => {
  const save = (values: { twoFactor: boolean; stepUp?: boolean }) =>
    server.as(agimi.manager).call(updateCompanySecurity, {
      body: { tenantId: agimi.id, passwordMinLength: 6, ...values },
    });
  expect((await save({ twoFactor: true })).body).toMatchObject({ twoFactor: true, stepUp: true });
  expect((await save({ twoFactor: true, stepUp: false })).body.code).toBe('STEP_UP_NEEDED');
  expect((await save({ twoFactor: false })).body.code).toBe('STEP_UP_NEEDED');
  await confirmedByPassword(server, agimi.manager, agimi.id);
  expect((await save({ twoFactor: true, stepUp: false })).body).toMatchObject({ stepUp: false });
  server.clock.advance(301);
  expect((await save({ twoFactor: false })).body.code).toBe('STEP_UP_NEEDED');
});

test('a password that is missing or too long is refused, and nobody confirms without a session', async () => {
  for (const password of ['', 'x'.repeat(500)])
    expect((await confirmedByPassword(server, arben, agimi.id, password)).status).toBe(422);
  const body = { tenantId: agimi.id, password: 'Demo123' };
  expect((await server.as(undefined).call(confirmStepUp, { body })).status).toBe(401);
});
