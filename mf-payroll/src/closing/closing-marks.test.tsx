import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  type ClosingMark,
  closePeriod,
  getClosedVersions,
  markClosing,
  reopenPeriod,
  updateSalary,
} from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { chooseIn } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;

// Only the clock of the page stands still: the test's own timers run.
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
] as const;
const OTHERS = [
  'queueMicrotask',
  'nextTick',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'hrtime',
] as const;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: [...TIMERS, ...OTHERS], now: new Date('2026-11-16T09:00:00Z') });
  server = await startHttpServer();
  await server.setClock('2026-11-16T09:00:00Z');
  company = await server.company({ code: 'AGI26A' });
  await createdEmployees(server.as(company.admin), company, {});
  await calculatedMonth(server, company, october);
  await turn(closePeriod);
});
afterEach(() => jest.useRealTimers());

const as = () => server.as(company.admin);
async function turn(call: typeof closePeriod | typeof reopenPeriod): Promise<void> {
  expect((await as().call(call, { body: { ...october, tenantId: company.id, code: 'AGI26A' } })).status).toBe(
    200,
  );
}
async function mark(kind: ClosingMark, on: string): Promise<void> {
  const { versions } = (await as().call(getClosedVersions, { query: { ...october, userId: company.id } }))
    .body;
  const params = { versionId: versions[0]?.id ?? 0 };
  expect((await as().call(markClosing, { params, body: { mark: kind, on } })).status).toBe(200);
}
/** The mark in the line of the closing, not the label of the window that asks for it. */
const paidInLine = () => screen.findByText(/^Paguar më/, { selector: '.closed-mark' });
const open = (language: 'sq' | 'en' = 'sq') =>
  renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
    language,
  });

test('a closed month is marked as paid and as declared; its last step says so, and a mark can be removed', async () => {
  const { user } = await open();
  expect(await screen.findByText('Për t’u paguar dhe deklaruar')).toBeVisible();
  expect(await screen.findByText('Pa paguar')).toBeVisible();
  await chooseIn(user, 'Mbyllja', 'Shëno si të paguar');
  const paid = await screen.findByRole('dialog', { name: 'Shëno tetorin 2026 si të paguar' });
  const day = within(paid).getByLabelText(/^Paguar më/);
  expect(day).toHaveValue('16.11.2026');
  await user.clear(day);
  await user.type(day, '30.10.2026');
  await user.click(within(paid).getByRole('button', { name: 'Shëno si të paguar' }));
  expect(await paidInLine()).toHaveTextContent(/^Paguar më 30\.10\.2026$/);
  expect(await paidInLine()).toHaveAttribute('title', 'Shënoi Arben Admini më 16.11.2026 10:00');
  expect(await screen.findByText('Paguar, ende pa deklaruar')).toBeVisible();
  await chooseIn(user, 'Mbyllja', 'Shëno si të deklaruar');
  const declared = await screen.findByRole('dialog', { name: 'Shëno tetorin 2026 si të deklaruar' });
  expect(within(declared).getByLabelText(/^Deklaruar në ATK më/)).toHaveValue('16.11.2026');
  await user.click(within(declared).getByRole('button', { name: 'Shëno si të deklaruar' }));
  expect(await screen.findByText('Paguar dhe deklaruar')).toBeVisible();
  await chooseIn(user, 'Mbyllja', 'Zhbëj “paguar”');
  const question = await screen.findByRole('dialog', { name: 'Zhbëj “paguar”' });
  await user.click(within(question).getByRole('button', { name: 'Zhbëj' }));
  expect(await screen.findByText('Pa paguar')).toBeVisible();
  expect(await screen.findByText('Deklaruar, ende pa paguar')).toBeVisible();
});

test('reopening names what was declared and paid, and what is to be done; the closing keeps its marks and the next one says the difference', async () => {
  await mark('paid', '2026-10-30');
  await mark('declared', '2026-11-12');
  const { user } = await open('en');
  await user.click(await screen.findByRole('button', { name: 'Reopen October 2026' }));
  const prompt = await screen.findByRole('dialog', { name: 'Reopen the salaries for October 2026' });
  const declared = await within(prompt).findByText(
    /^The month was filed with the tax administration on 12\.11\.2026 \(marked by Arben Admini\)/,
  );
  expect(declared).toHaveTextContent(
    /file a corrected declaration and pay the difference of tax and contributions\.$/,
  );
  const paid = within(prompt).getByText(/^The salaries were paid on 30\.10\.2026 \(marked by Arben Admini\)/);
  expect(paid).toHaveTextContent(/pay the difference or ask for it back\.$/);
  expect(within(prompt).getByText('No payslip of this month has been mailed.')).toBeVisible();
  await user.type(within(prompt).getByRole('textbox'), 'AGI26A{Enter}');
  expect(await screen.findByText(/Reopened by Arben Admini/)).toBeVisible();
  expect(
    screen.getByText(
      'It was paid on 30.10.2026 with closing 1. After closing again there is a correction list.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/^It was filed on 12\.11\.2026 with closing 1\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Closings (1)' }));
  const drawer = await screen.findByRole('dialog', { name: 'Closings of October 2026' });
  const fact = async (label: string) => (await within(drawer).findByText(label)).nextElementSibling;
  expect(await fact('Paid on')).toHaveTextContent(/^30\.10\.2026, marked by Arben Admini on 16\.11\.2026/);
  expect(await fact('Filed with the tax administration on')).toHaveTextContent(
    /^12\.11\.2026, marked by Arben Admini/,
  );
});

test('a second closing tells what the first one paid, and how much is left to pay', async () => {
  await mark('paid', '2026-10-30');
  await mark('declared', '2026-11-12');
  await turn(reopenPeriod);
  await as().call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const [row] = await calculatedMonth(server, company, october);
  const edit = { ...october, tenantId: company.id, salaryId: row?.id ?? 0, extraNetto: 25 };
  expect((await as().call(updateSalary, { body: edit })).status).toBe(200);
  await turn(closePeriod);
  await open();
  const left =
    'Mbyllja 1 u pagua më 30.10.2026. Neto gjithsej tani është 25.00 € më shumë: paguajeni diferencën.';
  expect(await screen.findByText(left)).toBeVisible();
  expect(
    screen.getByText(/^Mbyllja 1 u deklarua më 12\.11\.2026: dorëzoni deklaratë të korrigjuar/),
  ).toBeVisible();
  expect(screen.getByText('Për t’u paguar dhe deklaruar')).toBeVisible();
});

test('a second closing that is the same to the cent leaves nothing to pay or to correct', async () => {
  await mark('paid', '2026-10-30');
  await turn(reopenPeriod);
  await turn(closePeriod);
  await open();
  expect(
    await screen.findByText('Mbyllja 1 u pagua më 30.10.2026, dhe kjo është e njëjtë deri në cent.'),
  ).toBeVisible();
});

test('the second to mark a month gets a message, and sees whose mark it is', async () => {
  const { user } = await open();
  expect(await screen.findByText('Pa paguar')).toBeVisible();
  await chooseIn(user, 'Mbyllja', 'Shëno si të paguar');
  const dialog = await screen.findByRole('dialog', { name: 'Shëno tetorin 2026 si të paguar' });
  await mark('paid', '2026-10-29');
  await user.click(within(dialog).getByRole('button', { name: 'Shëno si të paguar' }));
  expect(await within(dialog).findByText(/^U ndryshua ndërkohë/)).toBeVisible();
  expect(await paidInLine()).toHaveTextContent(/29\.10\.2026/);
});
