import { deleteEmployee } from '@paga/contract/employees';
import { deleteProject, getProjects, type Project } from '@paga/contract/projects';
import { createdEmployees } from '@paga/testing/employees';
import { paidFrom, savedProject } from '@paga/testing/projects';
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

const remove = (by = company.admin, projectId = school.id) =>
  server.as(by).call(deleteProject, { body: { projectId, userId: company.id } });
const all = async () =>
  (await server.as(company.user).call(getProjects, { query: { userId: company.id } })).body;
const lastLine = async () =>
  (
    await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    )
  )[0];

test('deletes a project that pays nobody; its name is free again', async () => {
  expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
  expect(await all()).toEqual([]);
  expect((await remove()).status).toBe(404);
  expect((await savedProject(server.as(company.admin), company)).id).not.toBe(school.id);
});

test('keeps a project that pays employees and names them, in the language of who asks', async () => {
  await createdEmployees(server.as(company.admin), company, paidFrom(school, [10]), {
    firstName: 'Blerta',
    ...paidFrom(school, [10]),
  });
  expect((await remove()).body).toEqual({
    success: false,
    errorMessage: 'Projekti nuk është fshirë. Prej tij paguhen: Arta Krasniqi, Blerta Krasniqi.',
  });
  expect(await all()).toMatchObject([{ id: school.id }]);
  expect((await lastLine())?.type).toBe('create');
});

test('names five of many', async () => {
  const people = ['Arta', 'Besa', 'Cana', 'Drita', 'Era', 'Fjolla', 'Gresa'].map((firstName) => ({
    firstName,
    ...paidFrom(school, [10]),
  }));
  await createdEmployees(server.as(company.admin), company, ...people);
  expect((await remove()).body.errorMessage).toContain('Era Krasniqi dhe 2 të tjerë.');
});

test('an employee who is deleted holds no project', async () => {
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, paidFrom(school, [10]));
  await server.as(company.admin).call(deleteEmployee, { query: { tenantId: company.id, employeeId: arta } });
  expect((await remove()).body).toEqual({ success: true });
});

test('refuses the company user and a stranger', async () => {
  expect((await remove(company.user)).status).toBe(403);
  expect((await remove(await server.user({ roleId: 2 }))).status).toBe(403);
});

test('does not find the project of another company', async () => {
  const drini = await server.company({ name: 'Drini' });
  const foreign = await savedProject(server.as(drini.admin), drini);
  expect((await remove(company.admin, foreign.id)).status).toBe(404);
});

test('refuses what is no id', async () => {
  expect((await remove(company.admin, 'abc' as never)).status).toBe(422);
});

test('leaves an audit line with what was deleted', async () => {
  await remove();
  const line = await lastLine();
  expect(line).toMatchObject({ page: 'projects', type: 'delete', objectId: school.id });
  expect(line?.changes).toMatchObject({
    name: { old: 'Shkolla digjitale', new: null },
    budget: { old: 5000 },
  });
});
