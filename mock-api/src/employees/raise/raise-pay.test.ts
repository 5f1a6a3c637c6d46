import {
  getEmployee,
  getEmployeeHistory,
  getPayRaise,
  type PayRaise,
  previewPayRaise,
  raisePay,
  undoPayRaises,
} from '@paga/contract/employees';
import { EmploymentType, SalaryPaymentType } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { signingOffice } from '@paga/testing/signing-office';
import { auditLine } from '#core/audit/table.ts';

const october = { month: 10, year: 2026 };

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const [arta = 0, besa = 0, dren = 0] = await createdEmployees(
    as,
    company,
    {},
    { firstName: 'Besa', lastName: 'Berisha', bruttoSalary: 333.33, employmentType: EmploymentType.partTime },
    {
      ...{ firstName: 'Dren', lastName: 'Shala', bruttoSalary: null, pricePerHour: 5.55 },
      salaryPaymentType: SalaryPaymentType.hourly,
    },
  );
  const personOf = async (employeeId: number) => (await as.call(getEmployee, { query: { employeeId } })).body;
  const bodyOf = async (
    facts: Partial<PayRaise> & { pays?: readonly number[] } = {},
    ids = [arta],
  ): Promise<PayRaise> => {
    const { pays, ...rest } = facts;
    const people = [];
    for (const [index, employeeId] of ids.entries())
      people.push({ employeeId, version: (await personOf(employeeId)).version, pay: pays?.[index] ?? null });
    return {
      ...{ tenantId: company.id, validFrom: '2026-10-12', percent: pays ? null : 7.5, side: 'gross' },
      ...{ people, ...rest },
    };
  };
  const undo = (...employeeIds: number[]) =>
    as.call(undoPayRaises, { body: { tenantId: company.id, employeeIds } });
  return { server, company, as, arta, besa, dren, bodyOf, personOf, undo };
}

const firstField = (body: unknown) => (body as { fields?: { path: string; code: string }[] }).fields?.[0];

test('an open month pays what the preview said, split by days, and the history has the day', async () => {
  const { server, company, as, arta, bodyOf } = await arranged();
  await calculatedMonth(server, company, october);
  const body = await bodyOf();
  const { body: previewed } = await as.call(previewPayRaise, { body });
  expect(previewed[0]).toMatchObject({
    ...{ refusal: null, unit: 'month', oldPay: 1000, newPay: 1075, minimum: null, until: null },
    months: [
      {
        ...october,
        before: { gross: 1000, netto: 884, cost: 1050 },
        after: { gross: 1051.14, netto: 927.72, cost: 1103.7 },
      },
    ],
    monthly: { month: 11, year: 2026, after: { gross: 1075, cost: 1128.75 } },
  });
  expect((await as.call(raisePay, { body })).body).toEqual(previewed);
  const [row] = await calculatedMonth(server, company, october);
  expect(row).toMatchObject({ totalBrutto: 1051.14, netto: 927.72 });
  const { body: history } = await as.call(getEmployeeHistory, { query: { employeeId: arta } });
  expect(history[0]).toMatchObject({
    validFrom: '2026-10-12',
    changes: [{ field: 'bruttoSalary', old: 1000, new: 1075 }],
  });
  expect((await as.call(raisePay, { body })).body.code).toBe('CONFLICT');
});

test('a raise is undone while its month is open and the pay is as it left it; a change entered for later stays', async () => {
  const { server, company, as, arta, bodyOf, personOf, undo } = await arranged();
  await as.call(raisePay, { body: await bodyOf({ validFrom: '2026-11-10', pays: [1200] }) });
  const first = await bodyOf({ validFrom: '2026-10-01', pays: [1100] });
  expect((await as.call(previewPayRaise, { body: first })).body[0]?.until).toBe('2026-11-10');
  await as.call(raisePay, { body: first });
  const saved = async () => (await as.call(getPayRaise, { query: { employeeId: arta } })).body;
  expect(await saved()).toMatchObject({ oldPay: 1000, newPay: 1100, validFrom: '2026-10-01', mayUndo: true });
  expect((await undo(arta)).status).toBe(204);
  const days = (await as.call(getEmployeeHistory, { query: { employeeId: arta } })).body.map(
    ({ validFrom }) => validFrom,
  );
  expect([(await personOf(arta)).bruttoSalary, days]).toEqual([1000, ['2026-11-10', '2024-03-01']]);
  expect(await saved()).toMatchObject({ newPay: 1200, mayUndo: true });
  await as.call(raisePay, { body: await bodyOf({ validFrom: '2026-10-01', pays: [1100] }) });
  await calculatedMonth(server, company, october);
  await closedMonth(server, company, october);
  expect(await saved()).toMatchObject({ newPay: 1100, mayUndo: false });
  expect((await undo(arta)).body.code).toBe('PERIOD_CLOSED');
  const late = await as.call(previewPayRaise, { body: await bodyOf({ pays: [1300] }) });
  expect(late.body[0]?.refusal).toEqual({ code: 'monthClosed', detail: '10.2026' });
  const lines = await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(auditLine.id));
  const types = lines.filter(({ type }) => /raise/i.test(type));
  expect(types.map(({ type }) => type)).toEqual(['raisePay', 'raisePay', 'undoPayRaise', 'raisePay']);
  expect(types[1]?.changes).toMatchObject({ bruttoSalary: { old: 1000, new: 1100 } });
});

test('what others changed about the pay since is not undone with it', async () => {
  const { as, arta, bodyOf, undo } = await arranged();
  await as.call(raisePay, { body: await bodyOf({ validFrom: '2026-10-01', pays: [1100] }) });
  const second = await bodyOf({ validFrom: '2026-12-01', pays: [1150] });
  await as.call(raisePay, { body: second });
  await undo(arta);
  expect((await as.call(getPayRaise, { query: { employeeId: arta } })).body).toMatchObject({ newPay: 1100 });
  expect((await undo(arta)).status).toBe(204);
  expect((await undo(arta)).status).toBe(404);
});

test('many at once by per cent: half up to the cent, an hour too, all of them or nobody', async () => {
  const { as, arta, besa, dren, bodyOf, personOf } = await arranged();
  const ids = [arta, besa, dren];
  const body = await bodyOf({ percent: 3.5 }, ids);
  const answer = await as.call(raisePay, { body });
  expect(answer.body.map(({ unit, oldPay, newPay }) => [unit, oldPay, newPay])).toEqual([
    ['month', 1000, 1035],
    ['month', 333.33, 345],
    ['hour', 5.55, 5.74],
  ]);
  const shown = await Promise.all(ids.map(personOf));
  expect(shown.map(({ bruttoSalary, pricePerHour }) => bruttoSalary || pricePerHour)).toHaveLength(3);
  const again = await bodyOf({ percent: 0 }, ids);
  const refused = await as.call(raisePay, { body: again });
  expect([refused.status, firstField(refused.body)]).toMatchObject([422, { path: 'people.0', code: 'same' }]);
});

test('a net is turned into its gross; below the minimum wage it is said; what cannot be raised is named', async () => {
  const { as, arta, besa, dren, bodyOf } = await arranged();
  const preview = async (facts: Parameters<typeof bodyOf>[0], ids?: number[]) =>
    (await as.call(previewPayRaise, { body: await bodyOf(facts, ids) })).body;
  const [net] = await preview({ side: 'net', pays: [1000] });
  expect(net?.monthly?.after.netto).toBe(1000);
  const [low] = await preview({ pays: [450] });
  expect([low?.newPay, low?.minimum]).toEqual([450, 500]);
  const codes = async (facts: Parameters<typeof bodyOf>[0], ids?: number[]) =>
    (await preview(facts, ids)).map(({ refusal }) => refusal?.code);
  expect(await codes({ side: 'net', pays: [10] }, [dren])).toEqual(['netOfHours']);
  expect(await codes({ pays: [1000.005] }, [arta])).toEqual(['finerThanCent']);
  expect(await codes({ pays: [6.1234] }, [dren])).toEqual([undefined]);
  expect(await codes({ validFrom: '2024-02-01' }, [besa])).toEqual(['beforeContract']);
});

test('who raises makes what the month pays, and does not sign it where two people are asked for', async () => {
  const office = await signingOffice();
  const { admin, manager, tenantId, arta, as } = office;
  const { version } = (await as(admin).call(getEmployee, { query: { employeeId: arta } })).body;
  const raise: PayRaise = {
    ...{ tenantId, validFrom: '2026-10-12', percent: 7.5, side: 'gross' },
    people: [{ employeeId: arta, version, pay: null }],
  };
  expect((await as(admin).call(raisePay, { body: raise })).status).toBe(200);
  await office.calculate(manager);
  expect((await office.sign(admin, { month: 10, year: 2026, accepts: true })).status).toBe(403);
});

test('nobody of another company raises or sees a raise', async () => {
  const { server, arta, bodyOf } = await arranged();
  const other = await server.company();
  const theirs = server.as(other.admin);
  const body = { ...(await bodyOf()), tenantId: other.id };
  expect((await theirs.call(raisePay, { body })).status).toBe(404);
  expect((await theirs.call(previewPayRaise, { body })).status).toBe(404);
  expect((await theirs.call(getPayRaise, { query: { employeeId: arta } })).status).toBe(404);
  const undo = { body: { tenantId: other.id, employeeIds: [arta] } };
  expect((await theirs.call(undoPayRaises, undo)).status).toBe(404);
});
