import { closePeriod, updatePaymentDate } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '../calculations.screen.tsx';

const july = { month: 7, year: 2024 };
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  await insertedEmployees(server, company, { contractStarted: '2024-01-01' });
  await calculatedMonth(server, company, july);
});

const open = (language: 'sq' | 'en' = 'sq') =>
  renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=7&year=2024',
    language,
  });

/** The line below the table that names the day. */
const paidOn = async (day: string) =>
  waitFor(() =>
    expect(document.querySelector('.workbench-facts')).toHaveTextContent(
      new RegExp(`: ${day.replaceAll('.', '\\.')}`),
    ),
  );

/** Types another day into the window and saves. */
async function change({ user }: RenderedScreen, day: string) {
  await user.click(await screen.findByRole('button', { name: 'Ndrysho datën e pagesës' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox');
  await user.clear(field);
  await user.type(field, day);
  await user.click(within(dialog).getByRole('button', { name: 'Ruaj' }));
  return dialog;
}

test('July 2024 paid on 2024-08-30: saving the date calculates the month with the tax of the table of August', async () => {
  const page = await open();
  expect(await screen.findByRole('row', { name: /Arta Krasniqi.* 72\.80/ })).toBeVisible();
  const dialog = await change(page, '30.08.2024');
  expect(dialog).toHaveAccessibleName('Data e pagesës për korrikun 2024');
  expect(
    await screen.findByText('Pagat u llogaritën: 0 të reja, 1 të ndryshuara, 0 pa ndryshim'),
  ).toBeVisible();
  await paidOn('30.08.2024');
  expect(await screen.findByRole('row', { name: /Arta Krasniqi.* 66\.00/ })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByText('Data e pagesës ka ndryshuar që nga llogaritja')).not.toBeInTheDocument(),
  );
});

test('calculated for another day of the same law, it says that no sum has changed, not that all rows have', async () => {
  const page = await open();
  await screen.findByRole('row', { name: /Arta Krasniqi.* 72\.80/ });
  await change(page, '30.07.2024');
  await paidOn('30.07.2024');
  expect(await screen.findByText('U llogarit përsëri: asnjë shumë e muajit nuk ndryshoi')).toBeVisible();
});

/** The manager makes it another day while the admin's window is open with what it was; the admin saves 2024-08-30. */
async function inConflict({ user }: RenderedScreen, was: string, theirs: string) {
  await user.click(await screen.findByRole('button', { name: 'Change the payment date' }));
  const body = { tenantId: company.id, ...july, paymentDate: theirs, was };
  expect((await server.as(company.manager).call(updatePaymentDate, { body })).status).toBe(200);
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByRole('textbox');
  await user.clear(field);
  await user.type(field, '30.08.2024');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('The payment date was changed in the meantime')).toBeVisible();
  const [year, month, day] = theirs.split('-');
  expect(within(dialog).getByText(/Saved date:/)).toHaveTextContent(`Saved date: ${day}.${month}.${year}`);
  expect(field).toHaveValue('30.08.2024');
  return { dialog, field };
}

test('shows in the window the date that somebody else has set meanwhile, and takes it over there, or puts my date over theirs when I say so', async () => {
  const page = await open('en');
  const { user } = page;
  await paidOn('31.07.2024');
  const { dialog, field } = await inConflict(page, '2024-07-31', '2024-08-15');
  await paidOn('15.08.2024');
  await user.click(within(dialog).getByRole('button', { name: 'Keep the saved one' }));
  await waitFor(() => expect(field).toHaveValue('15.08.2024'));
  expect(within(dialog).queryByText(/Saved date:/)).not.toBeInTheDocument();
  await user.clear(field);
  await user.type(field, '16.08.2024');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await paidOn('16.08.2024');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const again = await inConflict(page, '2024-08-16', '2024-08-14');
  await user.click(within(again.dialog).getByRole('button', { name: 'Use mine' }));
  await paidOn('30.08.2024');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a closed month has no pencil', async () => {
  const { status } = await server
    .as(company.admin)
    .call(closePeriod, { body: { ...july, tenantId: company.id, code: 'AGI26A' } });
  expect(status).toBe(200);
  await open();
  await paidOn('31.07.2024');
  expect(screen.queryByRole('button', { name: 'Ndrysho datën e pagesës' })).not.toBeInTheDocument();
});
