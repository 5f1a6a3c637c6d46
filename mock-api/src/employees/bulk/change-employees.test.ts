import {
  type ChangeEmployees,
  changeEmployees,
  type EmployeeAction,
  getEmployee,
} from '@paga/contract/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestUser, testServer } from '@paga/testing/server';
import { and, eq, inArray } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { salaryPeriod } from '#months/table.ts';

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const [arta = 0, besa = 0, dren = 0, draft = 0] = await savedEmployees(
    server,
    company,
    { firstName: 'Arta', lastName: 'Krasniqi' },
    { firstName: 'Besa', lastName: 'Gashi' },
    { firstName: 'Dren', lastName: 'Hoxha', employeeStatus: 2, expirationContract: '2026-08-31' },
    { firstName: 'Fatos', lastName: 'Shala', draftStatus: 1 },
  );
  const change = (
    action: EmployeeAction,
    employeeIds: number[],
    facts: Partial<ChangeEmployees> = {},
    by: TestUser | undefined = company.user,
  ) => server.as(by).call(changeEmployees, { body: { userId: company.id, action, employeeIds, ...facts } });
  const person = async (employeeId: number) =>
    (await server.as(company.user).call(getEmployee, { query: { employeeId } })).body;
  const lines = () =>
    server.inCompany(company.id, (tx) =>
      tx
        .select()
        .from(auditLine)
        .where(
          and(
            eq(auditLine.page, 'employees'),
            inArray(auditLine.type, ['activateMany', 'deactivateMany', 'deleteMany']),
          ),
        ),
    );
  return { server, company, ids: { arta, besa, dren, draft }, change, person, lines };
}

test('deactivates from a last day, keeps an earlier end, and names who could not be changed', async () => {
  const { ids, change, person } = await arranged();
  const { status, body } = await change('deactivate', [ids.arta, ids.besa, ids.dren, ids.draft], {
    lastDay: '2026-11-30',
  });
  expect([status, body.changed]).toEqual([200, [ids.arta, ids.besa]]);
  expect(body.refused).toEqual([
    { id: ids.dren, name: 'Dren Hoxha', code: 'alreadySo' },
    { id: ids.draft, name: 'Fatos Shala', code: 'draft' },
  ]);
  expect(await person(ids.arta)).toMatchObject({
    employeeStatus: 2,
    expirationContract: '2026-11-30',
    version: 2,
  });
  expect(await person(ids.dren)).toMatchObject({ expirationContract: '2026-08-31', version: 1 });
});

test('activates; a contract that has ended needs to be opened', async () => {
  const { ids, change, person } = await arranged();
  const refused = await change('activate', [ids.dren]);
  expect(refused.body).toEqual({
    changed: [],
    refused: [{ id: ids.dren, name: 'Dren Hoxha', code: 'contractEnded', detail: '2026-08-31' }],
  });
  expect((await change('activate', [ids.dren], { openContract: true })).body.changed).toEqual([ids.dren]);
  expect(await person(ids.dren)).toMatchObject({ employeeStatus: 1, expirationContract: null });
});

test('deletes everybody named, and tells who was deleted meanwhile', async () => {
  const { ids, change } = await arranged();
  expect((await change('delete', [ids.arta, ids.draft])).body).toEqual({
    changed: [ids.arta, ids.draft],
    refused: [],
  });
  const again = await change('delete', [ids.arta, ids.besa]);
  expect(again.body).toEqual({ changed: [ids.besa], refused: [{ id: ids.arta, name: '', code: 'gone' }] });
});

test('a last day before the contract starts, or inside a closed month, changes nobody', async () => {
  const { server, company, ids, change, person } = await arranged();
  const early = await change('deactivate', [ids.arta], { lastDay: '2024-02-29' });
  expect(early.body.refused).toMatchObject([{ code: 'endBeforeStart' }]);
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await server.inCompany(company.id, (tx) => tx.update(salaryPeriod).set({ closedAt: new Date() }));
  const { body } = await change('deactivate', [ids.arta], { lastDay: '2026-09-15' });
  expect(body).toEqual({
    changed: [],
    refused: [{ id: ids.arta, name: 'Arta Krasniqi', code: 'monthClosed', detail: '09.2026' }],
  });
  expect(await person(ids.arta)).toMatchObject({ employeeStatus: 1, expirationContract: null });
  expect((await change('deactivate', [ids.arta], { lastDay: '2026-09-30' })).body.changed).toEqual([
    ids.arta,
  ]);
});

test('asks for the last day of who is deactivated, at the field', async () => {
  const { ids, change } = await arranged();
  const { status, body } = await change('deactivate', [ids.arta]);
  expect([status, body]).toMatchObject([422, { fields: [{ path: 'lastDay', code: 'lastDayMissing' }] }]);
  expect((await change('delete', [])).status).toBe(422);
});

test('refuses who is not signed in and another company, which also finds nobody under its own name', async () => {
  const { server, ids, change, person } = await arranged();
  const drini = await server.company({ name: 'Drini' });
  expect(
    (
      await server
        .as(undefined)
        .call(changeEmployees, { body: { userId: 1, action: 'delete', employeeIds: [1] } })
    ).status,
  ).toBe(401);
  expect((await change('delete', [ids.arta], {}, drini.admin)).status).toBe(403);
  expect((await change('delete', [ids.arta], { userId: drini.id }, drini.admin)).status).toBe(404);
  expect((await person(ids.arta)).firstName).toBe('Arta');
});

test('leaves one audit line with everybody it changed, none when it changed nobody', async () => {
  const { company, ids, change, lines } = await arranged();
  await change('activate', [ids.arta]);
  expect(await lines()).toEqual([]);
  await change('deactivate', [ids.arta, ids.dren], { lastDay: '2026-11-30' });
  expect(await lines()).toMatchObject([
    {
      type: 'deactivateMany',
      userId: company.user.id,
      changes: {
        count: { new: 1 },
        lastDay: { new: '2026-11-30' },
        employees: { new: [`Arta Krasniqi (${ids.arta})`] },
      },
    },
  ]);
});
