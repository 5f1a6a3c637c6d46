import {
  changeImportedEmployee,
  createEmployee,
  employeeOfRow,
  getEmployee,
  getEmployeeHistory,
  getEmployeesByStatusCount,
  getImports,
  previewImport,
  startImport,
  undoImport,
} from '@paga/contract/employees';
import { createSector, getSectors } from '@paga/contract/employees/sectors';
import { generateSalaries } from '@paga/contract/payroll';
import { anEmployee } from '@paga/testing/employees';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { anImportLine, anImportWorkbook } from '@paga/testing/workbook';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

/** A company with Arta saved, and a workbook that raises her and brings Blerta. */
async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.user);
  const userId = company.id;
  const [artaId = 0] = await savedEmployees(server, company, { phone: '+383 44 999 999' });
  const bytes = anImportWorkbook(
    anImportLine({ 'Paga bruto': 1200, Sektori: null, 'E-mail': null }),
    anImportLine({ 'Emri dhe mbiemri': 'Blerta Gashi', 'Numri personal': '1999384753' }),
  );
  const preview = async () => {
    const file = new File([new Uint8Array(bytes)], 'punetoret.xlsx');
    return (await as.call(previewImport, { body: { file, userId } })).body.value;
  };
  const begin = async () =>
    (await as.call(startImport, { body: { userId, fileName: 'punetoret.xlsx' } })).body.importId;
  const change = { grossSalary: 1200, phoneNumber: '+383 44 111 222' };
  const saveAll = async () => {
    const importId = await begin();
    const [arta, blerta] = await preview();
    if (!arta?.match || !blerta) throw new Error('the rows were not read');
    const { employeeId, version } = arta.match;
    const changed = await as.call(changeImportedEmployee, {
      body: { userId, importId, employeeId, version, values: change },
    });
    const added = await as.call(createEmployee, { body: { ...employeeOfRow(blerta), userId, importId } });
    return { importId, changed, added };
  };
  const imports = async () => (await as.call(getImports, { query: { userId } })).body;
  const undo = (importId: number) => as.call(undoImport, { body: { userId, importId } });
  const arta = async () => (await as.call(getEmployee, { query: { employeeId: artaId } })).body;
  return { server, company, as, userId, artaId, begin, change, saveAll, imports, undo, arta };
}

test('adds and changes people row by row, and lists who imported what and when', async () => {
  const { saveAll, imports, arta, company, server } = await arranged();
  const { importId, changed, added } = await saveAll();
  expect([changed.status, added.status]).toEqual([200, 200]);
  expect(await arta()).toMatchObject({
    bruttoSalary: 1200,
    phone: '+383 44 111 222',
    occupation: 'Kontabiliste',
    version: 2,
  });
  expect(await imports()).toEqual([
    {
      id: importId,
      fileName: 'punetoret.xlsx',
      savedAt: server.clock.now().toISOString(),
      savedBy: company.user.name,
      added: 1,
      changed: 1,
      undone: null,
      blocked: null,
    },
  ]);
});

test('takes an import back as a whole: who was added goes, who was changed is as before', async () => {
  const { saveAll, imports, undo, arta, as, artaId, server, company } = await arranged();
  const before = await arta();
  const history = (await as.call(getEmployeeHistory, { query: { employeeId: artaId } })).body;
  const { importId } = await saveAll();
  expect(await undo(importId)).toMatchObject({ status: 200, body: { removed: 1, restored: 1 } });
  const after = await arta();
  expect({ ...after, version: 1, updatedAt: null, updatedBy: null }).toEqual(before);
  expect((await as.call(getEmployeeHistory, { query: { employeeId: artaId } })).body).toEqual(history);
  expect((await as.call(getEmployeesByStatusCount, { query: { tenantId: company.id } })).body.all).toBe(1);
  expect(await imports()).toMatchObject([{ undone: { by: company.user.name } }]);
  expect((await undo(importId)).status).toBe(404);
  const [line] = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
  );
  expect(line).toMatchObject({ page: 'employees', type: 'undoImport', objectId: importId });
});

test('a sector that an import brought goes with it, unless somebody else is in it by now', async () => {
  const { server, company, as, userId, begin, undo } = await arranged();
  const sectors = async () =>
    (await as.call(getSectors, { query: { tenantId: userId } })).body.map(({ name }) => name);
  await server.as(company.admin).call(createSector, { body: { tenantId: userId, name: 'Prodhimi' } });
  const add = (importId: number, personalNumber: string, ...names: string[]) =>
    as.call(createEmployee, {
      body: { ...anEmployee({ userId, personalNumber, sectors: names.map((name) => ({ name })) }), importId },
    });
  const first = await begin();
  await add(first, '1999384753', 'prodhimi', 'Shitja', 'Depoja');
  expect(await sectors()).toEqual(['Depoja', 'Prodhimi', 'Shitja']);
  const second = await begin();
  await add(second, '1763855925', 'Shitja');
  expect((await undo(first)).status).toBe(200);
  expect(await sectors()).toEqual(['Prodhimi', 'Shitja']);
});

test('is not undone once a month was calculated with it, and names the month', async () => {
  const { saveAll, imports, undo, as, userId } = await arranged();
  const { importId } = await saveAll();
  await as.call(generateSalaries, { query: { month: 10, year: 2026, userId } });
  expect(await imports()).toMatchObject([{ blocked: { months: ['10.2026'], people: [] } }]);
  expect(await undo(importId)).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_USED', fields: [{ code: 'monthUsed', message: '10.2026' }] },
  });
});

test('months calculated before, and months before the change, do not keep an import from being undone', async () => {
  const { server, as, userId, begin, change, artaId, undo, imports } = await arranged();
  await as.call(generateSalaries, { query: { month: 9, year: 2026, userId } });
  server.clock.advance(60);
  const importId = await begin();
  const body = { userId, importId, employeeId: artaId, version: 1, values: change };
  expect((await as.call(changeImportedEmployee, { body })).status).toBe(200);
  server.clock.advance(60);
  await as.call(generateSalaries, { query: { month: 8, year: 2026, userId } });
  expect(await imports()).toMatchObject([{ blocked: null }]);
  expect((await undo(importId)).status).toBe(200);
});

test('two imports of the same person are undone in turn, the last first', async () => {
  const { as, userId, begin, artaId, undo, arta } = await arranged();
  const [first, second] = [await begin(), await begin()];
  const save = (importId: number, version: number, grossSalary: number) =>
    as.call(changeImportedEmployee, {
      body: { userId, importId, employeeId: artaId, version, values: { grossSalary } },
    });
  await save(first, 1, 1100);
  await save(second, 2, 1200);
  expect(await undo(first)).toMatchObject({
    status: 409,
    body: { code: 'IMPORT_EDITED', fields: [{ message: 'Arta Krasniqi' }] },
  });
  expect((await undo(second)).status).toBe(200);
  expect((await arta()).bruttoSalary).toBe(1100);
  expect((await undo(first)).status).toBe(200);
  expect((await arta()).bruttoSalary).toBe(1000);
});

test('a change of an older version, of a closed month or of a wrong value is refused, and nothing is kept', async () => {
  const { as, userId, begin, artaId, change, imports, arta } = await arranged();
  const importId = await begin();
  const body = { userId, importId, employeeId: artaId, version: 1, values: change };
  expect((await as.call(changeImportedEmployee, { body: { ...body, version: 7 } })).body).toMatchObject({
    code: 'CONFLICT',
  });
  expect(
    (await as.call(changeImportedEmployee, { body: { ...body, values: { bankAccountNumber: '12' } } }))
      .status,
  ).toBe(422);
  expect(
    (await as.call(changeImportedEmployee, { body: { ...body, importId: importId + 100 } })).status,
  ).toBe(404);
  expect(await imports()).toEqual([]);
  expect(await arta()).toMatchObject({ version: 1, bruttoSalary: 1000 });
});

test('a change is refused after its import was undone', async () => {
  const { as, userId, saveAll, undo, artaId, change } = await arranged();
  const { importId } = await saveAll();
  await undo(importId);
  const body = { userId, importId, employeeId: artaId, version: 3, values: change };
  expect((await as.call(changeImportedEmployee, { body })).status).toBe(404);
});

test('nobody is added to an import that is undone, that nobody began or that another company began', async () => {
  const { server, as, userId, saveAll, undo, begin, company } = await arranged();
  const { importId } = await saveAll();
  await undo(importId);
  const other = await server.company({ name: 'Drini' });
  const foreign = (
    await server.as(other.user).call(startImport, { body: { userId: other.id, fileName: 'a.xlsx' } })
  ).body.importId;
  const add = (id: number) =>
    as.call(createEmployee, {
      body: { ...anEmployee({ userId, personalNumber: '1010101010' }), importId: id },
    });
  for (const id of [importId, foreign, foreign + 100])
    expect(await add(id)).toMatchObject({
      status: 404,
      body: { fields: [{ path: 'importId', code: 'unknownImport' }] },
    });
  expect((await as.call(getEmployeesByStatusCount, { query: { tenantId: company.id } })).body.all).toBe(1);
  expect((await add(await begin())).status).toBe(200);
});

test('an import of another company looks as if it did not exist, and who is not signed in is refused', async () => {
  const { server, saveAll, userId } = await arranged();
  const { importId } = await saveAll();
  const other = await server.company({ name: 'Drini' });
  const asOther = server.as(other.admin);
  expect((await asOther.call(undoImport, { body: { userId: other.id, importId } })).status).toBe(404);
  expect((await asOther.call(undoImport, { body: { userId, importId } })).status).toBe(403);
  expect((await asOther.call(getImports, { query: { userId: other.id } })).body).toEqual([]);
  expect(
    (await server.as(undefined).call(startImport, { body: { userId, fileName: 'a.xlsx' } })).status,
  ).toBe(401);
});
