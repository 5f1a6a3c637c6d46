import { insertedEmployees } from '@paga/testing/employees';
import { cellUnder, chooseIn } from '@paga/testing/grid-cells';
import { bridge, http } from '@paga/testing/msw-bridge';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedFiles } from '@paga/testing/saved-files';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

const october = { month: 10, year: 2026 };
const arta = () => screen.findByRole('row', { name: /Arta Krasniqi/ });
const question = () => screen.findByRole('dialog', { name: '1 ndryshim nuk është ruajtur' });
const slip = 'Fletëpagesa: Arta Krasniqi, Tetor 2026';

/** Arta and Blerta; 15 euro of Arta's phone stand in her row and wait for the code. */
async function waiting() {
  const server = await startHttpServer();
  const company = await server.company({ code: 'AGI26A' });
  await insertedEmployees(server, company, {}, { firstName: 'Blerta', lastName: 'Hoxha', bruttoSalary: 500 });
  await calculatedMonth(server, company, october);
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  // Read once before: what is kept of it must not be taken for the payslip of what is saved later.
  await user.click(within(await arta()).getByText('Arta Krasniqi'));
  expect(
    await within(await screen.findByRole('dialog', { name: slip })).findByText('884.00 €'),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await screen.findByRole('region', { name: 'Ndryshimet në tabelë' });
  await type15(user);
  return user;
}

async function type15(user: RenderedScreen['user']) {
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('15{Enter}');
  await screen.findByRole('textbox', { name: 'Kodi' });
  await user.click(screen.getByRole('button', { name: 'Anulo' }));
  await screen.findByText('1 ndryshim pret kodin');
}

test('a payslip is not made of other figures than the row shows: its cells are saved first, then it opens by itself', async () => {
  const user = await waiting();
  await user.click(within(await arta()).getByText('Arta Krasniqi'));
  const ask = await question();
  expect(screen.queryByRole('dialog', { name: slip })).not.toBeInTheDocument();
  await user.click(within(ask).getByRole('button', { name: 'Ruaj dhe vazhdo' }));
  await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');
  const opened = await screen.findByRole('dialog', { name: slip });
  expect(await within(opened).findByText('869.00 €')).toBeVisible();
  await waitFor(() => expect(within(opened).getByRole('button', { name: 'Printo' })).toBeEnabled());
  // The question is gone; the focus was at the name before it.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toHaveRole('gridcell'));
  expect(document.activeElement).toHaveTextContent('Arta Krasniqi');
});

test('the payslip of a row in which nothing waits opens at once; the workbook asks for unsaved cells first, and is handed over once; a payslip that is being read again is not printed as it was before', async () => {
  const saved = savedFiles();
  const user = await waiting();
  await user.click(
    within(await screen.findByRole('row', { name: /Blerta Hoxha/ })).getByText('Blerta Hoxha'),
  );
  expect(await screen.findByRole('dialog', { name: 'Fletëpagesa: Blerta Hoxha, Tetor 2026' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await chooseIn(user, 'Skedarët', 'Eksporto në Excel');
  expect(saved).toEqual([]);
  await user.click(within(await question()).getByRole('button', { name: 'Hidhi dhe vazhdo' }));
  await waitFor(() => expect(saved).toEqual(['Pagat-2026-10.xlsx']));
  jest.restoreAllMocks();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await type15(user);
  await user.click(screen.getByRole('button', { name: 'Hidh të paruajturat' }));
  await waitFor(() => expect(screen.queryByText('1 ndryshim pret kodin')).not.toBeInTheDocument());
  let answer = (): void => undefined;
  const held = new Promise<undefined>((resolve) => {
    answer = () => resolve(undefined);
  });
  bridge.use(http.get('*/api/salaries/generatePaymentSlip/:id', () => held));
  await user.click(within(await arta()).getByText('Arta Krasniqi'));
  const print = within(await screen.findByRole('dialog', { name: slip })).getByRole('button', {
    name: 'Printo',
  });
  expect(print).toBeDisabled();
  answer();
  await waitFor(() => expect(print).toBeEnabled());
});
