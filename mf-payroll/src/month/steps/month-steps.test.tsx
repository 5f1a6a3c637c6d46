import { getMonthOverview } from '@paga/contract/filing';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { closePeriod, updateSalary } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { CheckScreen } from '#check/check.screen.tsx';
import { MonthSteps } from './month-steps.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
});

const open = (language: 'sq' | 'en' = 'sq') =>
  renderScreen(<MonthSteps month={october} />, { as: company.admin, path: '/calculations', language });
const chip = (text: RegExp) => screen.findByRole('button', { name: text });
const line = (name: string) => {
  const found = within(screen.getByRole('dialog', { name: 'Ku ka arritur muaji' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(name));
  if (!found) throw new Error(`no step ${name}`);
  return found;
};
const home = async () => {
  const { body } = await server.as(company.admin).call(getMonthOverview, { query: { tenantId: company.id } });
  return [body.current.here, body.current.next];
};

test('says where the month is and what each step needs; a word closes a step, what changes afterwards takes it back, and home agrees', async () => {
  await createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Blerta', bankAccountNumber: '' },
  );
  const [first] = await calculatedMonth(server, company, october);
  const { user, address } = await open();
  await user.click(await chip(/Ku ka arritur muaji: Mbledhja\s*2 punonjës/));
  expect(line('Mbledhja')).toHaveAttribute('aria-current', 'step');
  expect(line('Kontrolli')).toHaveTextContent('1 vërejtje');
  expect(line('Pagesa dhe deklarimi')).toHaveTextContent('Pas mbylljes');
  expect(within(line('Kontrolli')).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mbledhja u krye' }));
  expect(await chip(/Ku ka arritur muaji: Kontrolli\s*1 vërejtje/)).toBeVisible();
  expect(line('Mbledhja')).toHaveTextContent(/e kryer.*Kryer nga Arben Admini më /);
  expect(await home()).toEqual(['check', 'check']);
  await user.click(within(line('Mbledhja')).getByRole('button', { name: 'Zhbëj' }));
  expect(await screen.findByRole('button', { name: 'Mbledhja u krye' })).toBeVisible();

  // Somebody else is faster: the word is refused, and the month is shown as it stands.
  const as = server.as(company.manager);
  await as.call(authenticateCode, { body: { code: company.code, userId: company.manager.id } });
  await as.call(updateSalary, {
    body: { ...october, tenantId: company.id, salaryId: Number(first?.id), stops: 99_999 },
  });
  await user.click(screen.getByRole('button', { name: 'Mbledhja u krye' }));
  expect(await chip(/Kontrolli\s*1 gabim, 1 vërejtje/)).toBeVisible();
  expect(await home()).toEqual(['check', 'fix']);
  await user.click(within(line('Kontrolli')).getByRole('link', { name: 'Kontrolli' }));
  expect(address()).toBe('/calculations/check?month=10&year=2026');
});

test('stands on the other pages of the month, is read again when it could not be, and reads in English', async () => {
  await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, company, october);
  const closing = { ...october, tenantId: company.id, code: 'AGI26A' };
  await server.as(company.admin).call(closePeriod, { body: closing });
  faults.next('getMonthSteps', 500);
  const { user } = await renderScreen(<CheckScreen />, {
    as: company.admin,
    path: '/calculations/check?month=10&year=2026',
    language: 'en',
  });
  await user.click(await chip(/The month’s status could not be read/));
  await user.click(await chip(/Month status: Pay and file\s*To be paid and filed/));
  const steps = within(screen.getByRole('dialog', { name: 'Month status' })).getAllByRole('listitem');
  expect(steps.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Collectdone/),
    'Checkdone',
    'Reviewdone',
    'Closedone',
    '5Pay and fileTo be paid and filed',
  ]);
});
