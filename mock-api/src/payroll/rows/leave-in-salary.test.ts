import { deleteVacation, storeVacation } from '@paga/contract/leave';
import { getLeaveSalaries, getSalaryLeaves } from '@paga/contract/payroll';
import { LeaveType } from '@paga/contract/shapes';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aWorker, type LeaveFacts } from '@paga/testing/vacations';

let server: TestServer;
let company: TestCompany;
let arta: number;

// 1,000.00 a month; October and November 2026 have 22 and 21 pay days.
beforeEach(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi' });
  arta = await aWorker(server, company, { personalNumber: '1234567892' });
});

async function booked(facts: LeaveFacts): Promise<number> {
  const { body } = await server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId: arta, ...aLeave(facts) } });
  if (!('vacation' in body) || !body.vacation) throw new Error(JSON.stringify(body));
  return body.vacation.id;
}
const rowOf = async (month: number) => {
  const [row] = await calculatedMonth(server, company, { month, year: 2026 });
  return row?.id ?? 0;
};
const leavesOf = async (id: number) =>
  (await server.as(company.user).call(getSalaryLeaves, { params: { id } })).body;
const salariesOf = async (id: number) =>
  (await server.as(company.user).call(getLeaveSalaries, { params: { id } })).body;

test('a leave over two months and the rows that hold it lead to each other, each with its days and what it did', async () => {
  const leave = await booked({
    type: LeaveType.special,
    reason: 'childBirth',
    from: '2026-10-30',
    to: '2026-11-03',
  });
  const maternity = await booked({ type: LeaveType.maternity, from: '2026-11-16', to: '2026-12-31' });
  const october = await rowOf(10);
  expect(await leavesOf(october)).toEqual([
    {
      ...{ vacationId: leave, employeeId: arta, typeId: LeaveType.special, reason: 'childBirth' },
      ...{ from: '2026-10-30', to: '2026-11-03', days: 1, percentage: 100, gross: 0, netto: 0 },
    },
  ]);
  expect(await salariesOf(leave)).toMatchObject([
    { year: 2026, month: 10, days: 1, closed: false, effect: { salaryId: october, days: 1, gross: 0 } },
    { year: 2026, month: 11, days: 2, closed: false, effect: null },
  ]);
  const november = await rowOf(11);
  // 11 of 21 days at 70 %: 30 % of 523.81 is missing.
  expect(await leavesOf(november)).toMatchObject([
    { vacationId: leave, days: 2, gross: 0 },
    { vacationId: maternity, days: 11, percentage: 70, gross: -157.14 },
  ]);
  const [first, second] = await salariesOf(maternity);
  expect(first).toMatchObject({ month: 11, effect: { salaryId: november, gross: -157.14 } });
  expect(first?.effect?.netto).toBeLessThan(0);
  expect(second).toMatchObject({ month: 12, days: 23, effect: null });
});

test('maternity leave is at its percentage, at none after six months, and at no single one in the month between', async () => {
  const leave = await booked({ type: LeaveType.maternity, from: '2026-04-10', to: '2026-11-30' });
  for (const month of [9, 10, 11]) await rowOf(month);
  const months = await salariesOf(leave);
  expect(months.slice(5).map(({ month, effect }) => [month, effect?.percentage])).toEqual([
    [9, 70],
    [10, null],
    [11, 0],
  ]);
  expect(months.at(-1)?.effect?.gross).toBe(-1000);
});

test('a closed month keeps its leave, and an open row the one it was calculated with', async () => {
  const closedLeave = await booked({ type: LeaveType.medical, from: '2026-09-07', to: '2026-09-08' });
  const openLeave = await booked({ from: '2026-10-05', to: '2026-10-06' });
  await rowOf(9);
  await closedMonth(server, company, { month: 9, year: 2026 });
  expect(await salariesOf(closedLeave)).toMatchObject([{ month: 9, closed: true, effect: { days: 2 } }]);
  const october = await rowOf(10);
  await server.as(company.admin).call(deleteVacation, { params: { id: openLeave } });
  expect(await leavesOf(october)).toMatchObject([{ vacationId: null, from: '2026-10-05', days: 2 }]);
});

test('neither is answered to another company, or for an id that is none', async () => {
  const leave = await booked({ from: '2026-10-05', to: '2026-10-06' });
  const october = await rowOf(10);
  const drini = server.as((await server.company({ name: 'Drini' })).admin);
  const statuses = [
    await drini.call(getSalaryLeaves, { params: { id: october } }),
    await drini.call(getLeaveSalaries, { params: { id: leave } }),
    await server.as(company.user).call(getLeaveSalaries, { params: { id: 999_999 } }),
    await server.as(undefined).call(getLeaveSalaries, { params: { id: leave } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([404, 404, 404, 401]);
});
