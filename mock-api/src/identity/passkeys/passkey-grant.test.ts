import { calls } from '@paga/contract/all';
import { getCompanySecurity, updateCompanySecurity } from '@paga/contract/company/security';
import {
  changeImportedEmployee,
  type EmployeeEdit,
  startImport,
  undoImport,
  updateEmployee,
} from '@paga/contract/employees';
import type { Endpoint } from '@paga/contract/endpoint';
import { savePayingAccounts } from '@paga/contract/filing';
import { confirmPasskeyGrant, startPasskeyGrant } from '@paga/contract/identity/step-up';
import { updateAdmin } from '@paga/contract/identity/users';
import { closePeriod } from '@paga/contract/payroll';
import { stepUpOf } from '@paga/contract/step-up';
import { accountOf, anEmployee, createdEmployees } from '@paga/testing/employees';
import { addedPasskey, confirmedByPasskey } from '@paga/testing/passkeys';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import type { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import { sql } from 'drizzle-orm';

const MONTH = { month: 10, year: 2026 };

let server: TestServer;
let agimi: TestCompany;
let arben: TestUser;
let phone: SoftwareAuthenticator;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ code: 'AGI26A' });
  arben = agimi.admin;
  phone = await addedPasskey(server, arben);
});

const ask = (passkey: boolean | undefined, as = arben) =>
  server.as(as).call(updateCompanySecurity, {
    body: { tenantId: agimi.id, twoFactor: false, passwordMinLength: 6, passkey },
  });
const isAsked = async () =>
  (await server.as(arben).call(getCompanySecurity, { query: { tenantId: agimi.id } })).body.passkey;
const asking = (id: number) =>
  server.asAccess((tx) => tx.execute(sql`update "tenant" set "passkeyRequired" = true where "id" = ${id}`));
const close = (code = 'AGI26A', as = arben) =>
  server.as(as).call(closePeriod, { body: { tenantId: agimi.id, ...MONTH, code } });

test('a company begins and ends to ask for passkeys by somebody who has just confirmed one', async () => {
  expect((await ask(true)).body.code).toBe('PASSKEY_NEEDED');
  expect((await ask(undefined)).body.passkey).toBe(false);
  expect((await confirmedByPasskey(server, arben, phone, agimi.id)).status).toBe(200);
  expect((await ask(true)).body.passkey).toBe(true);
  server.clock.advance(301);
  expect((await ask(undefined)).body.passkey).toBe(true);
  expect((await ask(false)).body.code).toBe('PASSKEY_NEEDED');
  expect((await ask(false, agimi.manager)).body.code).toBe('PASSKEY_NEEDED');
  expect(await isAsked()).toBe(true);
  await confirmedByPasskey(server, arben, phone, agimi.id);
  expect((await ask(false)).body.passkey).toBe(false);
  const { rows } = await server.inCompany(agimi.id, (tx) =>
    tx.execute(sql`select "type", "changes" from "audit_line" where "userId" = ${arben.id} order by "id"`),
  );
  const accepted = {
    type: 'passkeyAccepted',
    changes: { passkey: { old: 'Telefoni i Arbenit', new: 'Telefoni i Arbenit' } },
  };
  expect(rows.filter(({ changes }) => 'passkey' in (changes as object))).toEqual([
    accepted,
    { type: 'updateSecurity', changes: { passkey: { old: false, new: true } } },
    accepted,
    { type: 'updateSecurity', changes: { passkey: { old: true, new: false } } },
  ]);
});

test('closing wants it on top of the closing code, for 5 minutes, and takes no try of the code before', async () => {
  await createdEmployees(server.as(arben), agimi, { firstName: 'Arta' });
  await calculatedMonth(server, agimi, MONTH);
  await asking(agimi.id);
  for (let n = 0; n < 6; n += 1) expect((await close('WRONG1')).body.code).toBe('PASSKEY_NEEDED');
  await confirmedByPasskey(server, arben, phone, agimi.id);
  expect((await close('WRONG1')).body.code).toBe('CLOSING_CODE_WRONG');
  server.clock.advance(301);
  expect((await close()).body.code).toBe('PASSKEY_NEEDED');
  await confirmedByPasskey(server, arben, phone, agimi.id);
  server.clock.advance(299);
  expect((await close('AGI26A', agimi.manager)).body.code).toBe('PASSKEY_NEEDED');
  expect((await close()).status).toBe(200);
});

test('every call that is declared with it is refused without one, to every role, and in no company that does not ask', async () => {
  const declared = Object.entries(calls as Record<string, Endpoint>).filter(
    ([, call]) => stepUpOf(call)?.when === 'always' && call.access.level === 'company',
  );
  // What takes everybody's data away or changes where pay goes; a new one of these belongs here.
  const files =
    /^(export|get\w+Pdf$|getPayslipArchive|send\w*(Salary|Order|List|Contributions)$|downloadBackup)/;
  const ofOne = ['exportCertificate', 'getCertificatePdf', 'getOwnPayslipPdf', 'getPayslipPdf'];
  const sums = ['exportReceipt', 'exportStatistics', 'getStatisticsPdf'];
  const whole = Object.keys(calls).filter((name) => files.test(name) && ![...ofOne, ...sums].includes(name));
  expect(whole.length).toBeGreaterThan(16);
  expect(whole.filter((name) => !declared.some(([other]) => other === name))).toEqual([]);
  const codeOf = async (call: Endpoint, as: TestUser, company: number) => {
    const [part = '', field = ''] = (call.companyIn ?? '').split('.');
    const input = { body: call.body && {}, [part]: { [field]: company } };
    return (await server.as(as, { company }).call(call, input as never)).body.code;
  };
  const drini = await server.company({ name: 'Drini' });
  await asking(agimi.id);
  const sara = await server.superAdmin();
  for (const [name, call] of declared)
    for (const person of [arben, agimi.manager, agimi.user, sara]) {
      const code = await codeOf(call, person, agimi.id);
      const isHers = call.access.roles.includes(person.roleId as 1);
      expect([name, code]).toEqual([name, isHers ? 'PASSKEY_NEEDED' : 'FORBIDDEN']);
    }
  for (const [, call] of declared)
    expect(await codeOf(call, drini.admin, drini.id)).not.toBe('PASSKEY_NEEDED');
});

test('a changed bank account wants it, of a person or of the company; another change of a person does not', async () => {
  const speaker = server.as(arben);
  const [employeeId = 0] = await createdEmployees(speaker, agimi, { firstName: 'Arta' });
  await asking(agimi.id);
  let version = 0;
  const save = async (changes: Partial<EmployeeEdit>) => {
    version += 1;
    const { userId: _, ...person } = anEmployee({ userId: agimi.id });
    const employee = JSON.stringify({ ...person, version, ...changes }) as never;
    const reply = await speaker.call(updateEmployee, { body: { userId: agimi.id, employeeId, employee } });
    if (reply.status !== 200) version -= 1;
    return reply.body.code;
  };
  expect(await save({ lastName: 'Hoxha' })).toBeUndefined();
  expect(await save({ bankAccountNumber: accountOf(77) })).toBe('PASSKEY_NEEDED');
  const accounts = { body: { tenantId: agimi.id, accounts: [] } };
  expect((await speaker.call(savePayingAccounts, accounts)).body.code).toBe('PASSKEY_NEEDED');
  await confirmedByPasskey(server, arben, phone, agimi.id);
  expect(await save({ bankAccountNumber: accountOf(77) })).toBeUndefined();
  expect((await speaker.call(savePayingAccounts, accounts)).status).toBe(200);
});

test('an import is undone with a passkey where that restores the account before it', async () => {
  const [speaker, userId] = [server.as(arben), agimi.id];
  const [employeeId = 0] = await createdEmployees(speaker, agimi, { firstName: 'Arta' });
  const imported = async (version: number, values: object) => {
    const { importId } = (await speaker.call(startImport, { body: { userId, fileName: 'a.xlsx' } })).body;
    await speaker.call(changeImportedEmployee, { body: { userId, importId, employeeId, version, values } });
    return importId;
  };
  const ofAccount = await imported(1, { bankAccountNumber: accountOf(77) });
  const ofPhone = await imported(2, { phoneNumber: '+383 44 111 222' });
  await asking(agimi.id);
  const undo = async (importId: number) =>
    (await speaker.call(undoImport, { body: { userId, importId } })).body.code;
  expect(await undo(ofPhone)).toBeUndefined();
  expect(await undo(ofAccount)).toBe('PASSKEY_NEEDED');
  await confirmedByPasskey(server, arben, phone, agimi.id);
  expect(await undo(ofAccount)).toBeUndefined();
});

test('what was signed for one company, or by somebody else, confirms nothing in another', async () => {
  const drini = await server.company({ name: 'Drini' });
  const both = await server.user({ roleId: 2, companies: [agimi.id, drini.id] });
  const device = await addedPasskey(server, both);
  await asking(drini.id);
  const inDrini = server.as(both, { company: drini.id });
  const speaker = server.as(both);
  const start = (tenantId: number | null, as = both) =>
    server.as(as).call(startPasskeyGrant, { body: { tenantId } });
  const credential = device.sign((await start(agimi.id)).body);
  const confirm = (tenantId: number | null) =>
    speaker.call(confirmPasskeyGrant, { body: { tenantId, credential } });
  for (const elsewhere of [drini.id, null])
    expect((await confirm(elsewhere)).body.code).toBe('PASSKEY_CHALLENGE_OVER');
  expect((await confirm(agimi.id)).status).toBe(200);
  expect((await confirm(agimi.id)).body.code).toBe('PASSKEY_CHALLENGE_OVER');
  const accounts = { body: { tenantId: drini.id, accounts: [] } };
  expect((await inDrini.call(savePayingAccounts, accounts)).body.code).toBe('PASSKEY_NEEDED');
  expect((await confirmedByPasskey(server, both, phone, drini.id)).body.code).toBe('PASSKEY_REFUSED');
  expect((await start(drini.id, arben)).body.code).toBe('COMPANY_NOT_LINKED');
  expect((await start(agimi.id, agimi.user)).body.code).toBe('PASSKEY_NONE');
  expect((await confirmedByPasskey(server, both, device, drini.id)).status).toBe(200);
  expect((await inDrini.call(savePayingAccounts, accounts)).status).toBe(200);
  const sara = server.as(await server.superAdmin());
  for (const tenantIds of [[agimi.id], [agimi.id, drini.id]])
    expect((await sara.call(updateAdmin, { body: { id: both.id, tenantIds } })).status).toBe(200);
  expect((await inDrini.call(savePayingAccounts, accounts)).body.code).toBe('PASSKEY_NEEDED');
});
