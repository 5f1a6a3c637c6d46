import {
  changeRecurringLine,
  createRecurringLine,
  deleteRecurringLine,
  endRecurringLine,
  getRecurringLines,
  type LineForm,
} from '@paga/contract/employees';
import { closePeriod } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { auditLine } from '#core/audit/table.ts';

const loan: LineForm = {
  name: 'Kredi',
  field: 'stops',
  from: '2026-10-15',
  to: null,
  amount: 120,
  share: null,
  total: 600,
  order: 1,
};

async function arranged() {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const [employeeId = 0] = await createdEmployees(server.as(company.admin), company, {});
  const as = server.as(company.user);
  const create = (line: Partial<LineForm> = {}) =>
    as.call(createRecurringLine, { body: { tenantId: company.id, employeeId, line: { ...loan, ...line } } });
  const list = async () => (await as.call(getRecurringLines, { query: { employeeId } })).body;
  return { server, company, employeeId, as, create, list };
}

const firstField = (body: unknown) => (body as { fields?: { path: string; code: string }[] }).fields?.[0];

test('those who edit employees enter, change, end and delete lines, each with its line in the audit log', async () => {
  const { server, company, as, create, list } = await arranged();
  const { body: made } = await create();
  expect(made).toMatchObject({ from: '2026-10-01', owed: 600, taken: 0, version: 1 });
  await create({ name: 'Transporti', field: 'extraNetto', amount: null, share: 5, total: null, order: 2 });
  expect((await list()).map(({ name, share }) => [name, share])).toEqual([
    ['Kredi', null],
    ['Transporti', 5],
  ]);
  const of = { tenantId: company.id, id: made.id };
  const changed = await as.call(changeRecurringLine, {
    body: { ...of, version: 1, line: { ...loan, amount: 150, name: 'Kredia e banesës' } },
  });
  expect(changed.body).toMatchObject({ amount: 150, version: 2 });
  const ended = await as.call(endRecurringLine, { body: { ...of, version: 2, to: '2026-12-01' } });
  expect(ended.body.to).toBe('2026-12-31');
  const removed = await as.call(deleteRecurringLine, { query: { ...of, version: 3 } });
  expect([removed.status, (await list()).length]).toEqual([204, 1]);
  const lines = await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(auditLine.id));
  const about = lines.filter(({ type }) => type.endsWith('RecurringLine'));
  expect(about.map(({ type }) => type.replace('RecurringLine', ''))).toEqual([
    'create',
    'create',
    'change',
    'end',
    'delete',
  ]);
  expect(about[2]).toMatchObject({
    page: 'employees',
    objectId: made.employeeId,
    changes: { line: { old: 'Kredi', new: 'Kredia e banesës' }, amount: { old: 120, new: 150 } },
  });
});

test.each<[Partial<LineForm>, string, string]>([
  [{ share: 5 }, 'amount', 'amountOrShare'],
  [{ amount: null }, 'amount', 'amountOrShare'],
  [{ to: '2026-09-30' }, 'to', 'endBeforeStart'],
])('refuses %j at its field', async (line, path, code) => {
  const { create } = await arranged();
  const { status, body } = await create(line);
  expect([status, firstField(body)]).toMatchObject([422, { path, code }]);
});

test('refuses what no line can be: no name, nothing or less, above 100 percent, an unknown field', async () => {
  const { create } = await arranged();
  for (const line of [
    { name: ' ' },
    { amount: 0 },
    { amount: -1 },
    { amount: null, share: 101 },
    { order: 0 },
  ])
    expect((await create(line)).status).toBe(422);
  expect((await create({ field: 'netto' as never })).status).toBe(422);
});

test('a closed month lets no line in, and none that it has be deleted', async () => {
  const { server, company, create, as } = await arranged();
  const { body: made } = await create();
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const body = { month: 10, year: 2026, tenantId: company.id, code: 'AGI26A' };
  expect((await server.as(company.admin).call(closePeriod, { body })).status).toBe(200);
  const late = await create({ name: 'Tjetra' });
  expect([late.status, firstField(late.body)]).toMatchObject([422, { path: 'from', code: 'monthClosed' }]);
  const kept = await as.call(deleteRecurringLine, {
    query: { tenantId: company.id, id: made.id, version: 1 },
  });
  expect([kept.status, firstField(kept.body)]).toMatchObject([422, { path: 'id', code: 'monthClosed' }]);
  expect((await create({ name: 'Tjetra', from: '2026-11-01' })).status).toBe(200);
});

test('another company sees and changes none of it', async () => {
  const { server, create, employeeId } = await arranged();
  const { body: made } = await create();
  const other = await server.company({ name: 'Drini' });
  const as = server.as(other.admin);
  const of = { tenantId: other.id, id: made.id };
  const answers = [
    await as.call(getRecurringLines, { query: { employeeId } }),
    await as.call(createRecurringLine, { body: { tenantId: other.id, employeeId, line: loan } }),
    await as.call(changeRecurringLine, { body: { ...of, version: 1, line: loan } }),
    await as.call(endRecurringLine, { body: { ...of, version: 1, to: '2026-12-01' } }),
    await as.call(deleteRecurringLine, { query: { ...of, version: 1 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
});
