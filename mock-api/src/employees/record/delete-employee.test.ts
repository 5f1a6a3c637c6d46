import {
  createEmployee,
  deleteEmployee,
  getEmployee,
  getEmployeesByStatusCount,
} from '@paga/contract/employees';
import { anEmployee } from '@paga/testing/employees';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { and, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const [employeeId = 0] = await savedEmployees(server, company, {});
  return { server, company, as: server.as(company.manager), query: { tenantId: company.id, employeeId } };
}

test('deletes an employee from the list and frees the personal number', async () => {
  const { company, as, query } = await arranged();
  expect((await as.call(deleteEmployee, { query })).status).toBe(204);
  expect((await as.call(getEmployee, { query: { employeeId: query.employeeId } })).status).toBe(404);
  const counts = await as.call(getEmployeesByStatusCount, { query: { tenantId: company.id } });
  expect(counts.body).toMatchObject({ all: 0, active: 0 });
  expect((await as.call(createEmployee, { body: anEmployee({ userId: company.id }) })).status).toBe(200);
});

test('a second deletion finds nobody', async () => {
  const { as, query } = await arranged();
  await as.call(deleteEmployee, { query });
  expect((await as.call(deleteEmployee, { query })).status).toBe(404);
});

test('refuses who is not signed in', async () => {
  const { server, query } = await arranged();
  expect((await server.as(undefined).call(deleteEmployee, { query })).status).toBe(401);
});

test("refuses another company, and does not find another company's employee under one's own", async () => {
  const { server, query } = await arranged();
  const other = await server.company({ name: 'Drini' });
  const as = server.as(other.admin);
  expect((await as.call(deleteEmployee, { query })).status).toBe(403);
  expect((await as.call(deleteEmployee, { query: { ...query, tenantId: other.id } })).status).toBe(404);
});

test('refuses an id that is none', async () => {
  const { as, query } = await arranged();
  expect((await as.call(deleteEmployee, { query: { ...query, employeeId: -1 } })).status).toBe(422);
});

test('leaves an audit line with the name', async () => {
  const { server, company, as, query } = await arranged();
  await as.call(deleteEmployee, { query });
  const lines = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(auditLine)
      .where(and(eq(auditLine.type, 'delete'), eq(auditLine.objectId, query.employeeId))),
  );
  expect(lines).toMatchObject([
    { page: 'employees', userId: company.manager.id, changes: { lastName: { old: 'Krasniqi', new: null } } },
  ]);
});
