import {
  getContribution,
  getContributionHistory,
  updateContribution,
} from '@paga/contract/company/contributions';
import { getSalaries } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
let root: TestUser;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  root = await server.superAdmin();
});

const asRoot = () => server.as(root, { company: company.id });
const save = (body: object, by = asRoot()) =>
  by.call(updateContribution, {
    body: { employerContribute: 7.5, personalContribute: 6, validFrom: '2026-11-01', ...body },
  });
const history = async () => (await server.as(company.user).call(getContributionHistory, {})).body;

test('a company starts with 5 and 5; a change holds from its date and is kept in the history', async () => {
  expect((await server.as(company.user).call(getContribution, {})).body).toMatchObject({
    employerContribute: 5,
    personalContribute: 5,
  });
  expect(await save({})).toMatchObject({
    status: 200,
    body: { employerContribute: 7.5, personalContribute: 6, validFrom: '2026-11-01' },
  });
  expect((await server.as(company.user).call(getContribution, {})).body.employerContribute).toBe(5);
  expect(
    (await history()).map(({ validFrom, employerContribute, inForce }) => [
      validFrom,
      employerContribute,
      inForce,
    ]),
  ).toEqual([
    ['2026-11-01', 7.5, false],
    ['2009-01-01', 5, true],
  ]);
  const [line] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.page, 'contributions')),
  );
  expect(line).toMatchObject({
    userId: root.id,
    type: 'create',
    changes: { employerContribute: { old: null, new: 7.5 } },
  });
});

test('those of a date may be corrected until salaries are paid with them', async () => {
  await save({ validFrom: '2026-09-01' });
  expect((await save({ validFrom: '2026-09-01', employerContribute: 8 })).status).toBe(200);
  expect(await history()).toHaveLength(2);
  await createdEmployees(server.as(company.admin), company, { employerContributePercentage: null });
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  const rows = await server
    .as(company.user)
    .call(getSalaries, { query: { month: 9, year: 2026, userId: company.id } });
  expect(rows.body.salaries[0]).toMatchObject({ employerContribution: 80 });
  expect(await save({ validFrom: '2026-09-01', employerContribute: 9 })).toMatchObject({
    status: 409,
    body: { code: 'TABLE_IN_USE', fields: [{ path: 'validFrom' }] },
  });
  expect((await history())[0]).toMatchObject({ employerContribute: 8 });
});

test('refuses the other roles, percentages outside 0 to 100 and fields that nobody declared', async () => {
  for (const role of ['admin', 'manager', 'user'] as const)
    expect((await save({}, server.as(company[role]))).status).toBe(403);
  expect((await save({}, server.as(root))).status).toBe(400);
  for (const bad of [
    { employerContribute: 100.01 },
    { personalContribute: -1 },
    { validFrom: '2008-12-31' },
    { tenantId: 1 },
  ])
    expect((await save(bad)).status).toBe(422);
  expect(await history()).toHaveLength(1);
});

test('changes one company and no other', async () => {
  const drini = await server.company({ name: 'Drini' });
  await save({});
  expect((await server.as(drini.user).call(getContributionHistory, {})).body).toHaveLength(1);
});
