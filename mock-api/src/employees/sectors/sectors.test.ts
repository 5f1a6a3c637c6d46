import { getEmployee } from '@paga/contract/employees';
import { createSector, deleteSector, getSectors, updateSector } from '@paga/contract/employees/sectors';
import { createdEmployees } from '@paga/testing/employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { asc, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await testServer();
  company = await server.company();
});

const add = (name: string, by = company.manager) =>
  server.as(by).call(createSector, { body: { tenantId: company.id, name } });
const rename = (id: number, name: string, by = company.manager) =>
  server.as(by).call(updateSector, { body: { id, name } });
const remove = (sectorId: number, by = company.manager, detach?: boolean) =>
  server.as(by).call(deleteSector, {
    query: { sectorId, ...(detach !== undefined && { detach }) } as { sectorId: number },
  });
const list = async () =>
  (await server.as(company.user).call(getSectors, { query: { tenantId: company.id } })).body;
const audit = () =>
  server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.page, 'configurations')).orderBy(asc(auditLine.id)),
  );

test('a sector is added, renamed and deleted, each with an audit line', async () => {
  const { status, body } = await add('  Prodhimi ');
  expect([status, body]).toEqual([
    200,
    { id: expect.any(Number), name: 'Prodhimi', employeeCount: 0, activeCount: 0 },
  ]);
  expect((await rename(body.id, 'Prodhim')).body.name).toBe('Prodhim');
  expect(await list()).toEqual([{ id: body.id, name: 'Prodhim', employeeCount: 0, activeCount: 0 }]);
  expect((await remove(body.id)).status).toBe(204);
  expect(await list()).toEqual([]);
  expect(await audit()).toMatchObject([
    { type: 'createSector', objectId: body.id, changes: { name: { old: null, new: 'Prodhimi' } } },
    { type: 'updateSector', changes: { name: { old: 'Prodhimi', new: 'Prodhim' } } },
    { type: 'deleteSector', changes: { name: { old: 'Prodhim', new: null } } },
  ]);
});

test('a name is unique without regard to case and diacritics, and free again after a deletion', async () => {
  const { body: first } = await add('Shërbimet');
  const { body: second } = await add('Zyra');
  for (const reply of [await add('SHËRBIMET'), await add('sherbimet'), await rename(second.id, 'shërbimet')])
    expect(reply).toMatchObject({ status: 422, body: { fields: [{ path: 'name', code: 'nameTaken' }] } });
  expect((await rename(first.id, 'SHËRBIMET')).status).toBe(200);
  await remove(first.id);
  expect((await add('Shërbimet')).status).toBe(200);
});

test('of ten people who add the same name at once, one adds it', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => add('Depo')));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
});

test('a sector with people is deleted only when they shall stay without it', async () => {
  const { body: sector } = await add('Prodhimi');
  const [id = 0] = await createdEmployees(server.as(company.admin), company, {
    sectors: [{ id: sector.id }],
  });
  expect(await list()).toMatchObject([{ employeeCount: 1, activeCount: 1 }]);
  expect(await remove(sector.id)).toMatchObject({
    status: 409,
    body: { code: 'SECTOR_IN_USE', message: '1 employees' },
  });
  expect(await list()).toHaveLength(1);
  expect((await remove(sector.id, company.manager, true)).status).toBe(204);
  const { body } = await server.as(company.user).call(getEmployee, { query: { employeeId: id } });
  expect(body.sectors).toEqual([]);
  expect((await audit()).at(-1)?.changes).toMatchObject({ employees: { old: 'Arta Krasniqi', new: null } });
});

test('role 4 sees sectors and changes none; a sector of another company is not found', async () => {
  const { body: sector } = await add('Prodhimi');
  expect((await add('Zyra', company.user)).status).toBe(403);
  expect((await rename(sector.id, 'Zyra', company.user)).status).toBe(403);
  expect((await remove(sector.id, company.user)).status).toBe(403);
  const drini = await server.company({ name: 'Drini' });
  expect((await rename(sector.id, 'Zyra', drini.admin)).status).toBe(404);
  expect((await remove(sector.id, drini.admin, true)).status).toBe(404);
  expect(await list()).toMatchObject([{ name: 'Prodhimi' }]);
});

test('a name that is empty, or longer than a label, is refused', async () => {
  for (const name of ['', '   ', 'a'.repeat(101)]) expect((await add(name)).status).toBe(422);
  expect(await list()).toEqual([]);
});
