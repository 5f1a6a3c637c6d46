import { updateEmployee } from '@paga/contract/employees';
import { closePeriod, reopenPeriod } from '@paga/contract/payroll';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;
let employeeId: number;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  [employeeId = 0] = await createdEmployees(server.as(company.admin), company, {
    bankAccountNumber: '1212012345678906',
  });
  await calculatedMonth(server, company, october);
});

const elsewhere = (which: typeof closePeriod | typeof reopenPeriod) =>
  server.as(company.admin).call(which, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });

async function takesAccountAway() {
  const { userId, ...person } = anEmployee({ userId: company.id, bankAccountNumber: undefined });
  const employee = JSON.stringify({ ...person, version: 1 }) as never;
  const { status } = await server
    .as(company.admin)
    .call(updateEmployee, { body: { userId, employeeId, employee } });
  expect(status).toBe(200);
}

/** Opens the question for the code by its button, or by the address that Ctrl+K leads to, lets something happen meanwhile, and gives the code. */
async function turnedWhile(button: string | null, meanwhile: () => unknown) {
  const path = '/calculations?month=10&year=2026';
  const { user, address } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: button ? path : `${path}&close=1`,
  });
  if (button) await user.click(await screen.findByRole('button', { name: button }));
  const prompt = await screen.findByRole('dialog');
  expect(address()).toBe(path);
  await meanwhile();
  await user.type(within(prompt).getByRole('textbox'), 'AGI26A{Enter}');
}

test('the second to close gets a message, and sees the closed month', async () => {
  await turnedWhile(null, () => elsewhere(closePeriod));
  expect(await screen.findByText('Ndërkohë dikush e ka mbyllur tetorin 2026')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Hap përsëri tetorin 2026' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the second to reopen gets a message, and sees the open month', async () => {
  await elsewhere(closePeriod);
  await turnedWhile('Hap përsëri tetorin 2026', () => elsewhere(reopenPeriod));
  expect(await screen.findByText('Ndërkohë dikush e ka hapur përsëri tetorin 2026')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mbyll tetorin 2026' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a warning that has come up meanwhile takes the place of the code, and leads to the check', async () => {
  await turnedWhile('Mbyll tetorin 2026', takesAccountAway);
  const question = await screen.findByRole('dialog', { name: 'Nuk mund ta mbyllni ende tetorin 2026' });
  expect(within(question).getByRole('button', { name: 'Shko te kontrolli' })).toBeVisible();
});
