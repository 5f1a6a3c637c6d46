import { storeVacation } from '@paga/contract/leave';
import { getPayslip, getSalaryChecks, getSalaryTotals } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { aLeave } from '@paga/testing/vacations';
import { eq } from 'drizzle-orm';
import {
  contributionSetting,
  hoursSetting,
  insuranceSetting,
  leaveSetting,
  overtimeSetting,
  paydaySetting,
} from '#company/settings/table.ts';
import { employmentTerms } from '#people/table.ts';

// Every setting changes after the month's first day, on its last day, and on the day it is paid; each value tells which day was asked for.
const september = { month: 9, year: 2024 };
const [FIRST, SECOND, LAST, PAID] = ['2024-09-01', '2024-09-02', '2024-09-30', '2024-10-05'];
const days = [
  { validFrom: FIRST, marker: 1 },
  { validFrom: SECOND, marker: 2 },
  { validFrom: LAST, marker: 3 },
  { validFrom: PAID, marker: 4 },
];

test('contributions and tax are those of the payment date, everything else that of the last day of the month (rules §2)', async () => {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const [arta = 0] = await createdEmployees(as, company, { contractStarted: '2020-01-01' });
  const leave = { ...aLeave(), from: '2024-09-16', to: '2024-09-18' };
  expect(
    (await as.call(storeVacation, { body: { tenantId: company.id, employeeId: arta, ...leave } })).status,
  ).toBe(200);
  await server.inCompany(company.id, async (tx) => {
    const [first] = await tx.select().from(leaveSetting);
    if (!first) throw new Error('a new company has its leave by law');
    const { id: _id, ...byLaw } = first;
    for (const { validFrom, marker } of days) {
      const dated = { tenantId: company.id, validFrom };
      const percentage = `${marker}`;
      await tx
        .insert(contributionSetting)
        .values({ ...dated, employerContribute: `${10 + marker}`, personalContribute: `${5 + marker}` });
      await tx.insert(overtimeSetting).values({
        ...dated,
        nightPercentage: percentage,
        weekendPercentage: percentage,
        afterHoursPercentage: percentage,
        holidayPercentage: percentage,
        guardPercentage: percentage,
      });
      await tx.insert(leaveSetting).values({
        ...byLaw,
        ...dated,
        weekWorkingDays: validFrom === LAST ? 6 : 5,
        annualLeavePercentage: `${20 * marker}`,
        medicalLeavePercentage: `${20 * marker}`,
      });
      const premium = { partner: 0, children: 0, adultsChildren: 0, parent: 0 };
      await tx.insert(insuranceSetting).values({ ...dated, prime: marker * 100, ...premium });
      await tx.insert(hoursSetting).values({ ...dated, hoursPerMonth: `${150 + marker}` });
    }
    await tx
      .insert(paydaySetting)
      .values({ tenantId: company.id, validFrom: LAST, paymentDay: 5, paymentMonth: 1 });
  });
  const [row] = await calculatedMonth(server, company, september);
  const { body } = await as.call(getSalaryTotals, { query: { ...september, userId: company.id } });
  expect(body.paymentDate).toBe(PAID);
  expect(body.generalConfiguration).toMatchObject({
    employerContribute: 14,
    personalContribute: 9,
    overtime: { night: 3, weekend: 3, afterWork: 3, holidays: 3, guard: 3 },
    weekWorkingDays: 6,
    hoursPerMonth: 153,
    insurance: { prime: 3 },
    // 350 from the first of October on.
    minimumWage: 170,
  });
  // 25 days from Monday to Saturday, three of them on leave at 60 %; the employee pays the own 5 %, the employer the company's 14 %.
  expect(row).toMatchObject({
    payDays: 25,
    initialBrutto: 952,
    pensionalContribution: 47.6,
    employerContribution: 133.28,
  });
  // The leave is paid as on the last day, and says so; nobody worked extra hours or is insured.
  expect(row?.problems.flatMap(({ changes = [] }) => changes)).toEqual([
    { term: 'annualLeave', from: 40, to: 60, on: LAST },
  ]);
});

test('terms that change within a month count as on its last day, and the row names both; the closing asks', async () => {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const [arta = 0] = await createdEmployees(as, company, {
    contractStarted: '2020-01-01',
    salaryPaymentType: 2,
    pricePerHour: 5,
  });
  await server.inCompany(company.id, async (tx) => {
    const [terms] = await tx.select().from(employmentTerms).where(eq(employmentTerms.employeeId, arta));
    if (!terms) throw new Error('who is created has terms');
    const { id: _id, ...same } = terms;
    await tx
      .insert(employmentTerms)
      .values({ ...same, validFrom: LAST, pricePerHour: '10', employerTier: 2, contributePercentage: '8' });
  });
  const [row] = await calculatedMonth(server, company, september);
  // 20 days of 8 hours at 5.00 and one at 10.00; 8 % and the flat tax hold for all of it.
  expect(row).toMatchObject({
    initialBrutto: 880,
    pensionalContribution: 70.4,
    tax: 80.96,
    pricePerHour: 10,
  });
  const changes = [
    { term: 'employerTier', from: 1, to: 2, on: LAST },
    { term: 'contributePercentage', from: 5, to: 8, on: LAST },
  ];
  expect(row?.problems).toContainEqual({ level: 'warning', code: 'TERMS_CHANGED_IN_MONTH', changes });
  const query = { ...september, userId: company.id };
  const { findings } = (await as.call(getSalaryChecks, { query })).body;
  expect(findings).toContainEqual(expect.objectContaining({ code: 'TERMS_CHANGED_IN_MONTH', changes }));
  const october = { month: 10, year: 2024 };
  expect((await calculatedMonth(server, company, october))[0]?.problems.map(({ code }) => code)).toEqual([]);
  const slip = (await as.call(getPayslip, { params: { id: row?.id ?? 0 } })).body;
  expect([slip.regularHours, slip.regularPay]).toEqual([168, 880]);
});

test('of somebody whose contract ends in the month, the terms of the last day of the contract hold', async () => {
  const server = await testServer();
  const company = await server.company();
  const [arta = 0] = await createdEmployees(server.as(company.admin), company, {
    contractStarted: '2020-01-01',
    expirationContract: '2024-09-20',
  });
  await server.inCompany(company.id, async (tx) => {
    const [terms] = await tx.select().from(employmentTerms).where(eq(employmentTerms.employeeId, arta));
    if (!terms) throw new Error('who is created has terms');
    const { id: _id, ...same } = terms;
    await tx
      .insert(employmentTerms)
      .values({ ...same, validFrom: '2024-09-21', noTaxes: true, contributePercentage: '15' });
  });
  const [row] = await calculatedMonth(server, company, september);
  // 15 of 21 days at 1,000.00.
  expect(row).toMatchObject({ initialBrutto: 714.29, pensionalContribution: 35.71 });
  expect(row?.tax).toBeGreaterThan(0);
});
