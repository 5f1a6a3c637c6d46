import { type EmployeeEdit, getEmployee, getEmployeeHistory, updateEmployee } from '@paga/contract/employees';
import { closePeriod, previewEmployeeChange } from '@paga/contract/payroll';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  [arta = 0] = await createdEmployees(server.as(company.admin), company, {});
});

const form = (facts: Partial<EmployeeEdit> = {}): EmployeeEdit => {
  const { userId: _, ...person } = anEmployee({ userId: company.id });
  return { ...person, version: 1, ...facts };
};
const edit = (facts: Partial<EmployeeEdit>, by: TestUser = company.user, employeeId = arta) =>
  server.as(by).call(updateEmployee, {
    body: { userId: company.id, employeeId, employee: JSON.stringify(form(facts)) as never },
  });
const saved = async () =>
  (await server.as(company.user).call(getEmployee, { query: { employeeId: arta } })).body;
const paid = async (month: number, year = 2026) =>
  (await calculatedMonth(server, company, { month, year }))[0];

test('saves what was edited and counts the version up', async () => {
  const { status, body } = await edit({
    lastName: 'Gashi',
    occupation: 'Drejtoreshë',
    sectors: [{ name: 'Financa' }],
    birthDate: '1990-05-01',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    lastName: 'Gashi',
    occupation: 'Drejtoreshë',
    birthDate: '1990-05-01',
    sectors: [{ name: 'Financa' }],
    version: 2,
  });
  expect(await saved()).toMatchObject({
    lastName: 'Gashi',
    updatedBy: company.user.name,
    bruttoSalary: 1000,
    validFrom: '2024-03-01',
  });
});

test('a raise from a day leaves the months before it alone and splits the month it falls into', async () => {
  expect((await edit({ bruttoSalary: 1200, validFrom: '2026-10-15' })).status).toBe(200);
  expect(await paid(9)).toMatchObject({ initialBrutto: 1000, netto: 884 });
  // 10 pay days lie before Thursday 15 October, 12 from it on: 1000 x 10/22 + 1200 x 12/22.
  expect(await paid(10)).toMatchObject({ initialBrutto: 1109.09, baseSalary: 1200 });
  expect(await paid(11)).toMatchObject({ initialBrutto: 1200 });
});

test('a raise of next year is not in force yet, and is said to come', async () => {
  await edit({ bruttoSalary: 1500, employerTier: 2, validFrom: '2027-01-01' });
  expect(await saved()).toMatchObject({ bruttoSalary: 1000, employerTier: 1, nextChange: '2027-01-01' });
  // What is not changed by this form stays as it is entered for later.
  expect((await edit({ version: 2, phone: '+383 44 000 111' })).status).toBe(200);
  expect(await paid(12)).toMatchObject({ initialBrutto: 1000, employer: 1 });
  expect(await paid(1, 2027)).toMatchObject({ initialBrutto: 1500, employer: 2 });
});

test('tier, contribution and exemption count in a month as they are on its last day', async () => {
  await edit({ employerTier: 2, contributePercentage: 10, validFrom: '2026-10-31' });
  expect(await paid(9)).toMatchObject({ employer: 1, pensionalContribution: 50 });
  expect(await paid(10)).toMatchObject({ employer: 2, pensionalContribution: 100, tax: 90 });
});

test('another payment type starts with a month', async () => {
  const hourly = { salaryPaymentType: 2 as const, pricePerHour: 6.5 };
  const { status, body } = await edit({ ...hourly, validFrom: '2026-11-15' });
  expect([status, body.fields?.[0]]).toMatchObject([422, { path: 'validFrom', code: 'paymentTypeMidMonth' }]);
  expect((await edit({ ...hourly, validFrom: '2026-11-01' })).status).toBe(200);
  expect(await paid(10)).toMatchObject({ salaryPaymentType: 1, initialBrutto: 1000 });
  // 21 pay days of 8 hours in November at 6.50.
  expect(await paid(11)).toMatchObject({ salaryPaymentType: 2, initialBrutto: 1092 });
});

test('an edit that would change a closed month is refused, with the month', async () => {
  await paid(9);
  await server
    .as(company.admin)
    .call(closePeriod, { body: { tenantId: company.id, code: company.code, month: 9, year: 2026 } });
  for (const change of [
    { bruttoSalary: 1200, validFrom: '2026-09-30' },
    { contractStarted: '2026-09-15' },
    { expirationContract: '2026-09-15' },
  ]) {
    const { status, body } = await edit(change);
    expect([status, body.fields?.[0]]).toMatchObject([422, { code: 'monthClosed', message: '09.2026' }]);
  }
  expect(
    (await edit({ bruttoSalary: 1200, validFrom: '2026-10-01', expirationContract: '2026-12-31' })).status,
  ).toBe(200);
});

test('of two who edit at once the second gets a conflict, and nothing of the first is lost', async () => {
  const answers = await Promise.all([
    edit({ occupation: 'Juriste' }),
    edit({ occupation: 'Mjeke' }, company.manager),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('CONFLICT');
  const kept = answers.find(({ status }) => status === 200)?.body;
  expect(await saved()).toMatchObject({
    occupation: kept?.occupation,
    updatedBy: kept?.updatedBy,
    version: 2,
  });
});

test('deactivating asks for the last day', async () => {
  const { status, body } = await edit({ employeeStatus: 2 });
  expect([status, body.fields?.[0]]).toMatchObject([
    422,
    { path: 'expirationContract', code: 'lastDayMissing' },
  ]);
  expect((await edit({ employeeStatus: 2, expirationContract: '2026-10-31' })).body).toMatchObject({
    status: 2,
    expirationContract: '2026-10-31',
  });
});

test('the history tells what changed, since when and by whom', async () => {
  await edit({ bruttoSalary: 1200, contributePercentage: 7.5, validFrom: '2026-11-01' });
  const { body } = await server.as(company.user).call(getEmployeeHistory, { query: { employeeId: arta } });
  expect(body).toMatchObject([
    {
      validFrom: '2026-11-01',
      changedBy: company.user.name,
      changes: [
        { field: 'bruttoSalary', old: 1000, new: 1200 },
        { field: 'contributePercentage', old: 5, new: 7.5 },
      ],
    },
    { validFrom: '2024-03-01', changedBy: company.admin.name },
  ]);
});

test('a preview says what an edit would do, which open months it leaves, and saves nothing', async () => {
  await paid(9);
  await paid(10);
  const employee = form({ bruttoSalary: 1200, validFrom: '2026-10-15' });
  const { status, body } = await server
    .as(company.user)
    .call(previewEmployeeChange, { body: { userId: company.id, employeeId: arta, employee } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    validFrom: '2026-10-15',
    months: [
      {
        month: 10,
        year: 2026,
        before: { grossPay: 1000, netto: 884, cost: 1050 },
        after: { grossPay: 1109.09 },
      },
      { month: 11, year: 2026, before: { grossPay: 1000 }, after: { grossPay: 1200, netto: 1055, tax: 85 } },
    ],
    recalculate: [{ month: 10, year: 2026 }],
    untouched: [{ month: 9, year: 2026 }],
    closed: [],
  });
  expect(await saved()).toMatchObject({ bruttoSalary: 1000, version: 1, nextChange: null });
});

test('does not find the employee of another company', async () => {
  const stranger = await server.company({ name: 'Drini' });
  const ask = { body: { userId: stranger.id, employeeId: arta, employee: JSON.stringify(form()) as never } };
  expect((await server.as(stranger.admin).call(updateEmployee, ask)).status).toBe(404);
  expect((await edit({}, stranger.admin)).status).toBe(403);
});

test('refuses what the rules refuse, at its field', async () => {
  const { status, body } = await edit({
    personalNumber: '12',
    birthDate: '2030-01-01',
    lastName: 'Krasniqi Gashi Berisha',
  });
  expect(status).toBe(422);
  expect(body.fields?.map(({ path }) => path)).toEqual(['lastName', 'personalNumber', 'birthDate']);
  expect((await edit({ version: 'x' as never })).status).toBe(422);
});

test('leaves an audit line with old and new, and since when the pay holds', async () => {
  await edit({ lastName: 'Gashi', bruttoSalary: 1200, validFrom: '2026-11-01' });
  const [line] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
  );
  expect(line).toMatchObject({ page: 'employees', type: 'update', objectId: arta });
  expect(line?.changes).toEqual({
    employee: { old: 'Arta Krasniqi', new: 'Arta Krasniqi' },
    lastName: { old: 'Krasniqi', new: 'Gashi' },
    bruttoSalary: { old: 1000, new: 1200 },
    validFrom: { old: '2024-03-01', new: '2026-11-01' },
  });
});

test('a raise is not refused for a phone and an occupation that an import left out; what was there is asked for', async () => {
  const without = { phone: null, occupation: null };
  const [imported = 0] = await createdEmployees(server.as(company.admin), company, {
    firstName: 'Blerta',
    personalNumber: '9000000001',
    ...without,
  });
  const blerta = { firstName: 'Blerta', personalNumber: '9000000001' };
  expect(await edit({ ...blerta, ...without, bruttoSalary: 1200 }, company.user, imported)).toMatchObject({
    status: 200,
    body: { bruttoSalary: 1200, phone: null },
  });
  expect((await edit(without)).body).toMatchObject({
    fields: [
      { path: 'phone', code: 'phoneMissing' },
      { path: 'occupation', code: 'occupationMissing' },
    ],
  });
});
