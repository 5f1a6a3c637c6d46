import { addSalaryComment, deleteSalaryComment, getSalaryComments } from '@paga/contract/payroll';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestUser, testServer } from '@paga/testing/server';
import { inArray } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

const october = { month: 10, year: 2026 };

test('comments stand with a person and a month; the author deletes them, and an administrator', async () => {
  const server = await testServer();
  const company = await server.company({ name: 'Agimi' });
  const [arta = 0, blerim = 0] = await savedEmployees(server, company, {}, { firstName: 'Blerim' });
  const add = (as: TestUser, text: string, employeeId = arta) =>
    server.as(as).call(addSalaryComment, { body: { ...october, tenantId: company.id, employeeId, text } });
  const read = async (as: TestUser = company.user) =>
    (await server.as(as).call(getSalaryComments, { query: { ...october, userId: company.id } })).body;
  const remove = (as: TestUser, id: number) => server.as(as).call(deleteSalaryComment, { params: { id } });

  expect([await read(), (await add(company.user, 'Herët')).body]).toMatchObject([
    [],
    { code: 'NO_SALARIES' },
  ]);
  await calculatedMonth(server, company, october);
  const { body: first } = await add(company.manager, '  10 orë natën, pyet Blerimin  ');
  await closedMonth(server, company, october);
  const { body: second } = await add(company.user, 'U pagua në dorë', blerim);
  expect(await read()).toMatchObject([
    { employeeId: arta, text: '10 orë natën, pyet Blerimin', by: company.manager.name, mayDelete: false },
    { employeeId: blerim, text: 'U pagua në dorë', by: company.user.name, mayDelete: true },
  ]);
  expect((await read(company.admin)).map(({ mayDelete }) => mayDelete)).toEqual([true, true]);

  const empty = await add(company.user, '   ');
  expect([empty.status, empty.body]).toMatchObject([422, { fields: [{ path: 'text' }] }]);
  expect((await add(company.user, 'Kush?', 9_999)).status).toBe(404);
  const stranger = await server.company({ name: 'Drini' });
  expect([
    (await add(stranger.admin, 'Nga jashtë')).status,
    (await server.as(stranger.user).call(getSalaryComments, { query: { ...october, userId: company.id } }))
      .status,
    (await remove(stranger.admin, first.id)).status,
  ]).toEqual([403, 403, 404]);

  expect([
    (await remove(company.user, first.id)).status,
    (await remove(company.user, second.id)).status,
  ]).toEqual([403, 204]);
  expect((await remove(company.admin, first.id)).status).toBe(204);
  expect([await read(), (await remove(company.admin, first.id)).status]).toEqual([[], 404]);
  const lines = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(auditLine)
      .where(inArray(auditLine.type, ['addComment', 'deleteComment']))
      .orderBy(auditLine.id),
  );
  expect(lines.map(({ type, userId }) => [type, userId])).toEqual([
    ['addComment', company.manager.id],
    ['addComment', company.user.id],
    ['deleteComment', company.user.id],
    ['deleteComment', company.admin.id],
  ]);
  expect(JSON.stringify(lines[0])).toContain('Arta Krasniqi');
  expect(JSON.stringify(lines.at(-1))).toContain('10 orë natën');
});
