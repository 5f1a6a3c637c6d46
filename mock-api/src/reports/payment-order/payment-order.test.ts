import { createSector } from '@paga/contract/employees/sectors';
import { closePeriod } from '@paga/contract/payroll';
import { exportElectronicDeclaration, getElectronicDeclaration } from '@paga/contract/reports/declaration';
import { exportPaymentOrder, getPaymentOrder } from '@paga/contract/reports/payment-order';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { salary } from '#months/table.ts';
import { employee, employeeSector, employmentTerms } from '#people/table.ts';

let server: TestServer;
let company: TestCompany;
let ids: number[];
let sectorId: number;
beforeEach(async () => {
  server = await testServer();
  company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  ids = await savedEmployees(
    server,
    company,
    { personalNumber: '1234567892', bankAccountNumber: '1212012345678906' },
    {
      firstName: 'Blerta',
      bruttoSalary: 500,
      employerTier: 2,
      bankAccountNumber: '1301001002467859',
      bank: 'Banka Kombëtare Tregtare',
    },
    { firstName: 'Çlirim', bruttoSalary: 300, personalNumber: '', bankAccountNumber: '' },
  );
  const { body } = await server
    .as(company.admin)
    .call(createSector, { body: { tenantId: company.id, name: 'Shitja' } });
  sectorId = (body as { id?: number }).id ?? 0;
});
const month = () => ({ tenantId: company.id, year: 2026, month: 10 });
const list = async (filter: object = {}) => {
  const { body } = await server.as(company.user).call(getPaymentOrder, { body: { ...month(), ...filter } });
  return body.map(({ employeeName }) => employeeName.split(' ')[0]);
};

test('lists everybody who is paid with account, IBAN, bank, reason and net; what is missing is null', async () => {
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { body } = await server.as(company.user).call(getPaymentOrder, { body: month() });
  const [arta, blerta, clirim] = body;
  expect(arta).toMatchObject({
    employeeName: 'Arta Krasniqi',
    employer: 1,
    personalNumber: '1234567892',
    bankAccountNumber: '1212012345678906',
    iban: 'XK051212012345678906',
    month: 'Tetor 2026',
    nettoSalary: 884,
  });
  expect(blerta).toMatchObject({ employer: 2, bank: 'Banka Kombëtare Tregtare' });
  expect(clirim).toMatchObject({ bankAccountNumber: null, iban: null, bank: null });
});

test('is filtered by tier, bank and sector; white space in the name of a bank does not count', async () => {
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const [, blerta = 0] = ids;
  await server.inCompany(company.id, (tx) =>
    tx.insert(employeeSector).values({ tenantId: company.id, employeeId: blerta, sectorId }),
  );
  expect(await list({ employerType: 1 })).toEqual(['Arta', 'Çlirim']);
  expect(await list({ bank: ' KOMBETARE  tregtare ' })).toEqual(['Blerta']);
  expect(await list({ bank: '   ' })).toEqual(['Arta', 'Blerta', 'Çlirim']);
  expect(await list({ sectorId })).toEqual(['Blerta']);
  expect(await list({ sectorId, employerType: 1 })).toEqual([]);
  expect(
    (await server.as(company.user).call(getPaymentOrder, { body: { ...month(), sectorId: 999_999_999 } }))
      .status,
  ).toBe(404);
  expect(
    (await server.as(company.user).call(getPaymentOrder, { body: { ...month(), employerType: 3 as never } }))
      .status,
  ).toBe(422);
});

test('of a closed month pays the accounts it was closed with', async () => {
  const drini = await server.company({ name: 'Drini', code: 'DRI26A' });
  await savedEmployees(server, drini, {});
  const body = { ...month(), tenantId: drini.id };
  const [{ employeeId = 0 } = {}] = await calculatedMonth(server, drini, body);
  const account = async () =>
    (await server.as(drini.user).call(getPaymentOrder, { body })).body[0]?.bankAccountNumber;
  const before = await account();
  const change = (bankAccountNumber: string) =>
    server.inCompany(drini.id, (tx) =>
      tx.update(employee).set({ bankAccountNumber }).where(eq(employee.id, employeeId)),
    );
  expect((await server.as(drini.admin).call(closePeriod, { body: { ...body, code: 'DRI26A' } })).status).toBe(
    200,
  );
  await change('1701001002467897');
  expect([before, await account()]).toEqual([expect.stringMatching(/^\d{16}$/), before]);
});

test('a net below zero refuses the list and the declaration, with the names', async () => {
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const [, blerta = 0] = ids;
  await server.inCompany(company.id, (tx) =>
    tx.update(salary).set({ netto: -1 }).where(eq(salary.employeeId, blerta)),
  );
  for (const call of [exportPaymentOrder, exportElectronicDeclaration]) {
    const { status, body } = await server.as(company.user).call(call, { body: month() });
    expect([status, body.code, body.fields]).toEqual([
      409,
      'SALARY_HAS_ERRORS',
      [{ path: 'employees', code: 'netBelowZero', message: 'Blerta Krasniqi' }],
    ]);
  }
  expect(await list()).toHaveLength(3);
});

test('the declaration tells both parts of a contribution apart in the file and together on the screen, and the flags', async () => {
  const [arta = 0, blerta = 0] = ids;
  await server.inCompany(company.id, async (tx) => {
    await tx
      .update(employmentTerms)
      .set({ contributePercentage: '8' })
      .where(eq(employmentTerms.employeeId, arta));
    await tx
      .update(employmentTerms)
      .set({ hasContributions: false, noTaxes: true })
      .where(eq(employmentTerms.employeeId, blerta));
  });
  await calculatedMonth(server, company, { month: 10, year: 2026 });
  const { body } = await server.as(company.user).call(getElectronicDeclaration, { query: month() });
  expect(body).toMatchObject([
    {
      firstName: 'Arta',
      lastName: 'Krasniqi',
      gross: 1000,
      personalContribute: 80,
      employerContribute: 50,
      contributesIncluded: true,
      hasTaxes: true,
    },
    {
      primaryWorkplace: false,
      personalContribute: 0,
      employerContribute: 0,
      contributesIncluded: false,
      hasTaxes: false,
    },
    { firstName: 'Çlirim', personalNumber: null, primaryWorkplace: true },
  ]);
  const stranger = await server.company({ name: 'Drini' });
  expect((await server.as(stranger.admin).call(getElectronicDeclaration, { query: month() })).status).toBe(
    403,
  );
  expect(
    (await server.as(company.user).call(getElectronicDeclaration, { query: { ...month(), month: 13 } }))
      .status,
  ).toBe(422);
  expect(
    await server.as(company.user).call(exportElectronicDeclaration, { body: { ...month(), month: 9 } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'NO_SALARIES' },
  });
});
