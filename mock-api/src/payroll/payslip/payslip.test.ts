import { uploadLogo } from '@paga/contract/company/profile';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { storeVacation } from '@paga/contract/leave';
import {
  closePeriod,
  explainSalary,
  getPayslip,
  getPayslipPdf,
  reopenPeriod,
  type SalaryAdjustment,
  updateSalary,
} from '@paga/contract/payroll';
import type { EmployeeFacts } from '@paga/testing/employees';
import { pdfPages } from '@paga/testing/pdf-pages';
import { pdfText } from '@paga/testing/pdf-text';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import sharp from 'sharp';
import { leaveSetting } from '#company/settings/table.ts';
import { employee } from '#people/table.ts';

const arranged = async () => {
  const server = await testServer();
  const company = await server.company({ name: 'Agimi Ëndërr Sh.p.k.', code: 'AGI26A' });
  await savedEmployees(server, company, { firstName: 'Çlirim', lastName: 'Gashi', occupation: 'Këshilltar' });
  const [row] = await calculatedMonth(server, company, { month: 10, year: 2026 });
  return { server, company, params: { id: Number(row?.id) } };
};

test('the payslip tells how gross becomes net', async () => {
  const { server, company, params } = await arranged();
  const { status, body } = await server.as(company.user).call(getPayslip, { params });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    employee: {
      fullName: 'Çlirim Gashi',
      employer: 1,
      occupation: 'Këshilltar',
      hasHealthInsurance: false,
      bankAccountNumber: '1212012345678906',
    },
    company: { name: 'Agimi Ëndërr Sh.p.k.' },
    month: 10,
    year: 2026,
    paymentDate: '2026-10-31',
    initialBrutto: 1000,
    payDays: 22,
    contractDays: 22,
    pricePerHour: 5.6818,
    upliftPercentages: { night: 0.3, weekend: 0.5, afterWork: 0.3, holidays: 0.5, guard: 0.2 },
    taxes: { personalContribute: 0.05, employerContribute: 0.05 },
    pensionalContribution: 50,
    taxableSalary: 950,
    taxValues: [
      { from: 0, to: 250, percentage: 0, amount: 250, tax: 0 },
      { from: 250, to: 450, percentage: 8, amount: 200, tax: 16 },
      { from: 450, to: null, percentage: 10, amount: 500, tax: 50 },
    ],
    tax: 66,
    netto: 884,
  });
});

test.each([
  ['sq', 'Fletëpagesa', 'Paga neto', 'Tetor 2026', 'Faqja 1 / 1'],
  ['en', 'Payslip', 'Net pay', 'October 2026', 'Page 1 / 1'],
] as const)('the PDF in %s is one page that carries ë and ç', async (language, title, net, period, page) => {
  const { server, company, params } = await arranged();
  const { status, body, headers } = await server
    .as(company.user)
    .call(getPayslipPdf, { params, query: { language } });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toContain(encodeURIComponent('Çlirim Gashi 2026-10.pdf'));
  const text = pdfText(body);
  expect(pdfPages(body).filter(({ smallest }) => smallest < 8.5)).toEqual([]);
  for (const part of [
    title,
    net,
    period,
    page,
    'Çlirim Gashi',
    'Këshilltar',
    'Agimi Ëndërr Sh.p.k.',
    '884.00',
  ])
    expect(text).toContain(part);
});

test.each([
  ['sq', 'Si u llogarit paga: Çlirim Gashi, Tetor 2026', 'Tabela e tatimit në paga', 'Faqja 2 / 2'],
  ['en', 'How the salary came about: Çlirim Gashi, October 2026', 'Wage tax table', 'Page 2 / 2'],
] as const)(
  'asked for with its explanation, the PDF in %s has it on a second page, also once the month is closed',
  async (language, title, table, page) => {
    const { server, company, params } = await arranged();
    const pages = async (query: { explained?: string }) => {
      const { status, body } = await server
        .as(company.user)
        .call(getPayslipPdf, { params, query: { language, ...query } });
      expect(status).toBe(200);
      expect(pdfPages(body).filter(({ smallest }) => smallest < 8.5)).toEqual([]);
      return pdfText(body).split('\f');
    };
    const [slip, behind, ...more] = await pages({ explained: 'true' });
    expect([slip?.includes('884.00'), more]).toEqual([true, []]);
    for (const part of [title, table, page, '500.00\u00a0€']) expect(behind).toContain(part);
    expect(await pages({ explained: 'false' })).toHaveLength(1);
    const body = { month: 10, year: 2026, tenantId: company.id, code: 'AGI26A' };
    expect((await server.as(company.manager).call(closePeriod, { body })).status).toBe(200);
    expect((await pages({ explained: 'true' }))[1]).toBe(behind);
  },
);

test('a word that is no yes or no is refused', async () => {
  const { server, company, params } = await arranged();
  const asked = server.as(company.user).call(getPayslipPdf, { params, query: { explained: 'perhaps' } });
  expect(await asked).toMatchObject({ status: 422 });
});

/** The payslip of somebody with October typed in, as fields and as the texts of the PDF. */
async function typed(
  person: EmployeeFacts,
  edits: Partial<SalaryAdjustment>,
  leave?: { from: string; to: string },
) {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const [employeeId = 0] = await savedEmployees(server, company, person);
  const as = server.as(company.admin);
  await server.inCompany(company.id, (tx) => tx.update(leaveSetting).set({ medicalLeavePercentage: '70' }));
  const vacation = { tenantId: company.id, employeeId, type: 1 as const, from: '', to: '', ...leave };
  if (leave) expect((await as.call(storeVacation, { body: vacation })).status).toBe(200);
  const [row] = await calculatedMonth(server, company, { month: 10, year: 2026 });
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const body = { month: 10, year: 2026, tenantId: company.id, salaryId: Number(row?.id), ...edits };
  expect((await as.call(updateSalary, { body })).status).toBe(200);
  const params = { id: Number(row?.id) };
  const pdf = (language: 'sq' | 'en') =>
    as.call(getPayslipPdf, { params, query: { language } }).then((answer) => pdfText(answer.body));
  return { slip: (await as.call(getPayslip, { params })).body, sq: await pdf('sq'), en: await pdf('en') };
}
const hourly = { salaryPaymentType: 2 as const, bruttoSalary: null, pricePerHour: 6.5 };

test('paid by the hour: regular hours, their price and what leave took; every uplift with its percentage, still on one page', async () => {
  const hours = { nightHours: 1, weekendHours: 2, afterWorkHours: 3, holidaysHours: 4, guardHours: 5 };
  const more = { extraBrutto: 10, extraNetto: 5, stops: 1, avanseStops: 2, phoneStops: 3, ticketStops: 4 };
  const { slip, sq, en } = await typed(
    hourly,
    { ...hours, ...more },
    { from: '2026-10-20', to: '2026-10-22' },
  );
  // Three days of 8 hours at 6.50, of which 30 % are unpaid.
  expect(slip).toMatchObject({
    grossTyped: false,
    regularHours: 176,
    pricePerHour: 6.5,
    regularPay: 1144,
    initialBrutto: 1097.2,
  });
  const figures = ['176 h × 6.5000\u00a0€', '1,144.00', '−46.80', '1,097.20', '(+30%)', '(+50%)', '(+20%)'];
  for (const part of [...figures, 'Paga e orëve të rregullta', 'Zbritja për pushim', 'Faqja 1 / 1'])
    expect(sq).toContain(part);
  for (const part of [...figures, 'Pay of the regular hours', 'Deducted for leave', 'Page 1 / 1'])
    expect(en).toContain(part);
  for (const text of [sq, en]) expect(text).not.toMatch(/Paga bazë|base salary|ditë pune|working days/);
});

test('typed hours take the place of those of the contract; without unpaid leave nothing is taken off', async () => {
  const { slip, sq } = await typed(hourly, { regularHours: 150.5 });
  expect(slip).toMatchObject({ regularHours: 150.5, regularPay: 978.25, initialBrutto: 978.25 });
  expect(sq).toContain('150.5 h × 6.5000\u00a0€');
  expect(sq).not.toContain('Zbritja për pushim');
});

test.each([{}, hourly])('a typed gross came about by no days and no hours', async (person) => {
  const { slip, sq, en } = await typed(person, { initialBrutto: 900 });
  expect(slip).toMatchObject({ grossTyped: true, regularHours: null, regularPay: null, initialBrutto: 900 });
  expect([sq.includes('e shkruar për këtë muaj'), en.includes('typed for this month')]).toEqual([true, true]);
  for (const text of [sq, en]) expect(text).not.toMatch(/ditë pune|working days|176 h/);
});

test('the payslip of a closed month shows the account it was closed with, that of an open one the account of today', async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, { bank: 'Banka ime' });
  const [row] = await calculatedMonth(server, company, { month: 10, year: 2026 });
  const as = server.as(company.manager);
  const body = { month: 10, year: 2026, tenantId: company.id, code: 'AGI26A' };
  const account = async () => {
    const { bankAccountNumber, bank } = (await as.call(getPayslip, { params: { id: Number(row?.id) } })).body
      .employee;
    return [bankAccountNumber, bank];
  };
  const change = (bankAccountNumber: string, bank: string) =>
    server.inCompany(company.id, (tx) => tx.update(employee).set({ bankAccountNumber, bank }));
  await as.call(closePeriod, { body });
  expect(await account()).toEqual(['1212012345678906', 'Banka ime']);
  await change('1701000000000071', 'NLB');
  expect(await account()).toEqual(['1212012345678906', null]);
  await as.call(reopenPeriod, { body });
  expect(await account()).toEqual(['1701000000000071', 'NLB']);
  await as.call(closePeriod, { body });
  await change('1212012345678906', 'Banka ime');
  expect(await account()).toEqual(['1701000000000071', 'NLB']);
});

test('another company’s payslip looks as if it did not exist', async () => {
  const { server, params } = await arranged();
  const stranger = server.as((await server.company({ name: 'Drini' })).admin);
  expect((await stranger.call(getPayslip, { params })).status).toBe(404);
  expect((await stranger.call(getPayslipPdf, { params, query: {} })).status).toBe(404);
  expect((await server.as(undefined).call(getPayslip, { params })).status).toBe(401);
});

test("the PDF carries the company's logo", async () => {
  const { server, company, params } = await arranged();
  const size = async () =>
    (await server.as(company.user).call(getPayslipPdf, { params, query: { language: 'sq' } })).body.length;
  const before = await size();
  const noise = {
    width: 64,
    height: 64,
    channels: 3 as const,
    background: 'white',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 30 },
  };
  const logo = new File([Uint8Array.from(await sharp({ create: noise }).png().toBuffer())], 'logo.png');
  await server.as(company.admin).call(uploadLogo, { body: { logo } });
  expect(await size()).toBeGreaterThan(before + 4_000);
});

test('an hour has one price on the row, on the payslip and in its explanation, also where the hours of the month do not end', async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  const admin = server.as(company.admin);
  await savedEmployees(server, company, {});
  await server.inCompany(company.id, (tx) => tx.update(leaveSetting).set({ weekWorkingDays: 6 }));
  const august = { month: 8, year: 2026 };
  const [{ id } = { id: 0 }] = await calculatedMonth(server, company, august);
  await admin.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const { body: row } = await admin.call(updateSalary, {
    body: { ...august, tenantId: company.id, salaryId: id, nightHours: 10 },
  });
  const priced = { pricePerHour: 5.7692, overtimeTable: { nightPrice: 7.5, nightTotal: 75 } };
  expect(row).toMatchObject(priced);
  expect((await admin.call(getPayslip, { params: { id } })).body).toMatchObject(priced);
  const { steps } = (await admin.call(explainSalary, { params: { id } })).body;
  expect(steps.find(({ key }) => key === 'pricePerHour')).toMatchObject({ value: 5.7692 });
});

test('regular hours that do not end are printed as the days they come from, so the line multiplies to its amount', async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, { salaryPaymentType: 2, pricePerHour: 15.2756 });
  await server.inCompany(company.id, (tx) => tx.update(leaveSetting).set({ weekWorkingDays: 7 }));
  const [{ id } = { id: 0 }] = await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { body: slip } = await server.as(company.user).call(getPayslip, { params: { id } });
  expect(slip).toMatchObject({
    ...{ regularHours: 177.14, regularDays: { days: 31, weekWorkingDays: 7 }, regularPay: 2705.96 },
  });
  expect(Math.round(((31 * 40) / 7) * 15.2756 * 100) / 100).toBe(slip.regularPay);
  const asked = { params: { id }, query: { language: 'en' as const, explained: 'true' } };
  const { body } = await server.as(company.user).call(getPayslipPdf, asked);
  expect(pdfText(body)).toContain('31 × 40 / 7 h × 15.2756');
  const { steps } = (await server.as(company.user).call(explainSalary, { params: { id } })).body;
  expect(steps.find(({ key }) => key === 'regularPay')).toMatchObject({ formula: 'regularPay.fromDays' });
});
