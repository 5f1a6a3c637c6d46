import {
  createWhatIf,
  deleteWhatIf,
  getWhatIfs,
  updateWhatIf,
  type WhatIfChange,
  type WhatIfPeople,
} from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { inArray } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { salary, salaryPeriod } from '#months/table.ts';

const october = { month: 10, year: 2026 };
const raise = { kind: 'raise', who: { to: 'all' }, percentage: 5 } as const;

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const [id = 0] = await savedEmployees(server, company, {});
  await calculatedMonth(server, company, october);
  const as = server.as(company.user);
  const make = (
    facts: { name?: string; changes?: WhatIfChange[]; month?: number; tenantId?: number } = {},
    by = as,
  ) =>
    by.call(createWhatIf, {
      body: { tenantId: company.id, ...october, name: 'Rritja 5 %', changes: [raise], ...facts },
    });
  const list = async (by = as) =>
    (await by.call(getWhatIfs, { query: { ...october, userId: company.id } })).body.sandboxes;
  const lines = () =>
    server.inCompany(company.id, (tx) =>
      tx
        .select()
        .from(auditLine)
        .where(inArray(auditLine.type, ['createWhatIf', 'updateWhatIf', 'deleteWhatIf']))
        .orderBy(auditLine.id),
    );
  const close = () =>
    server.inCompany(company.id, (tx) =>
      tx.update(salaryPeriod).set({ closedAt: new Date('2026-11-02T08:00:00Z') }),
    );
  return { server, company, employeeId: id, as, make, list, lines, close };
}

test('a month has several what-ifs, which change nothing of it; each is changed and thrown away by itself', async () => {
  const { server, company, as, make, list } = await arranged();
  const rows = () => server.inCompany(company.id, (tx) => tx.select().from(salary));
  const before = await rows();
  const { status, body } = await make();
  expect([status, body]).toMatchObject([
    200,
    { name: 'Rritja 5 %', changes: [raise], version: 1, createdBy: company.user.name, carried: null },
  ]);
  const other = await make({ name: 'Shpërblim', changes: [] });
  expect((await list()).map(({ name }) => name)).toEqual(['Rritja 5 %', 'Shpërblim']);
  const bonus: WhatIfChange = {
    kind: 'addition',
    who: { to: 'tier', tier: 1 },
    of: 'netto',
    mode: 'by',
    amount: 100,
  };
  const edit = { tenantId: company.id, name: 'Shpërblim 100', changes: [bonus], version: 1 };
  const saved = await as.call(updateWhatIf, { params: { id: other.body.id }, body: edit });
  expect(saved.body).toMatchObject({ name: 'Shpërblim 100', changes: [bonus], version: 2 });
  expect(
    (await as.call(deleteWhatIf, { params: { id: body.id }, body: { tenantId: company.id, version: 1 } }))
      .status,
  ).toBe(200);
  expect((await list()).map(({ name }) => name)).toEqual(['Shpërblim 100']);
  expect(await rows()).toEqual(before);
});

test('refuses changes that cannot be, at their place', async () => {
  const { employeeId, make } = await arranged();
  const refused = async (change: WhatIfChange) => {
    const { status, body } = await make({ changes: [raise, change] });
    return [status, (body as unknown as { fields?: { path: string; code: string }[] }).fields?.[0]];
  };
  expect(await refused({ ...raise, from: '2026-11-01' })).toMatchObject([
    422,
    { path: 'changes.1.from', code: 'dayOutsideMonth' },
  ]);
  expect(await refused({ kind: 'contribution', who: { to: 'all' } })).toMatchObject([
    422,
    { code: 'changesNothing' },
  ]);
  const bands = [{ from: 10, to: null, percentage: 10 }];
  expect(await refused({ kind: 'taxBands', tier: 1, bands })).toMatchObject([
    422,
    { path: 'changes.1.bands', code: 'bandsDoNotFit' },
  ]);
  expect(await refused({ kind: 'salary', who: { to: 'all' }, mode: 'to', amount: -5 })).toMatchObject([
    422,
    { path: 'changes.1.amount' },
  ]);
  const people: WhatIfPeople = { to: 'people', employeeIds: [employeeId, 999_999] };
  expect(await refused({ kind: 'gross', who: people, amount: 800 })).toMatchObject([
    404,
    { code: 'employeeUnknown' },
  ]);
  expect(await refused({ kind: 'gross', who: { to: 'sector', sectorId: 999 }, amount: 800 })).toMatchObject([
    404,
    { code: 'sectorUnknown' },
  ]);
  expect((await make({ changes: Array.from({ length: 31 }, () => raise) })).status).toBe(422);
});

test('a name is taken once in a month, and the second of two conflicting edits is refused', async () => {
  const { company, as, make } = await arranged();
  const { body } = await make();
  expect(await make()).toMatchObject({
    status: 422,
    body: { fields: [{ path: 'name', code: 'nameTaken' }] },
  });
  const both = await Promise.all([make({ name: 'Njëkohësisht' }), make({ name: 'Njëkohësisht' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const edit = (name: string) =>
    as.call(updateWhatIf, {
      params: { id: body.id },
      body: { tenantId: company.id, name, changes: [], version: 1 },
    });
  expect((await Promise.all([edit('Një'), edit('Dy')])).map(({ status }) => status).sort()).toEqual([
    200, 409,
  ]);
});

test('a month that is closed or was never calculated has no new ones; those it has can only be thrown away', async () => {
  const { company, as, make, list, close } = await arranged();
  const { body } = await make();
  expect(await make({ month: 9 })).toMatchObject({ status: 409, body: { code: 'NO_SALARIES' } });
  await close();
  expect(await make({ name: 'Vonë' })).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
  const about = { params: { id: body.id } };
  const edit = { tenantId: company.id, name: 'Vonë', changes: [], version: 1 };
  expect(await as.call(updateWhatIf, { ...about, body: edit })).toMatchObject({
    status: 409,
    body: { code: 'PERIOD_CLOSED' },
  });
  expect((await as.call(deleteWhatIf, { ...about, body: { tenantId: company.id, version: 1 } })).status).toBe(
    200,
  );
  expect(await list()).toEqual([]);
});

test('another company neither sees, changes nor throws away a what-if, and nobody does without a session', async () => {
  const { server, company, make, list } = await arranged();
  const { body } = await make();
  const drini = await server.company({ name: 'Drini' });
  const they = server.as(drini.admin);
  expect((await they.call(getWhatIfs, { query: { ...october, userId: company.id } })).status).toBe(403);
  expect((await they.call(getWhatIfs, { query: { ...october, userId: drini.id } })).body).toEqual({
    sandboxes: [],
  });
  expect((await make({}, they)).status).toBe(403);
  for (const [tenantId, status] of [[company.id, 403] as const, [drini.id, 404] as const]) {
    const edit = { tenantId, name: 'E huaj', changes: [], version: 1 };
    expect((await they.call(updateWhatIf, { params: { id: body.id }, body: edit })).status).toBe(status);
    expect(
      (await they.call(deleteWhatIf, { params: { id: body.id }, body: { tenantId, version: 1 } })).status,
    ).toBe(status);
  }
  expect((await make({}, server.as(undefined))).status).toBe(401);
  expect(await list()).toHaveLength(1);
});

test('every write leaves its audit line', async () => {
  const { company, as, make, lines } = await arranged();
  const { body } = await make();
  const about = { params: { id: body.id } };
  await as.call(updateWhatIf, {
    ...about,
    body: { tenantId: company.id, name: 'Rritja', changes: [raise], version: 1 },
  });
  await as.call(deleteWhatIf, { ...about, body: { tenantId: company.id, version: 2 } });
  expect(await lines()).toMatchObject([
    { page: 'salaries', type: 'createWhatIf', objectId: body.id, changes: { name: { new: 'Rritja 5 %' } } },
    { type: 'updateWhatIf', changes: { name: { old: 'Rritja 5 %', new: 'Rritja' } } },
    { type: 'deleteWhatIf', changes: { name: { old: 'Rritja' } } },
  ]);
});
