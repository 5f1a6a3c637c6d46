import { generateClosingCode, getClosingCode, saveClosingCode } from '@paga/contract/company/closing-code';
import { getInactivity, saveInactivity } from '@paga/contract/company/security';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { closePeriod } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { asc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company({ code: 'AGI26A' });
});

const code = async (by = company.manager) => (await server.as(by).call(getClosingCode, {})).body.code;
const save = (fresh: string, by = company.manager) =>
  server.as(by).call(saveClosingCode, { body: { tenantId: company.id, code: fresh } });
const audit = () =>
  server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.page, 'configurations')).orderBy(asc(auditLine.id)),
  );
const grants = async () =>
  (
    await server.asAccess((tx) =>
      tx.execute(`select 1 from "session_grant" where "tenantId" = ${company.id}`),
    )
  ).rows.length;

test('roles 1 to 3 read the code and each view is an audit line; role 4 sees stars and leaves none', async () => {
  expect([await code(), await code(company.admin), await code(company.user)]).toEqual([
    'AGI26A',
    'AGI26A',
    '******',
  ]);
  const sara = await server.superAdmin();
  expect((await server.as(sara, { company: company.id }).call(getClosingCode, {})).body.code).toBe('AGI26A');
  expect((await audit()).map(({ type, userId }) => [type, userId])).toEqual(
    [company.manager, company.admin, sara].map(({ id }) => ['viewClosingCode', id]),
  );
});

test('a proposal has six capital letters and digits and is not saved', async () => {
  const { status, body } = await server.as(company.manager).call(generateClosingCode, {});
  expect([status, body.code]).toEqual([200, expect.stringMatching(/^[A-HJ-NP-Z2-9]{6}$/)]);
  expect(await code()).toBe('AGI26A');
  expect((await server.as(company.user).call(generateClosingCode, {})).status).toBe(403);
});

test('a new code closes a month, the old one no longer does, and the audit line hides both', async () => {
  await savedEmployees(server, company, {});
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  expect((await save('QJ7K2M')).status).toBe(204);
  const close = (body: { code: string }) =>
    server
      .as(company.manager)
      .call(closePeriod, { body: { ...body, month: 10, year: 2026, tenantId: company.id } });
  expect((await close({ code: 'AGI26A' })).body.code).toBe('CLOSING_CODE_WRONG');
  expect((await close({ code: 'QJ7K2M' })).status).toBe(200);
  expect((await audit()).at(0)).toMatchObject({
    type: 'updateClosingCode',
    changes: { code: { old: '***', new: '***' } },
  });
});

test('a new code ends the salary edits that the old one has opened; the same code changes nothing', async () => {
  await server.as(company.user).call(authenticateCode, { body: { code: 'AGI26A', userId: company.user.id } });
  expect(await grants()).toBe(1);
  await save('AGI26A');
  expect([await grants(), await audit()]).toEqual([1, []]);
  await save('QJ7K2M');
  expect(await grants()).toBe(0);
});

test('role 4, people of other companies and a company that is suspended save no code', async () => {
  const drini = await server.company({ name: 'Drini' });
  expect((await save('QJ7K2M', company.user)).status).toBe(403);
  expect((await save('QJ7K2M', drini.admin)).status).toBe(403);
  const suspended = await server.company({ name: 'Lumi', status: 3 });
  const body = { tenantId: suspended.id, code: 'QJ7K2M' };
  expect((await server.as(suspended.admin).call(saveClosingCode, { body })).body.code).toBe(
    'COMPANY_READ_ONLY',
  );
  expect(await code()).toBe('AGI26A');
});

test.each(['QJ7K2', 'QJ7K2MM', 'QJ7 2M', 'QJ7K2Ë', ''])('refuses %p as a code', async (bad) => {
  expect((await save(bad)).status).toBe(422);
});

describe('inactivity', () => {
  const saved = (minutes: number, by = company.manager) =>
    server.as(by).call(saveInactivity, { body: { minutes, userId: company.id } });
  const minutes = async () =>
    (await server.as(company.user).call(getInactivity, { query: { userId: company.id } })).body.minutes;

  it('is saved with an audit line, and none when it stays', async () => {
    const before = await minutes();
    expect((await saved(25)).body).toEqual({ minutes: 25 });
    await saved(25);
    expect(await minutes()).toBe(25);
    expect(await audit()).toMatchObject([
      { type: 'updateInactivity', changes: { minutes: { old: before, new: 25 } } },
    ]);
  });

  it('is refused to role 4 and to other companies, and out of range', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect((await saved(25, company.user)).status).toBe(403);
    expect((await saved(25, drini.admin)).status).toBe(403);
    for (const wrong of [0, 721, 2.5]) expect((await saved(wrong)).status).toBe(422);
    expect(await audit()).toEqual([]);
  });
});
