import { getProject, getProjects, saveProject } from '@paga/contract/projects';
import { createdEmployees } from '@paga/testing/employees';
import { aProject, paidFrom, savedProject } from '@paga/testing/projects';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
});

const save = (body: Partial<Parameters<typeof aProject>[0]> = {}, by = company.admin) =>
  server.as(by).call(saveProject, { body: aProject({ userId: company.id, ...body }) });
const school = (facts = {}) => savedProject(server.as(company.admin), company, facts);
const all = async (activeProjectsOnly?: boolean) =>
  (
    await server.as(company.user).call(getProjects, {
      query: { userId: company.id, ...(activeProjectsOnly && { activeProjectsOnly: 'true' }) },
    })
  ).body;
const lastLine = async () =>
  (
    await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    )
  )[0];

describe('saving a project', () => {
  it('keeps it with its lines in their order', async () => {
    const lines = [
      { name: 'Mësimdhënia', budget: 2000.5, type: 'Paga' },
      { name: 'Administrata', budget: 500, type: null },
    ];
    const { status, body } = await save({ budgetLines: lines });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      tenantId: company.id,
      name: 'Shkolla digjitale',
      budget: 5000,
      status: 1,
      statusName: 'Aktiv',
      isActive: true,
      createdAt: '2026-01-15',
      version: 1,
      budgetLines: lines.map((line) => ({ ...line, assignedPercentage: 0, employees: 0 })),
    });
    const read = await server.as(company.user).call(getProject, { query: { projectId: body.id } });
    expect(read.body).toEqual(body);
    expect(await all()).toEqual([body]);
  });

  it('changes, adds, orders and removes lines at once', async () => {
    const { id, budgetLines } = await school({
      budgetLines: [{ name: 'Mësimdhënia' }, { name: 'Administrata' }],
    });
    const [teaching, office] = budgetLines.map((line) => line.id);
    const { body } = await save({
      projectId: id,
      isActive: false,
      budgetLines: [
        { name: 'Transporti', budget: 100 },
        { id: teaching, name: 'Mësimi', budget: 1500 },
      ],
    });
    expect(body).toMatchObject({ id, status: 2, statusName: 'Perfunduar', version: 2 });
    expect(body.budgetLines).toMatchObject([
      { name: 'Transporti' },
      { id: teaching, name: 'Mësimi', budget: 1500 },
    ]);
    expect(body.budgetLines.map((line) => line.id)).not.toContain(office);
    expect(await all(true)).toEqual([]);
  });

  it('refuses the company user, a stranger and nobody', async () => {
    expect((await save({}, company.user)).status).toBe(403);
    expect((await save({}, await server.user({ roleId: 3 }))).status).toBe(403);
    expect(
      (await server.as(undefined).call(saveProject, { body: aProject({ userId: company.id }) })).status,
    ).toBe(401);
    expect((await save({}, company.manager)).status).toBe(200);
  });

  it('does not find a project or a line of another company, nor shows them', async () => {
    const drini = await server.company({ name: 'Drini' });
    const foreign = await savedProject(server.as(drini.admin), drini);
    expect((await save({ projectId: foreign.id })).status).toBe(404);
    const own = await school();
    const stray = await save({ projectId: own.id, budgetLines: [{ id: foreign.budgetLines[0]?.id }] });
    expect(stray).toMatchObject({
      status: 404,
      body: { fields: [{ path: 'budgetLines', code: 'unknownLine' }] },
    });
    expect(
      (await server.as(company.admin).call(getProject, { query: { projectId: foreign.id } })).status,
    ).toBe(404);
    expect(await all()).toEqual([own]);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ budget: -1 }, 'budget'],
    [{ budget: 10.005 }, 'budget'],
    [{ createdAt: '2026-02-30' }, 'createdAt'],
    [{ budgetLines: [{ budget: -0.01 }] }, 'budgetLines.0.budget'],
    [{ budgetLines: [{ name: '' }] }, 'budgetLines.0.name'],
    [{ budgetLines: [{ tenantId: 1 }] }, 'budgetLines.0.tenantId'],
  ])('refuses %j at the field', async (changed, path) => {
    const { status, body } = await save(changed as object);
    expect({ status, fields: body.fields }).toMatchObject({ status: 422, fields: [{ path }] });
  });

  it('refuses a name that another project has, whatever its case', async () => {
    await school();
    expect(await save({ name: 'SHKOLLA digjitale' })).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'name', code: 'nameTaken' }] },
    });
  });

  it('refuses a line that is named twice', async () => {
    const { id, budgetLines } = await school();
    const twice = { id: budgetLines[0]?.id };
    expect((await save({ projectId: id, budgetLines: [twice, twice] })).status).toBe(404);
  });

  it('lets the lines be more than the budget: that is a warning of the form', async () => {
    expect((await save({ budget: 100, budgetLines: [{ budget: 100.01 }] })).status).toBe(200);
  });

  it('refuses the second of two changes that started from the same state', async () => {
    const { id, version, budgetLines } = await school();
    const lines = [{ id: budgetLines[0]?.id }];
    expect((await save({ projectId: id, version, budget: 6000, budgetLines: lines })).status).toBe(200);
    expect(await save({ projectId: id, version, budget: 7000, budgetLines: [] })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await all()).toMatchObject([{ budget: 6000, budgetLines: [{ id: budgetLines[0]?.id }] }]);
  });

  it('keeps a line that pays an employee, with how much of it is taken', async () => {
    const project = await school();
    await createdEmployees(server.as(company.admin), company, paidFrom(project, [62.5]), {
      firstName: 'Blerta',
      ...paidFrom(project, [12.5]),
    });
    expect(await all()).toMatchObject([{ budgetLines: [{ assignedPercentage: 75, employees: 2 }] }]);
    const refused = await save({ projectId: project.id, budgetLines: [] });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: [{ path: 'budgetLines', code: 'lineInUse' }] },
    });
    expect(await all()).toMatchObject([{ version: 1, budgetLines: [{ name: 'Mësimdhënia' }] }]);
  });

  it('leaves an audit line with the fields and the lines that changed, and none when refused', async () => {
    const { id, budgetLines } = await school();
    expect(await lastLine()).toMatchObject({ page: 'projects', type: 'create', objectId: id });
    const [line] = budgetLines;
    await save({ projectId: id, budgetLines: [{ id: line?.id, budget: 2100 }] });
    const changed = await lastLine();
    expect(changed).toMatchObject({ page: 'projects', type: 'update', objectId: id });
    expect(changed?.changes).toEqual({
      project: { old: 'Shkolla digjitale', new: 'Shkolla digjitale' },
      [`budgetLine.${line?.id}`]: { old: 'Mësimdhënia, 2000.00, Paga', new: 'Mësimdhënia, 2100.00, Paga' },
    });
    await save({ projectId: id, name: '' });
    expect((await lastLine())?.id).toBe(changed?.id);
  });
});
