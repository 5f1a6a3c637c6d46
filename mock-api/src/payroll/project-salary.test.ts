import { deleteEmployeeProject } from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  explainSalary,
  getPayslip,
  getPayslipPdf,
  type SalaryRow,
  updateSalary,
} from '@paga/contract/payroll';
import { type Project, saveProject } from '@paga/contract/projects';
import { createdEmployees } from '@paga/testing/employees';
import { pdfText } from '@paga/testing/pdf-text';
import { aProject, paidFrom, savedProject } from '@paga/testing/projects';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';

let server: TestServer;
let company: TestCompany;
let school: Project;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
  school = await savedProject(server.as(company.admin), company, {
    budgetLines: [
      { name: 'Mësimdhënia', budget: 1000 },
      { name: 'Administrata', budget: 400 },
    ],
  });
  // A third of the first line each; Blerta starts on 15 October.
  [arta = 0] = await createdEmployees(
    server.as(company.admin),
    company,
    paidFrom(school, [33.3333, 100]),
    { firstName: 'Blerta', contractStarted: '2026-10-15', ...paidFrom(school, [33.3333]) },
    { firstName: 'Dea', ...paidFrom(school, [33.3334]) },
  );
});

const october = () => calculatedMonth(server, company, { month: 10, year: 2026 });
const rowOf = (rows: readonly SalaryRow[], name: string) => rows.find((row) => row.name.startsWith(name));
const slipOf = async (row: SalaryRow | undefined) =>
  (await server.as(company.user).call(getPayslip, { params: { id: row?.id ?? 0 } })).body;

test('a salary by project is the shares of the budget lines, prorated by the contract', async () => {
  const rows = await october();
  expect(rowOf(rows, 'Arta')).toMatchObject({
    salaryPaymentType: 3,
    initialBrutto: 733.33,
    totalBrutto: 733.33,
  });
  expect(rowOf(rows, 'Dea')).toMatchObject({ initialBrutto: 333.34 });
  // 12 of 22 pay days of 333.33.
  expect(rowOf(rows, 'Blerta')).toMatchObject({ initialBrutto: 181.82 });
});

test('the payslip shows the gross of the month over the lines that pay it, to the cent', async () => {
  const rows = await october();
  expect((await slipOf(rowOf(rows, 'Arta'))).projects).toEqual([
    {
      name: 'Shkolla digjitale',
      budgetLines: [
        { name: 'Mësimdhënia', budget: 333.33 },
        { name: 'Administrata', budget: 400 },
      ],
    },
  ]);
  expect((await slipOf(rowOf(rows, 'Blerta'))).projects).toEqual([
    { name: 'Shkolla digjitale', budgetLines: [{ name: 'Mësimdhënia', budget: 181.82 }] },
  ]);
});

test('the explanation names each line and its share', async () => {
  const row = rowOf(await october(), 'Arta');
  const { body } = await server.as(company.user).call(explainSalary, { params: { id: row?.id ?? 0 } });
  const base = body.steps.find(({ key }) => key === 'base');
  expect(base).toMatchObject({ formula: 'base.project', value: 733.33 });
  expect(base?.parts?.map(({ inputs }) => inputs.find(({ key }) => key === 'share')?.value)).toEqual([
    333.33, 400,
  ]);
  expect(base?.parts?.map(({ inputs }) => inputs.find(({ key }) => key === 'budgetLineName')?.value)).toEqual(
    ['Mësimdhënia', 'Administrata'],
  );
  expect(base?.parts?.[0]?.inputs).toContainEqual({
    key: 'project',
    value: 'Shkolla digjitale',
    unit: 'text',
    source: 'employee',
  });
});

test('a changed budget counts in the next calculation, and a calculation without a change writes nothing', async () => {
  const before = await october();
  expect(await october()).toEqual(before);
  const [teaching, office] = school.budgetLines.map(({ id }) => id);
  const budgetLines = [
    { id: teaching, name: 'Mësimdhënia', budget: 1000 },
    { id: office, name: 'Administrata', budget: 500 },
  ];
  await server
    .as(company.admin)
    .call(saveProject, { body: aProject({ userId: company.id, projectId: school.id, budgetLines }) });
  const after = await october();
  expect(rowOf(after, 'Arta')?.initialBrutto).toBe(833.33);
  expect(rowOf(after, 'Dea')).toEqual(rowOf(before, 'Dea'));
});

test('an employee taken off the project earns nothing from it when the month is calculated again', async () => {
  await october();
  await server
    .as(company.admin)
    .call(deleteEmployeeProject, { query: { employeeId: arta, projectId: school.id } });
  const row = rowOf(await october(), 'Arta');
  expect(row).toMatchObject({ initialBrutto: 0, totalBrutto: 0 });
  expect((await slipOf(row)).projects).toEqual([]);
});

test.each([1, 8, 12, 20])(
  'a payslip of %d budget lines with all hours, additions and deductions is one page',
  async (lines) => {
    const as = server.as(company.admin);
    const budgetLines = Array.from({ length: lines }, (_, index) => ({
      name: `Linja ${index}`,
      budget: 100,
    }));
    const project = await savedProject(as, company, { name: 'Rruga', budget: 5000, budgetLines });
    await createdEmployees(as, company, {
      firstName: 'Zana',
      personalNumber: '9000000017',
      ...paidFrom(project, Array(lines).fill(100)),
    });
    const { id: salaryId = 0 } = rowOf(await october(), 'Zana') ?? {};
    await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
    const hours = { nightHours: 1, weekendHours: 1, afterWorkHours: 1, holidaysHours: 1, guardHours: 1 };
    const amounts = { extraBrutto: 1, stops: 1, avanseStops: 1, phoneStops: 1, ticketStops: 1 };
    const body = { month: 10, year: 2026, tenantId: company.id, salaryId, ...hours, ...amounts };
    expect((await as.call(updateSalary, { body })).status).toBe(200);
    const paper = await as.call(getPayslipPdf, { params: { id: salaryId }, query: { language: 'sq' } });
    expect(pdfText(paper.body)).toContain('Faqja 1 / 1');
  },
);
