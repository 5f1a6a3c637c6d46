import { updateHealthInsurance, updateMonthSettings, updateOvertime } from '@paga/contract/company/settings';
import { updateLeaveConfiguration } from '@paga/contract/leave';
import { closePeriod, getSalaryTotals } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { paymentDateOf } from '#company/settings/payment-date.ts';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company({ code: 'AGI26A' });
  await createdEmployees(server.as(company.admin), company, {});
});

const [october, november] = [10, 11].map((month) => ({ month, year: 2026 })) as [Month, Month];
type Month = { month: number; year: number };
const configurationOf = async (month: Month) =>
  (await server.as(company.user).call(getSalaryTotals, { query: { ...month, userId: company.id } })).body;
const close = (month: Month) =>
  server.as(company.manager).call(closePeriod, { body: { ...month, tenantId: company.id, code: 'AGI26A' } });

const leave = {
  weekWorkingDays: 6,
  annualLeaveDays: 24,
  annualPercentage: 100,
  medicalLeaveDays: 20,
  medicalPercentage: 70,
  maleSpecialLeaveDays: 5,
  maleSpecialPercentage: 100,
  femaleSpecialLeaveDays: 5,
  femaleSpecialPercentage: 100,
  maternityLeaveDays: 365,
  maternityPercentage: 70,
};
const changeLeave = (validFrom?: string) =>
  server.as(company.manager).call(updateLeaveConfiguration, {
    body: { ...leave, tenantId: company.id, ...(validFrom && { validFrom }) },
  });
const changeHours = (facts: object) =>
  server
    .as(company.manager)
    .call(updateMonthSettings, { body: { hoursPerMonth: 160, paymentDay: 31, paymentMonth: 0, ...facts } });

test('the working week changes the pay days of the months from its day on, and of no month before', async () => {
  expect((await changeLeave('2026-11-01')).status).toBe(200);
  const [before] = await calculatedMonth(server, company, october);
  const [after] = await calculatedMonth(server, company, november);
  expect([before?.payDays, after?.payDays]).toEqual([22, 25]);
});

test('the hours of the month change the price of an hour from the month in which they begin', async () => {
  // A month goes by what is in force on its last day.
  expect((await changeHours({ validFrom: '2026-11-30' })).status).toBe(200);
  const [before] = await calculatedMonth(server, company, october);
  const [after] = await calculatedMonth(server, company, november);
  expect([before?.workingHoursPerMonth, after?.workingHoursPerMonth]).toEqual([176, 160]);
  expect([before?.pricePerHour, after?.pricePerHour]).toEqual([5.6818, 6.25]);
});

test('a calculated month that is still open follows when it is calculated again', async () => {
  const [first] = await calculatedMonth(server, company, october);
  await changeHours({ validFrom: '2026-10-01' });
  const [second] = await calculatedMonth(server, company, october);
  expect([first?.pricePerHour, second?.pricePerHour]).toEqual([5.6818, 6.25]);
});

test('overtime and premiums hold for the months from their day on', async () => {
  const as = server.as(company.manager);
  const uplifts = {
    nightPercentage: 40,
    weekendPercentage: 50,
    afterHoursPercentage: 30,
    holidayPercentage: 50,
    guardPercentage: 20,
  };
  await as.call(updateOvertime, { body: { ...uplifts, validFrom: '2026-11-01' } });
  const premiums = { prime: 30, partner: 0, children: 0, adultsChildren: 0, parent: 0 };
  await as.call(updateHealthInsurance, { body: { ...premiums, validFrom: '2026-11-01' } });
  const night = async (month: Month) => (await configurationOf(month)).generalConfiguration.overtime.night;
  const prime = async (month: Month) => (await configurationOf(month)).generalConfiguration.insurance.prime;
  expect([await night(october), await night(november), await prime(october), await prime(november)]).toEqual([
    30, 40, 0, 30,
  ]);
});

test('a closed month never changes: a change that reaches into it is refused', async () => {
  await calculatedMonth(server, company, october);
  const { closedAt: _, ...before } = await configurationOf(october);
  expect((await close(october)).status).toBe(200);
  for (const validFrom of ['2026-09-01', '2026-10-01', '2026-10-31']) {
    const reply = await changeLeave(validFrom);
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'PERIOD_CLOSED', fields: [{ path: 'validFrom', code: 'closedMonth' }] },
    });
    expect((await changeHours({ validFrom })).status).toBe(409);
  }
  expect((await changeLeave('2026-11-01')).status).toBe(200);
  expect((await configurationOf(october)).generalConfiguration).toEqual(before.generalConfiguration);
});

test('a change without a day begins after the last closed month', async () => {
  await calculatedMonth(server, company, october);
  await close(october);
  expect((await changeLeave()).body).toMatchObject({ validFrom: '2026-11-01', weekWorkingDays: 6 });
});

test('a new month is paid on the payment day in force, one calculated before keeps its own', async () => {
  await calculatedMonth(server, company, october);
  expect(
    (await changeHours({ hoursPerMonth: null, paymentDay: 10, paymentMonth: 1, validFrom: '2026-10-01' }))
      .status,
  ).toBe(200);
  await calculatedMonth(server, company, november);
  const paid = async (month: Month) => (await configurationOf(month)).paymentDate;
  expect([await paid(october), await paid(november), await paid({ month: 12, year: 2026 })]).toEqual([
    '2026-10-31',
    '2026-12-10',
    '2027-01-10',
  ]);
});

test('a payment day that a month does not have is its last one', () => {
  expect(paymentDateOf({ paymentDay: 31, paymentMonth: 0 }, { month: 2, year: 2028 })).toBe('2028-02-29');
  expect(paymentDateOf({ paymentDay: 30, paymentMonth: 1 }, { month: 1, year: 2027 })).toBe('2027-02-28');
});
