import { createEmployee, deleteEmployee, deleteEmployeeProject, getEmployee } from '@paga/contract/employees';
import { type Project, saveProject } from '@paga/contract/projects';
import { anEmployee, createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { aProject, paidFrom, savedProject } from '@paga/testing/projects';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
let school: Project;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  school = await savedProject(server.as(company.admin), company);
});

let people = 0;
const create = (facts: EmployeeFacts) =>
  server.as(company.user).call(createEmployee, {
    body: anEmployee({
      userId: company.id,
      personalNumber: `90000${String(people++).padStart(5, '0')}`,
      ...facts,
    }),
  });
const employeeOf = async (employeeId: number) =>
  (await server.as(company.user).call(getEmployee, { query: { employeeId } })).body;

describe('an employee paid by project', () => {
  it('earns the sum of the shares, whatever gross a client sends', async () => {
    const { status, body } = await create({ ...paidFrom(school, [60]), bruttoSalary: 9999 });
    expect(status).toBe(200);
    expect(await employeeOf(body.id)).toMatchObject({
      salaryPaymentType: 3,
      bruttoSalary: 1200,
      unchangableBrutto: 1200,
      projectBudgetLines: [{ projectId: school.id, budgetLines: [{ checked: true, percentage: 60 }] }],
    });
  });

  it('is refused what brings a line over 100 % over all employees, with what is left', async () => {
    expect((await create(paidFrom(school, [60]))).status).toBe(200);
    const { status, body } = await create(paidFrom(school, [40.0001]));
    expect({ status, fields: body.fields }).toMatchObject({
      status: 422,
      fields: [
        {
          path: 'projectBudgetLines.0.budgetLines.0.percentage',
          code: 'lineOver100',
          message: 'Mësimdhënia: 40 % is left',
        },
      ],
    });
    expect((await create(paidFrom(school, [40]))).status).toBe(200);
  });

  it('two at once cannot share more than 100 %', async () => {
    const replies = await Promise.all(
      [60, 50, 45].map((percentage) => create(paidFrom(school, [percentage]))),
    );
    const taken = replies.flatMap(({ status }, index) => (status === 200 ? [[60, 50, 45][index] ?? 0] : []));
    expect(taken.reduce((sum, percentage) => sum + percentage, 0)).toBeLessThanOrEqual(100);
    expect(replies.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(1);
  });

  it('an unticked line, a deleted employee and one paid otherwise take nothing of a line', async () => {
    const whole = paidFrom(school, [100]);
    const unticked = whole.projectBudgetLines?.map((own) => ({
      ...own,
      budgetLines: own.budgetLines.map((line) => ({ ...line, checked: false })),
    }));
    expect((await create({ ...whole, projectBudgetLines: unticked, draftStatus: 1 })).status).toBe(200);
    expect((await create({ ...whole, salaryPaymentType: 1, bruttoSalary: 500 })).status).toBe(200);
    const { body } = await create(whole);
    await server
      .as(company.admin)
      .call(deleteEmployee, { query: { tenantId: company.id, employeeId: body.id } });
    expect((await create(whole)).status).toBe(200);
  });

  it('needs a ticked line, unless it is a draft', async () => {
    const none = { ...paidFrom(school, []), projectBudgetLines: [] };
    expect(await create(none)).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'projectBudgetLines', code: 'projectMissing' }] },
    });
    expect((await create({ ...none, draftStatus: 1 })).status).toBe(200);
  });

  it('is not paid from a line of another company, of another project, or named twice', async () => {
    const drini = await server.company({ name: 'Drini' });
    const foreign = await savedProject(server.as(drini.admin), drini);
    const clinic = await savedProject(server.as(company.admin), company, { name: 'Klinika' });
    const strange = [foreign, { ...clinic, budgetLines: school.budgetLines }];
    for (const project of strange)
      expect(await create(paidFrom(project, [1]))).toMatchObject({
        status: 404,
        body: { fields: [{ code: 'unknownLine' }] },
      });
    const [line] = school.budgetLines;
    const twice = { ...school, budgetLines: line ? [line, line] : [] };
    expect(await create(paidFrom(twice, [1, 1]))).toMatchObject({
      status: 404,
      body: { fields: [{ code: 'lineTwice' }] },
    });
  });

  it('is not put on a finished project', async () => {
    const body = {
      ...aProject({ userId: company.id, projectId: school.id, isActive: false }),
      budgetLines: school.budgetLines.map(({ id, name, budget }) => ({ id, name, budget })),
    };
    expect((await server.as(company.admin).call(saveProject, { body })).status).toBe(200);
    expect(await create(paidFrom(school, [1]))).toMatchObject({
      status: 422,
      body: { fields: [{ code: 'projectFinished' }] },
    });
  });
});

describe('taking an employee off a project', () => {
  let arta: number;
  beforeEach(async () => {
    [arta = 0] = await createdEmployees(server.as(company.admin), company, paidFrom(school, [60]));
  });
  const takeOff = (by = company.user, projectId = school.id) =>
    server.as(by).call(deleteEmployeeProject, { query: { employeeId: arta, projectId } });

  it('frees the lines and counts the version up', async () => {
    const { version } = await employeeOf(arta);
    expect((await takeOff()).status).toBe(204);
    expect(await employeeOf(arta)).toMatchObject({
      projectBudgetLines: [],
      bruttoSalary: 0,
      version: version + 1,
    });
    expect((await create(paidFrom(school, [100]))).status).toBe(200);
  });

  it('refuses a stranger', async () => {
    const stranger = await server.user({ roleId: 4 });
    const asked = server
      .as(stranger, { company: company.id })
      .call(deleteEmployeeProject, { query: { employeeId: arta, projectId: school.id } });
    expect((await asked).status).toBe(403);
  });

  it('does not find employees of another company, nor a project that does not pay the employee', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect((await takeOff(drini.admin)).status).toBe(404);
    const clinic = await savedProject(server.as(company.admin), company, { name: 'Klinika' });
    expect((await takeOff(company.user, clinic.id)).status).toBe(404);
    expect((await employeeOf(arta)).bruttoSalary).toBe(1200);
  });

  it('refuses what is no id', async () => {
    expect((await takeOff(company.user, 'abc' as never)).status).toBe(422);
  });

  it('leaves an audit line', async () => {
    await takeOff();
    const [line] = await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    );
    expect(line).toMatchObject({ page: 'employees', type: 'deleteProject', objectId: arta });
    expect(line?.changes).toMatchObject({
      employee: { old: 'Arta Krasniqi' },
      project: { old: 'Shkolla digjitale' },
    });
  });
});
