import { addContract, getEmployee, updateEmployee } from '@paga/contract/employees';
import { getLeaveLedger, storeVacation } from '@paga/contract/leave';
import { closePeriod, reopenPeriod, verifyPeriod } from '@paga/contract/payroll';
import { getEmployeeCertificate, getTenantCertificate } from '@paga/contract/reports';
import { getPaidEmployees, getStatistics } from '@paga/contract/reports/statistics';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave } from '@paga/testing/vacations';
import { and, eq } from 'drizzle-orm';
import { leaveSetting } from '#company/settings/table.ts';
import { auditLine } from '#core/audit/table.ts';

// Arta left on 15 March 2026; February to April are closed. She comes back on 15 June at 1,200.00.
const closedMonths = [2, 3, 4].map((month) => ({ month, year: 2026 }));
const march = { month: 3, year: 2026 };
let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  const blerta = { firstName: 'Blerta' };
  [arta = 0] = await createdEmployees(as(), company, { expirationContract: '2026-03-15' }, blerta);
  for (const month of closedMonths) {
    await calculatedMonth(server, company, month);
    expect((await as().call(closePeriod, { body: bodyOf(month) })).status).toBe(200);
  }
});

const as = () => server.as(company.admin);
const bodyOf = (month: typeof march) => ({ ...month, tenantId: company.id, code: company.code });
const artas = async (month: number) =>
  (await calculatedMonth(server, company, { month, year: 2026 }))
    .filter(({ employeeId }) => employeeId === arta)
    .map(({ initialBrutto, contractDays, mark }) => [initialBrutto, contractDays, mark]);
const add = (facts: object = {}, who = as()) =>
  who.call(addContract, {
    body: {
      tenantId: company.id,
      employeeId: arta,
      contractStarted: '2026-06-15',
      bruttoSalary: 1200,
      version: 1,
      ...facts,
    },
  });

test('somebody who comes back is the same person with a second contract: closed months stay, open ones go by both', async () => {
  expect(await add()).toMatchObject({
    status: 200,
    body: {
      id: arta,
      contractStarted: '2026-06-15',
      expirationContract: null,
      employeeStatus: 1,
      earlierContracts: [{ started: '2024-03-01', ended: '2026-03-15' }],
    },
  });
  // 12 of 22 pay days.
  expect(await artas(6)).toEqual([[654.55, 12, 'new']]);
  expect(await artas(5)).toEqual([]);
  expect(await artas(1)).toEqual([[1000, 22, null]]);
  for (const month of closedMonths)
    expect((await as().call(verifyPeriod, { query: { ...month, userId: company.id } })).body).toMatchObject({
      hashHolds: true,
      differences: [],
    });
  // March is calculated again by the contract of then: 10 of 22 days.
  expect((await as().call(reopenPeriod, { body: bodyOf(march) })).status).toBe(200);
  expect(await artas(3)).toEqual([[454.55, 10, 'ended']]);
  const [line] = await server.inCompany(company.id, (tx) =>
    tx
      .select({ changes: auditLine.changes })
      .from(auditLine)
      .where(and(eq(auditLine.type, 'addContract'), eq(auditLine.objectId, arta))),
  );
  expect(line?.changes).toMatchObject({
    contractStarted: { old: '2024-03-01', new: '2026-06-15' },
    expirationContract: { old: '2026-03-15', new: null },
    bruttoSalary: { old: null, new: 1200 },
  });
});

test('certificate, statistics, book of contributions and leave show one person', async () => {
  expect((await add()).status).toBe(200);
  await artas(6);
  const tenantId = company.id;
  const { body: employer } = await as().call(getTenantCertificate, { body: { tenantId } });
  expect(employer.employees.filter(({ id }) => id === arta)).toEqual([
    { id: arta, name: 'Arta Krasniqi', left: null },
  ]);
  // February 1,000.00, half of March 454.55, 12 days of June 654.55; April has no row of her.
  const certificate = { query: { employeeId: arta, year: 2026 } };
  expect((await as().call(getEmployeeCertificate, certificate)).body).toMatchObject({
    months: 3,
    bruto: 2109.1,
  });
  const paid = await as().call(getPaidEmployees, { query: { tenantId, year: 2026 } });
  expect(paid.body.filter(({ id }) => id === arta)).toHaveLength(1);
  const book = await as().call(getStatistics, { body: { tenantId, year: 2026, employeeId: arta } });
  expect(book.body).toMatchObject({ totalBrutto: 2109.1 });
  expect(
    book.body.months.flatMap(({ headCount, month }) => (headCount === 1 ? [month.monthId] : [])),
  ).toEqual([2, 3, 6]);
  // With Blerta: both in February, March and June, she alone in April.
  const all = await as().call(getStatistics, { body: { tenantId, year: 2026 } });
  expect(all.body.months.slice(1, 6).map(({ headCount }) => headCount)).toEqual([2, 2, 1, 0, 2]);
  // The year began in the work of 2024: its whole right stands, and the new contract is no first year of anybody.
  await server.inCompany(company.id, (tx) => tx.update(leaveSetting).set({ lawAdditions: true }));
  const ledger = await as().call(getLeaveLedger, { query: { tenantId, employeeId: arta, year: 2026 } });
  const annual = ledger.body.accounts.find(({ typeId }) => typeId === 0);
  expect(annual?.lines.filter(({ kind }) => kind === 'given')).toMatchObject([
    { cause: 'year', date: '2026-01-01', days: 20 },
  ]);
});

test('two contracts in one month are both paid, each day by its own terms', async () => {
  expect((await as().call(reopenPeriod, { body: bodyOf({ month: 4, year: 2026 }) })).status).toBe(200);
  expect((await as().call(reopenPeriod, { body: bodyOf(march) })).status).toBe(200);
  expect((await add({ contractStarted: '2026-03-30' })).status).toBe(200);
  // 10 days of 1,000.00 and 2 of 1,200.00, of 22.
  expect(await artas(3)).toEqual([[563.64, 12, 'new']]);
  const book = (from: string, to: string) =>
    as().call(storeVacation, {
      body: { tenantId: company.id, employeeId: arta, ...aLeave({ from, to }) },
    });
  expect((await book('2026-03-09', '2026-03-10')).body).toMatchObject({ created: true });
  expect((await book('2026-03-13', '2026-03-31')).body).toMatchObject({ reason: 'outsideContract' });
});

test('a new contract starts after the last has ended, in months that are open', async () => {
  const refused = (path: string, code: string) => ({ status: 422, body: { fields: [{ path, code }] } });
  expect(await add({ contractStarted: '2026-03-15' })).toMatchObject(
    refused('contractStarted', 'contractsOverlap'),
  );
  expect(await add({ contractStarted: '2026-04-20' })).toMatchObject(
    refused('contractStarted', 'monthClosed'),
  );
  expect(await add({ expirationContract: '2026-06-14' })).toMatchObject(
    refused('expirationContract', 'endBeforeStart'),
  );
  expect(await add({ contractStarted: 'soon' })).toMatchObject({ status: 422 });
  expect(await add({ version: 7 })).toMatchObject({ status: 409 });
  const stranger = await server.company();
  expect(await add({ tenantId: stranger.id }, server.as(stranger.admin))).toMatchObject({ status: 404 });
  expect(await add({}, server.as(stranger.admin))).toMatchObject({ status: 403 });
  expect((await add()).status).toBe(200);
  const { body: saved } = await as().call(getEmployee, { query: { employeeId: arta } });
  const { userId, ...person } = anEmployee({ userId: company.id, contractStarted: '2026-03-10' });
  const employee = JSON.stringify({ ...person, version: saved.version });
  expect(await as().call(updateEmployee, { body: { userId, employeeId: arta, employee } })).toMatchObject(
    refused('contractStarted', 'contractsOverlap'),
  );
});
