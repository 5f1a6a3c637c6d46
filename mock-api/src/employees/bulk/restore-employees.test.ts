import {
  changeEmployees,
  createEmployee,
  deleteEmployee,
  getEmployee,
  restoreEmployees,
} from '@paga/contract/employees';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { paidFrom, savedProject } from '@paga/testing/projects';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestUser, testServer } from '@paga/testing/server';
import { and, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.manager);
  const [arta = 0, besa = 0] = await savedEmployees(
    server,
    company,
    { firstName: 'Arta' },
    { firstName: 'Besa' },
  );
  const person = async (employeeId: number) => as.call(getEmployee, { query: { employeeId } });
  const remove = (employeeIds: number[]) =>
    as.call(changeEmployees, { body: { userId: company.id, action: 'delete', employeeIds } });
  const restore = (employeeIds: number[], by: TestUser | undefined = company.manager, userId = company.id) =>
    server.as(by).call(restoreEmployees, { body: { userId, employeeIds } });
  return { server, company, as, arta, besa, person, remove, restore };
}

test('brings back who was deleted, alone or together, with everything as before', async () => {
  const { company, as, arta, besa, person, remove, restore } = await arranged();
  const before = (await person(arta)).body;
  await as.call(deleteEmployee, { query: { tenantId: company.id, employeeId: arta } });
  await remove([besa]);
  expect((await person(arta)).status).toBe(404);
  expect(await restore([arta, besa])).toMatchObject({
    status: 200,
    body: { changed: [arta, besa], refused: [] },
  });
  expect((await person(arta)).body).toEqual({
    ...before,
    updatedAt: expect.any(String),
    updatedBy: expect.anything(),
  });
  expect((await person(besa)).status).toBe(200);
});

test('leaves who is there already, whose number somebody else has by now, and who is nobody, each with the reason', async () => {
  const { company, as, arta, besa, person, remove, restore } = await arranged();
  await remove([arta]);
  expect((await as.call(createEmployee, { body: anEmployee({ userId: company.id }) })).status).toBe(200);
  expect((await restore([arta, besa, besa + 900])).body).toEqual({
    changed: [],
    refused: [
      { id: arta, name: 'Arta Krasniqi', code: 'numberTaken' },
      { id: besa, name: 'Besa Krasniqi', code: 'alreadySo' },
      { id: besa + 900, name: '', code: 'gone' },
    ],
  });
  expect((await person(arta)).status).toBe(404);
});

test('leaves whose share of a budget line was given away meanwhile, also to somebody restored before', async () => {
  const { server, company, remove, restore } = await arranged();
  const school = await savedProject(server.as(company.admin), company);
  const as = server.as(company.admin);
  const paid = (firstName: string, personalNumber: string) => ({
    firstName,
    personalNumber,
    ...paidFrom(school, [60]),
  });
  const [first = 0] = await createdEmployees(as, company, paid('Dren', '1008167059'));
  await remove([first]);
  const [second = 0] = await createdEmployees(as, company, paid('Ema', '2565529407'));
  expect((await restore([first])).body).toMatchObject({
    changed: [],
    refused: [{ id: first, code: 'shareTaken' }],
  });
  await remove([second]);
  expect((await restore([first, second])).body).toMatchObject({
    changed: [first],
    refused: [{ id: second, code: 'shareTaken' }],
  });
});

test('refuses nobody at all, who is not signed in and another company, which also finds nobody under its own name', async () => {
  const { server, company, arta, remove, restore, person } = await arranged();
  await remove([arta]);
  const drini = await server.company({ name: 'Drini' });
  expect((await restore([])).status).toBe(422);
  const unsigned = await server
    .as(undefined)
    .call(restoreEmployees, { body: { userId: company.id, employeeIds: [arta] } });
  expect(unsigned.status).toBe(401);
  expect((await restore([arta], drini.admin)).status).toBe(403);
  expect((await restore([arta], drini.admin, drini.id)).status).toBe(404);
  expect((await person(arta)).status).toBe(404);
});

test('leaves one audit line with everybody who came back, none when nobody did', async () => {
  const { server, company, arta, besa, remove, restore } = await arranged();
  const lines = () =>
    server.inCompany(company.id, (tx) =>
      tx
        .select()
        .from(auditLine)
        .where(and(eq(auditLine.page, 'employees'), eq(auditLine.type, 'restoreMany'))),
    );
  await restore([arta]);
  expect(await lines()).toEqual([]);
  await remove([arta, besa]);
  await restore([arta, besa]);
  expect(await lines()).toMatchObject([
    {
      userId: company.manager.id,
      changes: {
        count: { new: 2 },
        employees: { new: [`Arta Krasniqi (${arta})`, `Besa Krasniqi (${besa})`] },
      },
    },
  ]);
});
