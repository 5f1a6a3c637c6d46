import { deleteEmployee } from '@paga/contract/employees';
import {
  closePeriod,
  getSalaryTotals,
  previewEmployeeChange,
  reopenPeriod,
  type SalaryRow,
} from '@paga/contract/payroll';
import { type Project, saveProject } from '@paga/contract/projects';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { aProject, paidFrom, savedProject } from '@paga/testing/projects';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { employee } from '#people/table.ts';

const august = { month: 8, year: 2026 };
const september = { month: 9, year: 2026 };
let server: TestServer;
let company: TestCompany;
let school: Project;
let arta: number;
let blerta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  school = await savedProject(as(), company, { budgetLines: [{ name: 'Mësimdhënia', budget: 1000 }] });
  [arta = 0, blerta = 0] = await createdEmployees(
    as(),
    company,
    { expirationContract: '2026-09-30' },
    { firstName: 'Blerta', ...paidFrom(school, [100]) },
  );
});

const as = () => server.as(company.admin);
const calculated = (month = september) => calculatedMonth(server, company, month);
const body = () => ({ ...september, tenantId: company.id, code: company.code });
const close = () => as().call(closePeriod, { body: body() });
const reopen = () => as().call(reopenPeriod, { body: body() });
const deleteArta = () => as().call(deleteEmployee, { query: { tenantId: company.id, employeeId: arta } });
const outdated = async () =>
  (await as().call(getSalaryTotals, { query: { ...september, userId: company.id } })).body.outdatedBy;
const figures = (rows: readonly SalaryRow[]) =>
  rows.map(({ name, totalBrutto, netto }) => [name, totalBrutto, netto]);

/** What a preview of another Blerta answers. */
async function preview(change: Partial<ReturnType<typeof anEmployee>>, validFrom?: string) {
  const { userId, ...person } = anEmployee({
    userId: company.id,
    firstName: 'Blerta',
    ...paidFrom(school, [100]),
    ...change,
  });
  const answer = await as().call(previewEmployeeChange, {
    body: { userId, employeeId: blerta, employee: { ...person, version: 1, validFrom } },
  });
  expect(answer.status).toBe(200);
  return answer.body;
}
const recalculated = async (change: Parameters<typeof preview>[0]) => (await preview(change)).recalculate;

async function budgetOf(budget: number): Promise<void> {
  const [line] = school.budgetLines;
  const budgetLines = [{ id: line?.id ?? 0, name: 'Mësimdhënia', budget }];
  const saved = await as().call(saveProject, {
    body: aProject({ userId: company.id, projectId: school.id, budgetLines }),
  });
  expect(saved.status).toBe(200);
}

test('an employee deleted since keeps their pay in a month that was closed with it, and loses it in one that never was', async () => {
  await calculated(august);
  const before = await calculated();
  expect((await close()).status).toBe(200);
  await deleteArta();
  server.clock.advance(60);
  expect((await reopen()).status).toBe(200);
  expect(await outdated()).toBeNull();
  expect((await close()).status).toBe(200);
  await reopen();
  expect(figures(await calculated())).toEqual(figures(before));
  expect((await calculated(august)).find(({ employeeId }) => employeeId === arta)).toMatchObject({
    totalBrutto: 0,
    mark: 'ended',
  });
});

test('an employee deleted before the closing does not come back by it', async () => {
  await calculated();
  await deleteArta();
  const before = await calculated();
  expect(before.find(({ employeeId }) => employeeId === arta)).toMatchObject({
    totalBrutto: 0,
    mark: 'ended',
  });
  expect((await close()).status).toBe(200);
  await reopen();
  expect(await outdated()).toBeNull();
  expect((await close()).status).toBe(200);
});

test('an employee deleted while the month is open is out, as in a month that was never closed', async () => {
  await calculated();
  expect((await close()).status).toBe(200);
  await reopen();
  await deleteArta();
  expect(await outdated()).toBe('employees');
  expect((await close()).body).toMatchObject({ code: 'MONTH_OUTDATED' });
  const after = await calculated();
  expect(after.find(({ employeeId }) => employeeId === arta)).toMatchObject({
    totalBrutto: 0,
    mark: 'ended',
  });
  expect((await close()).status).toBe(200);
  server.clock.advance(60);
  await reopen();
  expect(await outdated()).toBeNull();
});

test('a month that was closed once keeps its project lines; one that never was is paid by the budget of today', async () => {
  await calculated(august);
  const before = await calculated();
  expect((await close()).status).toBe(200);
  await budgetOf(1500);
  await reopen();
  expect(await outdated()).toBeNull();
  expect((await close()).status).toBe(200);
  await reopen();
  expect(figures(await calculated())).toEqual(figures(before));
  expect((await calculated(august)).find(({ name }) => name.startsWith('Blerta'))?.totalBrutto).toBe(1500);
});

test('who comes into a reopened month is paid by the lines of today', async () => {
  await calculated();
  await close();
  await budgetOf(3000);
  const [paid] = (await calculated(august)).filter(({ employeeId }) => employeeId !== arta);
  expect(paid?.totalBrutto).toBe(3000);
  await reopen();
  const other = await savedProject(as(), company, {
    name: 'Kopshti',
    budgetLines: [{ name: 'Edukimi', budget: 700 }],
  });
  await createdEmployees(as(), company, {
    firstName: 'Dea',
    personalNumber: '1763855925',
    contractStarted: '2026-09-01',
    ...paidFrom(other, [100]),
  });
  expect(await outdated()).toBe('employees');
  expect((await calculated()).map(({ name, initialBrutto }) => [name, initialBrutto])).toEqual([
    ['Arta Krasniqi', 1000],
    ['Blerta Krasniqi', 1000],
    ['Dea Krasniqi', 700],
  ]);
});

test('who had no place in the closing is paid by the lines of today when they come back', async () => {
  await calculated();
  const ends = (day: string | null) =>
    server.inCompany(company.id, (tx) =>
      tx.update(employee).set({ expirationContract: day }).where(eq(employee.id, blerta)),
    );
  await ends('2026-08-31');
  const left = await calculated();
  expect(left.find(({ employeeId }) => employeeId === blerta)).toMatchObject({
    totalBrutto: 0,
    mark: 'ended',
  });
  expect((await close()).status).toBe(200);
  await budgetOf(1500);
  await reopen();
  expect(await outdated()).toBeNull();
  await ends(null);
  expect(await outdated()).toBe('employees');
  expect(await recalculated(paidFrom(school, [60]))).toEqual([september]);
  expect((await calculated()).find(({ employeeId }) => employeeId === blerta)).toMatchObject({
    totalBrutto: 1500,
  });
});

test('the preview of changed shares leaves out a month that keeps its lines', async () => {
  await calculated();
  await calculated(august);
  expect(await recalculated(paidFrom(school, [60]))).toEqual([august, september]);
  await close();
  await reopen();
  expect(await recalculated(paidFrom(school, [60]))).toEqual([august]);
});
