import { updateEmployee } from '@paga/contract/employees';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { updateSalary } from '@paga/contract/payroll';
import { anEmployee, createdEmployees, type EmployeeFacts } from '@paga/testing/employees';
import { paidFrom, savedProject } from '@paga/testing/projects';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;

// A net addition that a gross gave, until her contribution became the whole pay.
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  const as = server.as(company.admin);
  await createdEmployees(as, company, {}, { firstName: 'Blerta', lastName: 'Hoxha' });
  const [arta] = await calculatedMonth(server, company, october);
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const body = { salaryId: arta?.id ?? 0, tenantId: company.id, ...october, extraNetto: 10 };
  expect((await as.call(updateSalary, { body })).status).toBe(200);
  const { userId, ...person } = anEmployee({ userId: company.id });
  const employee = JSON.stringify({
    ...person,
    version: 1,
    contributePercentage: 100,
    validFrom: '2026-10-01',
  }) as never;
  const changed = await as.call(updateEmployee, {
    body: { userId, employeeId: arta?.employeeId ?? 0, employee },
  });
  expect(changed.status).toBe(200);
});

test.each([
  ['sq', 'Llogarit përsëri', /^Asgjë nuk u llogarit: te Arta Krasniqi nuk ka bruto që e jep shtesën neto/],
  ['en', 'Calculate again', /^Nothing was calculated: for Arta Krasniqi no gross gives the net addition/],
] as const)(
  'a calculation that one row refuses names the person and what to do, in %s',
  async (language, again, said) => {
    const { user } = await renderScreen(<CalculationsScreen />, {
      as: company.admin,
      path: '/calculations?month=10&year=2026',
      language,
    });
    // Until it is known what the month waits for, its sign has no word; what is pressed then may make way.
    const [button] = await screen.findAllByText(again);
    await user.click(button as HTMLElement);
    expect(await screen.findByText(said)).toBeVisible();
  },
);

test('a budget line shared out above 100 % in the month is named with those who share it', async () => {
  const as = server.as(company.admin);
  const whole = paidFrom(await savedProject(as, company), [100]);
  const dea = { firstName: 'Dea', lastName: 'Gashi', personalNumber: '9000000001' };
  const mira = { ...dea, firstName: 'Mira', personalNumber: '9000000002', ...whole };
  const edited = async (employeeId: number, facts: EmployeeFacts, validFrom: string) => {
    const { userId, ...person } = anEmployee({ userId: company.id, ...facts });
    const employee = JSON.stringify({ ...person, version: 1, validFrom }) as never;
    expect((await as.call(updateEmployee, { body: { userId, employeeId, employee } })).status).toBe(200);
  };
  // Mira takes over the line of Dea, who has a fixed salary from October; then it turns out that Mira was there in September.
  const [first = 0] = await createdEmployees(as, company, { ...dea, ...whole });
  await edited(first, dea, '2026-10-01');
  const [second = 0] = await createdEmployees(as, company, { ...mira, contractStarted: '2026-10-01' });
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await edited(second, { ...mira, contractStarted: '2026-09-01' }, '2026-09-01');
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=9&year=2026',
  });
  const [button] = await screen.findAllByRole('button', { name: 'Llogarit përsëri' });
  await user.click(button as HTMLElement);
  expect(
    await screen.findByText(/linja e buxhetit “Mësimdhënia” është ndarë mbi 100 %, te Dea Gashi, Mira Gashi/),
  ).toBeVisible();
});
