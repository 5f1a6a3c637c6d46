import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  getSalaries,
  type RowEdit,
  type SalaryRow,
  updateSalaries,
  updateSalary,
} from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { salaryPeriod } from '#months/table.ts';
import { computeEdit } from '../rows/compute.ts';
import { findSalary } from '../rows/stored-salary.ts';

const october = { month: 10, year: 2026 };
let server: TestServer;
let company: TestCompany;
let rows: SalaryRow[];

beforeEach(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
  await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', bruttoSalary: 500 },
    { firstName: 'Token', bruttoSalary: 800 },
  );
  rows = await calculatedMonth(server, company, october);
});

const grant = (user: TestUser = company.admin) =>
  server.as(user).call(authenticateCode, { body: { code: 'AGI26A', userId: user.id } });
const save = (edits: RowEdit[], user: TestUser | undefined = company.admin, body: object = {}) =>
  server.as(user).call(updateSalaries, { body: { tenantId: company.id, ...october, rows: edits, ...body } });
const edit = (index: number, typed: Partial<RowEdit>): RowEdit => ({
  salaryId: rows[index]?.id ?? 0,
  version: 1,
  ...typed,
});
const stored = async () =>
  (await server.as(company.user).call(getSalaries, { query: { ...october, userId: company.id } })).body
    .salaries;
const lines = () =>
  server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id)));

test('many rows are saved in one transaction, each with its own fields, and answered as they are stored', async () => {
  await grant();
  const { status, body } = await save([
    edit(0, { avanseStops: 100 }),
    edit(1, { nightHours: 7.5 }),
    edit(2, { initialBrutto: 777.77 }),
  ]);
  expect(status).toBe(200);
  expect(body.refused).toEqual([]);
  expect(body.saved).toEqual(await stored());
  expect(body.saved.map(({ version }) => version)).toEqual([2, 2, 2]);
  expect(body.saved).toMatchObject([
    { name: 'Arta Krasniqi', netto: 784 },
    { overtimeTable: { nightHours: 7.5 } },
    { initialBrutto: 777.77 },
  ]);
});

test.each(['stops', 'extraBrutto', 'extraNetto', 'initialBrutto'] as const)(
  '%s of more than ten million is refused as a field',
  async (field) => {
    await grant();
    const { status, body } = await save([edit(0, { [field]: 10_000_000.01 })]);
    expect([status, body.fields]).toMatchObject([422, [{ path: `rows.0.${field}`, code: 'too_big' }]]);
    const one = { ...october, tenantId: company.id, salaryId: rows[0]?.id ?? 0, [field]: 1e15 };
    expect((await server.as(company.admin).call(updateSalary, { body: one })).status).toBe(422);
    expect((await save([edit(0, { [field]: 10_000_000 })])).status).toBe(200);
  },
);

test('what the engine refuses of an edit is answered as bad input', async () => {
  const whole = await server.inCompany(company.id, async (tx) =>
    findSalary({ tx, companyId: company.id }, rows[0]?.id ?? 0),
  );
  expect(() => computeEdit(whole.row, { stops: 1e15 }, whole.basis)).toThrow(
    expect.objectContaining({ code: 'VALIDATION_FAILED' }),
  );
});

test('all of it leaves one line, old and new of each field under its person; a name makes nothing a secret', async () => {
  await grant();
  const before = (await lines()).length;
  await save([edit(0, { avanseStops: 100 }), edit(2, { stops: 5 })]);
  const [line, ...older] = await lines();
  expect(older).toHaveLength(before);
  expect(line).toMatchObject({ page: 'salaries', type: 'editMany' });
  const [arta, token] = [`Arta Krasniqi (${rows[0]?.employeeId})`, `Token Krasniqi (${rows[2]?.employeeId})`];
  expect(line?.changes).toEqual({
    month: { old: '10.2026', new: '10.2026' },
    count: { old: '2', new: '2' },
    [`${arta}.avanse`]: { old: 0, new: 100 },
    [`${arta}.netto`]: { old: 884, new: 784 },
    [`${token}.stops`]: { old: 0, new: 5 },
    [`${token}.netto`]: { old: rows[2]?.netto, new: (rows[2]?.netto ?? 0) - 5 },
  });
  await save([{ ...edit(1, { stops: 5 }) }]);
  expect((await lines())[0]).toMatchObject({ type: 'edit', objectId: rows[1]?.id });
});

test('the audit line names typed regular hours and a gross that is typed or cleared', async () => {
  await grant();
  await save([edit(0, { regularHours: 100 }), edit(1, { initialBrutto: 600 })]);
  const [arta, blerta] = [
    `Arta Krasniqi (${rows[0]?.employeeId})`,
    `Blerta Krasniqi (${rows[1]?.employeeId})`,
  ];
  const newest = async () => (await lines())[0]?.changes;
  expect(await newest()).toMatchObject({
    [`${arta}.regularHours`]: { old: null, new: 100 },
    [`${blerta}.initialBrutto`]: { old: 500, new: 600 },
    [`${blerta}.typedBrutto`]: { old: null, new: 600 },
  });
  await save([edit(0, { regularHours: null, version: 2 })]);
  expect(await newest()).toMatchObject({ regularHours: { old: 100, new: null } });
});

test('a row that somebody else has changed is named and left alone, the others are saved', async () => {
  await grant();
  await grant(company.manager);
  await save([edit(1, { stops: 20 })], company.manager);
  const { status, body } = await save([edit(0, { stops: 10 }), edit(1, { stops: 10 })]);
  expect([status, body.refused]).toEqual([
    200,
    [{ salaryId: rows[1]?.id, name: rows[1]?.name, code: 'CONFLICT' }],
  ]);
  expect((await stored()).map(({ stopTable }) => stopTable.stops)).toEqual([10, 20, 0]);
});

test('of two blocks at once each row is saved once', async () => {
  await grant();
  await grant(company.manager);
  const block = (stops: number) => [0, 1, 2].map((index) => edit(index, { stops }));
  const answers = await Promise.all([save(block(10)), save(block(20), company.manager)]);
  expect(answers.map(({ body }) => body.saved.length).sort()).toEqual([0, 3]);
  expect(new Set((await stored()).map(({ stopTable }) => stopTable.stops)).size).toBe(1);
});

test('refuses them all without the code, in a closed month, for strangers, bad amounts, unknown rows and rows named twice', async () => {
  const edits = [edit(0, { stops: 10 })];
  expect(await save(edits)).toMatchObject({ status: 403, body: { code: 'EDIT_NOT_GRANTED' } });
  expect(
    (
      await server
        .as(undefined)
        .call(updateSalaries, { body: { tenantId: company.id, ...october, rows: edits } })
    ).status,
  ).toBe(401);
  await grant();
  expect((await save([edit(0, { stops: -1 })])).status).toBe(422);
  const hours = await save([edit(0, { nightHours: 7.333 })]);
  expect(hours).toMatchObject({
    status: 422,
    body: { code: 'VALIDATION_FAILED', fields: [{ path: 'rows.0.nightHours' }] },
  });
  expect((await save([])).status).toBe(422);
  expect((await save([...edits, ...edits])).status).toBe(422);
  expect((await save([...edits, { salaryId: 999_999, version: 1 }])).status).toBe(404);
  const drini = await server.company({ name: 'Drini', code: 'DRI26A' });
  expect((await save(edits, drini.admin)).status).toBe(403);
  expect(await save(edits, company.admin, { month: 9 })).toMatchObject({
    status: 409,
    body: { code: 'NO_SALARIES' },
  });
  await server.inCompany(company.id, (tx) =>
    tx.update(salaryPeriod).set({ closedAt: new Date('2026-11-02T08:00:00Z') }),
  );
  expect(await save(edits)).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
  expect((await stored())[0]?.stopTable.stops).toBe(0);
});
