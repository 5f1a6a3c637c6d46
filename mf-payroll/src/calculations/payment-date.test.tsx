import { closePeriod, updatePaymentDate } from '@paga/contract/payroll';
import { createdEmployees } from '@paga/testing/employees';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

const july = { month: 7, year: 2024 };
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  await createdEmployees(server.as(company.admin), company, { contractStarted: '2024-01-01' });
  await calculatedMonth(server, company, july);
});

const open = (language: 'sq' | 'en' = 'sq') =>
  renderScreen(<CalculationsScreen />, { as: company.admin, path: '/calculations?month=7&year=2024', language });

/** The line under the title that names the day. */
const paidOn = async (day: string) =>
  waitFor(() => expect(document.querySelector('.paga-hint')).toHaveTextContent(new RegExp(`: ${day.replaceAll('.', '\\.')}`)));

/** Types another day into the window and saves. */
async function change({ user }: RenderedScreen, day: string, words = { pencil: 'Ndrysho datën e pagesës', save: 'Ruaj' }) {
  await user.click(await screen.findByRole('button', { name: words.pencil }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox');
  await user.clear(field);
  await user.type(field, day);
  await user.click(within(dialog).getByRole('button', { name: words.save }));
  return dialog;
}

test('July 2024 paid on 2024-08-30: the month asks to be calculated again, and then has the tax of the table of August', async () => {
  const page = await open();
  expect(await screen.findByRole('row', { name: /Arta Krasniqi.* 72\.80/ })).toBeVisible();
  const dialog = await change(page, '30.08.2024');
  expect(dialog).toHaveAccessibleName('Data e pagesës për korrikun 2024');
  expect(await screen.findByText('Data e pagesës ka ndryshuar që nga llogaritja')).toBeVisible();
  await paidOn('30.08.2024');
  const [again] = await screen.findAllByRole('button', { name: 'Llogarit përsëri' });
  await page.user.click(again as HTMLElement);
  expect(await screen.findByRole('row', { name: /Arta Krasniqi.* 66\.00/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Data e pagesës ka ndryshuar që nga llogaritja')).not.toBeInTheDocument());
});

test('says in the window that somebody else has changed it, and shows what stands now', async () => {
  const page = await open('en');
  await paidOn('31.07.2024');
  const body = { tenantId: company.id, ...july, paymentDate: '2024-08-15', was: '2024-07-31' };
  expect((await server.as(company.manager).call(updatePaymentDate, { body })).status).toBe(200);
  const dialog = await change(page, '30.08.2024', { pencil: 'Change the payment date', save: 'Save' });
  expect(await within(dialog).findByText(/^Somebody else changed it in the meantime/)).toBeVisible();
  await paidOn('15.08.2024');
});

test('a closed month has no pencil', async () => {
  const { status } = await server.as(company.admin).call(closePeriod, { body: { ...july, tenantId: company.id, code: 'AGI26A' } });
  expect(status).toBe(200);
  await open();
  await paidOn('31.07.2024');
  expect(screen.queryByRole('button', { name: 'Ndrysho datën e pagesës' })).not.toBeInTheDocument();
});
