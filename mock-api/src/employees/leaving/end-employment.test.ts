import {
  createRecurringLine,
  type EndOfEmployment,
  endEmployment,
  getActiveEmployees,
  getEmployee,
  getEmployeesByStatus,
  getEmployeesByStatusCount,
  getEndOfEmployment,
  getRecurringLines,
  previewEndOfEmployment,
  undoEndOfEmployment,
} from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getEmployeeVacations } from '@paga/contract/leave';
import { updateSalaries } from '@paga/contract/payroll';
import { EmployeeStatus, RoleId } from '@paga/contract/shapes';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { auditLine } from '#core/audit/table.ts';

const october = { month: 10, year: 2026 };

async function arranged() {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  const [arta = 0, besa = 0] = await createdEmployees(
    as,
    company,
    {},
    { firstName: 'Besa', lastName: 'Berisha' },
  );
  const bodyOf = async (facts: Partial<EndOfEmployment> = {}, ids = [arta]): Promise<EndOfEmployment> => {
    const people = [];
    for (const employeeId of ids) {
      const { version } = (await as.call(getEmployee, { query: { employeeId } })).body;
      people.push({ employeeId, version, leaveDays: null });
    }
    return {
      ...{ tenantId: company.id, lastDay: '2026-10-16', reason: 'resignation', noticeOn: '2026-10-01' },
      ...{ settleLines: false, people, ...facts },
    };
  };
  const loan = async () =>
    as.call(createRecurringLine, {
      body: {
        tenantId: company.id,
        employeeId: arta,
        line: {
          ...{ name: 'Kredi', field: 'stops', from: '2026-10-01', to: null, order: 1 },
          ...{ amount: 120, share: null, total: 600 },
        },
      },
    });
  return { server, company, as, arta, besa, bodyOf, loan };
}

const firstField = (body: unknown) => (body as { fields?: { path: string; code: string }[] }).fields?.[0];

test('the month pays what the preview said: days worked, unused leave as a line of its own taxed as pay, the rest of a loan', async () => {
  const { server, company, as, arta, bodyOf, loan } = await arranged();
  await loan();
  const body = await bodyOf({ settleLines: true });
  const { body: previewed } = await as.call(previewEndOfEmployment, { body });
  expect(previewed[0]).toMatchObject({
    refusal: null,
    openEnded: true,
    since: '2024-03-01',
    notice: { days: 30, article: '69', firstDay: '2026-10-31', short: 15 },
    leave: { left: 20, paid: 20, base: 1000, amount: 909.09, booked: 0 },
    salary: {
      ...{ ...october, contractDays: 12, payDays: 22, grossPay: 545.45, leavePay: 909.09 },
      ...{ totalBrutto: 1454.54, contribution: 72.73, tax: 109.18, deductions: 600, netto: 672.63 },
    },
    lines: [{ name: 'Kredi', taken: 600, owed: 0 }],
  });
  expect((await as.call(endEmployment, { body })).body).toEqual(previewed);
  const [row] = await calculatedMonth(server, company, october);
  expect(row).toMatchObject({
    ...{ mark: 'ended', initialBrutto: 545.45, totalBrutto: 1454.54, tax: 109.18, netto: 672.63 },
    lines: expect.arrayContaining([
      expect.objectContaining({ name: 'Pushim i pashfrytëzuar', taken: 909.09 }),
    ]),
  });
  const { body: leave } = await as.call(getEmployeeVacations, {
    params: { id: arta },
    query: { year: 2026 },
  });
  expect(leave.annualLeft).toBe(0);
  const { body: saved } = await as.call(getEndOfEmployment, { query: { employeeId: arta } });
  expect(saved).toMatchObject({ openEnded: true, leaveDays: 20, leavePay: 909.09, mayUndo: true });
});

test('an end is undone while its month is open: contract, status, lines and leave are as before', async () => {
  const { server, company, as, arta, bodyOf, loan } = await arranged();
  await loan();
  await as.call(endEmployment, { body: await bodyOf({ settleLines: true }) });
  const undo = () => as.call(undoEndOfEmployment, { body: { tenantId: company.id, employeeId: arta } });
  expect((await undo()).status).toBe(204);
  const { body: person } = await as.call(getEmployee, { query: { employeeId: arta } });
  expect([person.expirationContract, person.employeeStatus]).toEqual([null, EmployeeStatus.active]);
  const { body: lines } = await as.call(getRecurringLines, { query: { employeeId: arta } });
  expect(lines).toMatchObject([{ name: 'Kredi', amount: 120, to: null }]);
  const [row] = await calculatedMonth(server, company, october);
  expect(row).toMatchObject({ totalBrutto: 1000, netto: 764 });
  expect((await undo()).status).toBe(404);
  await as.call(endEmployment, { body: await bodyOf() });
  await calculatedMonth(server, company, october);
  await closedMonth(server, company, october);
  expect((await undo()).body.code).toBe('PERIOD_CLOSED');
  const types = await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(auditLine.id));
  expect(types.map(({ type }) => type).filter((type) => /end(Employment|Of)/i.test(type))).toEqual([
    'endEmployment',
    'undoEndOfEmployment',
    'endEmployment',
  ]);
});

test('an addition typed into the last month is said: it stands in the place of the unused leave', async () => {
  const { server, company, as, bodyOf } = await arranged();
  const [row] = await calculatedMonth(server, company, october);
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const rows = [{ salaryId: row?.id ?? 0, version: row?.version ?? 0, extraBrutto: 100 }];
  await as.call(updateSalaries, { body: { tenantId: company.id, ...october, rows } });
  const { body } = await as.call(previewEndOfEmployment, { body: await bodyOf() });
  expect(body[0]).toMatchObject({
    leave: { amount: 909.09 },
    salary: { leavePay: 100, otherAdditions: 0, totalBrutto: 645.45 },
  });
});

test('several end at once, all of them or nobody; who cannot is named', async () => {
  const { server, company, as, arta, besa, bodyOf } = await arranged();
  const body = await bodyOf({}, [arta, besa]);
  const early = { ...body, lastDay: '2024-02-01' };
  const refused = await as.call(endEmployment, { body: early });
  expect([refused.status, firstField(refused.body)]).toMatchObject([
    422,
    { path: 'people.0', code: 'endBeforeStart' },
  ]);
  const many = body.people.map((one) => ({ ...one, leaveDays: 20.5 }));
  const tooMany = await as.call(endEmployment, { body: { ...body, people: many } });
  expect(firstField(tooMany.body)?.code).toBe('tooManyDays');
  expect((await as.call(endEmployment, { body })).body.map(({ name }) => name)).toEqual([
    'Arta Krasniqi',
    'Besa Berisha',
  ]);
  expect((await as.call(endEmployment, { body })).body.code).toBe('CONFLICT');
  await calculatedMonth(server, company, october);
  await closedMonth(server, company, october);
  const again = { ...(await bodyOf({ lastDay: '2026-10-09' }, [arta])) };
  expect((await as.call(previewEndOfEmployment, { body: again })).body[0]?.refusal).toEqual({
    code: 'monthClosed',
    detail: '10.2026',
  });
});

test('who leaves is active until the last day, and not from the day after', async () => {
  const { server, company, as, arta, besa, bodyOf } = await arranged();
  await as.call(endEmployment, { body: await bodyOf() });
  const active = async (moment: string) => {
    server.clock.set(moment);
    // Somebody who signs in on that day: the session of before has been idle for too long.
    const as = server.as(await server.user({ roleId: RoleId.companyAdmin, companies: [company.id] }));
    const { body } = await as.call(getActiveEmployees, { query: { userId: company.id } });
    const query = { tenantId: company.id, status: EmployeeStatus.active, page: 1, pageSize: 10 };
    const { body: list } = await as.call(getEmployeesByStatus, { query });
    const { body: counts } = await as.call(getEmployeesByStatusCount, { query: { tenantId: company.id } });
    return {
      ids: body.map(({ id }) => id),
      statuses: list.data.map(({ id, employeeStatus }) => [id, employeeStatus]),
      counts: [counts.active, counts.inactive],
    };
  };
  const both = {
    ids: [arta, besa],
    statuses: [
      [arta, 1],
      [besa, 1],
    ],
    counts: [2, 0],
  };
  expect(await active('2026-10-15T09:00:00Z')).toEqual(both);
  expect(await active('2026-10-16T21:59:00Z')).toEqual(both);
  expect(await active('2026-10-16T22:01:00Z')).toEqual({
    ids: [besa],
    statuses: [[besa, 1]],
    counts: [1, 1],
  });
});

test('nobody of another company ends or sees an end', async () => {
  const { server, as, arta, bodyOf } = await arranged();
  const other = await server.company();
  const theirs = server.as(other.admin);
  const body = { ...(await bodyOf()), tenantId: other.id };
  expect((await theirs.call(endEmployment, { body })).status).toBe(404);
  expect((await theirs.call(previewEndOfEmployment, { body })).status).toBe(404);
  expect((await theirs.call(getEndOfEmployment, { query: { employeeId: arta } })).status).toBe(404);
  expect((await as.call(getEndOfEmployment, { query: { employeeId: arta } })).body).toBeNull();
});
