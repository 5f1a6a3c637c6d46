import { getClosingCode } from '@paga/contract/company/closing-code';
import { getPayrollReadiness, type ReadinessLine } from '@paga/contract/company/settings';
import { createdEmployees } from '@paga/testing/employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';

let server: TestServer;
let agimi: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
});

const asked = async () =>
  (await server.as(agimi.user).call(getPayrollReadiness, { query: { tenantId: agimi.id } })).body;
const open = (lines: readonly ReadinessLine[]) =>
  lines.filter(({ done }) => !done).map(({ key, missing }) => (missing ? `${key} ${missing}` : key));
const set = (text: string) => server.inCompany(agimi.id, (tx) => tx.execute(sql.raw(`update ${text}`)));

test('a company without employees lacks all that has to do with them, and the code nobody has seen', async () => {
  const { ready, lines } = await asked();
  expect(ready).toBe(false);
  expect(open(lines)).toEqual([
    'employees',
    'bankAccounts',
    'personalNumbers',
    'salaries',
    'address',
    'phone',
    'authorizedPerson',
    'closingCode',
    'lawAdditions',
    'logo',
  ]);
});

test('with everything there only what papers say is left, which are hints', async () => {
  await createdEmployees(server.as(agimi.admin), agimi, {});
  await server.as(agimi.admin).call(getClosingCode, {});
  const { ready, lines } = await asked();
  expect([ready, open(lines)]).toEqual([
    true,
    ['address', 'phone', 'authorizedPerson', 'lawAdditions', 'logo'],
  ]);
  await server.asAccess((tx) =>
    tx.execute(
      sql`update "tenant" set "address" = 'Rr. B', "phone" = '038 1', "authorizedPerson" = 'Agim' where "id" = ${agimi.id}`,
    ),
  );
  expect(open((await asked()).lines)).toEqual(['lawAdditions', 'logo']);
});

test('counts the people of whom something is missing, drafts and inactive people not among them', async () => {
  await createdEmployees(server.as(agimi.admin), agimi, {}, {}, {}, {});
  await set(`"employee" set "bankAccountNumber" = null where "tenantId" = ${agimi.id}`);
  await set(
    `"employee" set "draftStatus" = 1 where "id" = (select min("id") from "employee" where "tenantId" = ${agimi.id})`,
  );
  await set(
    `"employment_terms" set "baseCents" = 0 where "employeeId" = (select max("id") from "employee" where "tenantId" = ${agimi.id})`,
  );
  expect(open((await asked()).lines)).toEqual([
    'bankAccounts 3',
    'salaries 1',
    'address',
    'phone',
    'authorizedPerson',
    'closingCode',
    'lawAdditions',
    'logo',
  ]);
});

test('the super admin looking at the code does not make the company know it', async () => {
  await server.as(await server.superAdmin(), { company: agimi.id }).call(getClosingCode, {});
  expect(open((await asked()).lines)).toContain('closingCode');
});

test('asks for the tables and holidays of the day', async () => {
  server.clock.set('2051-03-01T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
  expect(open((await asked()).lines)).toContain('publicHolidays 2');
});

test('says nothing of another company', async () => {
  const other = await server.company({ name: 'Drini' });
  expect(
    (await server.as(other.admin).call(getPayrollReadiness, { query: { tenantId: agimi.id } })).body.code,
  ).toBe('COMPANY_NOT_LINKED');
});
