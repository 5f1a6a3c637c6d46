import {
  changeRecurringLine,
  createRecurringLine,
  endRecurringLine,
  getRecurringLineHistory,
  getRecurringLines,
  type LineForm,
} from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  acceptSalaryWarnings,
  carryOverWhatIf,
  closePeriod,
  createWhatIf,
  explainSalary,
  getPayslip,
  getSalaryChecks,
  getSalaryComparison,
  getSalaryTotals,
  reopenPeriod,
  type SalaryEdit,
  type SalaryRow,
  updateSalaries,
  updateSalary,
  verifyPeriod,
} from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { salary } from '#months/table.ts';

type Month = { month: number; year: number };
const september: Month = { month: 9, year: 2026 };
const october: Month = { month: 10, year: 2026 };
const november: Month = { month: 11, year: 2026 };

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company({ code: 'AGI26A' });
  [arta = 0] = await createdEmployees(as(), company, {});
});

const as = () => server.as(company.admin);
const loan: LineForm = {
  name: 'Kredi',
  field: 'stops',
  from: '2026-09-01',
  to: null,
  amount: 120,
  share: null,
  total: 300,
  order: 1,
};

async function entered(form: Partial<LineForm> = {}): Promise<number> {
  const body = { tenantId: company.id, employeeId: arta, line: { ...loan, ...form } };
  const answer = await as().call(createRecurringLine, { body });
  expect(answer.status).toBe(200);
  return answer.body.id;
}
async function rowOf(month: Month): Promise<SalaryRow> {
  const row = (await calculatedMonth(server, company, month)).find(({ employeeId }) => employeeId === arta);
  if (!row) throw new Error('no row');
  return row;
}
const turned = async (call: typeof closePeriod | typeof reopenPeriod, month: Month) =>
  (await as().call(call, { body: { ...month, tenantId: company.id, code: 'AGI26A' } })).status;
const granted = () => as().call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
const typed = async (row: SalaryRow, month: Month, edit: SalaryEdit & { touched?: boolean }) => {
  const { id: salaryId } = row;
  const answer = await as().call(updateSalary, {
    body: { ...month, ...edit, salaryId, tenantId: company.id },
  });
  expect(answer.status).toBe(200);
  return answer.body;
};
const owed = async () =>
  (await as().call(getRecurringLines, { query: { employeeId: arta } })).body.map((line) => line.owed);
const query = (month: Month) => ({ query: { ...month, userId: company.id } });

test('a loan goes down with each closed month, ends with its last instalment, and comes back when one is opened', async () => {
  const id = await entered();
  expect((await rowOf(september)).stopTable).toMatchObject({ stops: 120, total: 120 });
  // An open month before takes its instalment already: no two of them take the same.
  expect((await rowOf(october)).lines).toMatchObject([{ name: 'Kredi', taken: 120, owed: 60 }]);
  expect((await rowOf(november)).lines).toMatchObject([{ wanted: 60, taken: 60, owed: 0 }]);
  expect(await owed()).toEqual([300]);
  expect(await turned(closePeriod, september)).toBe(200);
  expect(await turned(closePeriod, october)).toBe(200);
  expect(await owed()).toEqual([60]);
  expect(await turned(reopenPeriod, october)).toBe(200);
  expect(await owed()).toEqual([180]);
  expect(await turned(closePeriod, october)).toBe(200);
  expect(await turned(closePeriod, november)).toBe(200);
  const december = await rowOf({ month: 12, year: 2026 });
  expect([december.lines, december.stopTable.total]).toEqual([undefined, 0]);
  const { body } = await as().call(getRecurringLineHistory, { query: { id } });
  expect(body.months.map(({ month, taken, closed }) => [month, taken, closed])).toEqual([
    [11, 60, true],
    [10, 120, true],
    [9, 120, true],
  ]);
  const compared = await as().call(getSalaryComparison, query({ month: 12, year: 2026 }));
  expect(compared.body.rows[0]?.causes).toEqual([{ cause: 'lineEnded', amount: 60, lines: ['Kredi'] }]);
  const started = await as().call(getSalaryComparison, query(october));
  expect(started.body.rows[0]?.causes).toEqual([]);
});

test('a closed month verifies with its lines, and a line written over in the table is named', async () => {
  await entered();
  await entered({ name: 'Transporti', field: 'extraNetto', amount: 50, total: null });
  await rowOf(september);
  expect(await turned(closePeriod, september)).toBe(200);
  const verify = async () => (await as().call(verifyPeriod, query(september))).body;
  expect(await verify()).toMatchObject({ identical: 1, hashHolds: true, differences: [] });
  const [row] = await server.inCompany(company.id, (tx) => tx.select().from(salary));
  const forged = row?.lines?.map((line) => ({ ...line, taken: line.taken - 1 })) ?? [];
  await server.inCompany(company.id, (tx) =>
    tx
      .update(salary)
      .set({ lines: forged })
      .where(eq(salary.id, row?.id ?? 0)),
  );
  expect((await verify()).differences).toMatchObject([{ kind: 'stored', figure: 'lines' }]);
  await server.inCompany(company.id, (tx) =>
    tx
      .update(salary)
      .set({ lines: null })
      .where(eq(salary.id, row?.id ?? 0)),
  );
  expect((await verify()).differences).toMatchObject([{ kind: 'stored', figure: 'lines' }]);
});

test('a court order by share, cut at a net of 0, is said by the check, the payslip and the explanation', async () => {
  await entered({ name: 'Përmbarimi', amount: null, share: 60, total: null, order: 1 });
  await entered({ amount: 500, total: 600, order: 2 });
  const row = await rowOf(september);
  expect(row).toMatchObject({ netto: 0, stopTable: { stops: 884 } });
  const { body: checks } = await as().call(getSalaryChecks, query(september));
  const cut = checks.findings.find(({ code }) => code === 'LINES_CUT');
  expect(cut).toMatchObject({
    level: 'warning',
    lines: [{ name: 'Kredi', wanted: 500, taken: 353.6 }],
  });
  expect(await turned(closePeriod, september)).toBe(409);
  const finding = { employeeId: arta, code: 'LINES_CUT' as const, fact: cut?.fact ?? '' };
  await as().call(acceptSalaryWarnings, {
    body: { ...september, tenantId: company.id, note: 'E dimë', findings: [finding] },
  });
  const { body: slip } = await as().call(getPayslip, { params: { id: row.id } });
  expect(slip.lines.map(({ name, taken, owed }) => [name, taken, owed])).toEqual([
    ['Përmbarimi', 530.4, null],
    ['Kredi', 353.6, 246.4],
  ]);
  const { body: trace } = await as().call(explainSalary, { params: { id: row.id } });
  const step = trace.steps.find(({ key }) => key === 'stops');
  expect(step).toMatchObject({ formula: 'lines', value: 884 });
  expect(step?.parts?.[0]?.inputs.map(({ value }) => value)).toEqual(['Përmbarimi', 530.4, 530.4, 60, 884]);
});

test('what is typed counts for its month alone, and says so; null gives the month back to the lines', async () => {
  await entered();
  const row = await rowOf(september);
  await granted();
  // A window sends all four: what the lines say is not typed by that.
  const same = await typed(row, september, { stops: 120, ticketStops: 5 });
  expect([same.stopTable.total, same.lines?.[0]?.typed]).toEqual([125, false]);
  const other = await typed(row, september, { stops: 40 });
  expect(other).toMatchObject({ stopTable: { stops: 40 }, lines: [{ wanted: 120, taken: 40, owed: 260 }] });
  expect(other.problems).toMatchObject([{ level: 'hint', code: 'LINES_TYPED_OVER' }]);
  expect((await typed(row, september, { stops: 0 })).lines).toMatchObject([
    { taken: 0, owed: 300, typed: true },
  ]);
  expect((await rowOf(september)).stopTable).toMatchObject({ stops: 0, ticket: 5 });
  expect((await rowOf(october)).lines).toMatchObject([{ taken: 120, owed: 180 }]);
  expect((await typed(row, september, { stops: null })).stopTable.stops).toBe(120);
  // What an earlier open month takes makes a later one old.
  expect((await as().call(getSalaryTotals, query(october))).body.outdatedBy).toBe('employees');
});

test('a 0 waives a line that stands at 0: with the others, alone, in a block, and whatever is calculated after', async () => {
  await entered({ field: 'avanse', amount: 1000, total: null });
  await entered({ name: 'Ndalesa', amount: null, share: 50, total: null, order: 2 });
  const row = await rowOf(september);
  expect(row).toMatchObject({ stopTable: { avanse: 884, stops: 0 }, netto: 0 });
  await granted();
  const waived = { stopTable: { avanse: 0, stops: 0 }, netto: 884 };
  const back = { stops: null, avanseStops: null, phoneStops: null, ticketStops: null };
  for (const edits of [
    [{ avanseStops: 0, stops: 0 }],
    [{ avanseStops: 0, stops: 0, phoneStops: 0, ticketStops: 0 }],
    [{ stops: 0 }, { avanseStops: 0 }],
  ]) {
    for (const edit of edits) await typed(row, september, edit);
    const now = await rowOf(september);
    expect(now).toMatchObject(waived);
    expect(now.problems.map(({ code }) => code)).toEqual(['LINES_TYPED_OVER']);
    expect((await typed(row, september, back)).netto).toBe(0);
  }
  // A client that sends all four leaves alone what it repeats; one that says it sends what was typed does not.
  const four = { stops: 0, avanseStops: 884, phoneStops: 0, ticketStops: 0 };
  expect((await typed(row, september, four)).edited).toBe(false);
  expect((await typed(row, september, { ...four, touched: true })).lines?.map((line) => line.typed)).toEqual([
    ...[true, true],
  ]);
  await typed(row, september, back);
  const { version } = await rowOf(september);
  const { body } = await as().call(updateSalaries, {
    body: { ...september, tenantId: company.id, rows: [{ salaryId: row.id, version, stops: 0 }] },
  });
  expect(body.saved[0]?.lines?.map((line) => line.typed)).toEqual([true, false]);
  expect((await typed(row, september, { avanseStops: 0 })).netto).toBe(884);
});

test('a sandbox adds to an allowance, and is carried over to the cent', async () => {
  await entered({ name: 'Transporti', field: 'extraBrutto', amount: null, share: 10, total: null });
  expect((await rowOf(september)).extras).toBe(100);
  await granted();
  const changes = [
    { kind: 'raise', who: { to: 'all' }, percentage: 10 },
    { kind: 'addition', who: { to: 'all' }, of: 'brutto', mode: 'by', amount: 20 },
  ] as const;
  const made = await as().call(createWhatIf, {
    body: { ...september, tenantId: company.id, name: 'Provë', changes: [changes[0]] },
  });
  const both = await as().call(createWhatIf, {
    body: { ...september, tenantId: company.id, name: 'Shtesë', changes: [changes[1]] },
  });
  for (const [one, extras] of [
    [both, 120],
    [made, 120],
  ] as const) {
    const { body: checks } = await as().call(getSalaryChecks, query(september));
    expect(checks.findings.filter(({ level }) => level === 'error')).toEqual([]);
    const rows = await calculatedMonth(server, company, september);
    const { id, version } = one.body;
    const seen = rows.map((row) => ({ salaryId: row.id, version: row.version }));
    const carried = await as().call(carryOverWhatIf, {
      params: { id },
      body: { tenantId: company.id, version, rows: seen },
    });
    expect([carried.status, (await rowOf(september)).extras]).toEqual([200, extras]);
  }
});

test('a change of amount holds from a month on, and closed months keep what they had', async () => {
  const id = await entered({ total: null });
  await rowOf(september);
  await turned(closePeriod, september);
  const change = (line: Partial<LineForm>, version: number, since?: string) =>
    as().call(changeRecurringLine, {
      body: {
        tenantId: company.id,
        id,
        version,
        since: since ?? null,
        line: { ...loan, total: null, ...line },
      },
    });
  const fieldsOf = async (answer: ReturnType<typeof change>) => {
    const { status, body } = await answer;
    return [status, (body as unknown as { fields?: { path: string; code: string }[] }).fields?.[0]];
  };
  expect((await change({ amount: 150 }, 1)).status).toBe(200);
  expect((await rowOf(october)).stopTable.stops).toBe(150);
  expect(await fieldsOf(change({ amount: 10 }, 2, '2026-09-01'))).toMatchObject([
    422,
    { path: 'since', code: 'monthClosed' },
  ]);
  expect(await fieldsOf(change({ amount: 150, from: '2026-10-01' }, 2))).toMatchObject([
    422,
    { path: 'from' },
  ]);
  expect(await fieldsOf(change({ amount: 150, field: 'avanse' }, 2))).toMatchObject([422, { path: 'field' }]);
  expect(await fieldsOf(change({ amount: 150, total: 100 }, 2))).toMatchObject([422, { path: 'total' }]);
  expect((await change({ amount: 150 }, 1)).status).toBe(409);
  await turned(reopenPeriod, september);
  expect((await rowOf(september)).stopTable.stops).toBe(120);
  const end = await as().call(endRecurringLine, {
    body: { tenantId: company.id, id, version: 2, to: '2026-09-10' },
  });
  expect([end.status, end.body.to]).toEqual([200, '2026-09-30']);
  expect((await rowOf(october)).stopTable.stops).toBe(0);
});
