import { createdEmployees } from '@paga/testing/employees';
import { cellUnder, chooseIn, textsUnder } from '@paga/testing/grid-cells';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedFiles } from '@paga/testing/saved-files';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from './calculations.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
});

const people = () =>
  createdEmployees(
    server.as(company.admin),
    company,
    {},
    { firstName: 'Çlirim', lastName: 'Gashi', bruttoSalary: 500, employerTier: 2 },
    { firstName: 'Blerta', lastName: 'Hoxha', bruttoSalary: 2000, contractStarted: '2026-10-15' },
  );

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
    ...options,
  });

async function calculated() {
  await people();
  await calculatedMonth(server, company, october);
  const opened = await open();
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  return opened;
}

const rowOf = (name: RegExp) => screen.getByRole('row', { name });
/** What the columns of specification 2 §2 show of a row, ID first. */
const figuresOf = (name: RegExp) =>
  textsUnder(name, [
    ...['ID', 'Bruto e muajit', 'Orë shtesë', 'Shtesa', 'Bruto totale', 'Punonjësi', 'Punëdhënësi'],
    ...['Paga e tatueshme', 'Tatimi', 'Sigurimi shëndetësor', 'Ndalesat', 'Neto'],
  ]);

test('says so when the check for salaries fails, and tries again; asks whether to calculate a month without salaries, and shows what comes of it', async () => {
  await people();
  faults.next('hasSalaries', 500);
  const { user } = await open();
  expect(await screen.findByText('Ka ndodhur një gabim gjatë marrjes së të dhënave')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Provo/ }));
  const question = await screen.findByRole('region', {
    name: 'Nuk ka paga për tetorin 2026. Dëshironi t’i llogaritni?',
  });
  let readSteps = () => {};
  const until = new Promise<void>((resolve) => {
    readSteps = resolve;
  });
  faults.always('getMonthSteps', { until });
  await user.click(within(question).getByRole('button', { name: 'Llogarit tetorin 2026' }));
  // Until the month's steps are read again the bar is not that of a month to be calculated: it would change under the next press.
  const again = await screen.findByLabelText('Llogarit përsëri');
  expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(again.textContent).toBe('');
  expect(await screen.findByRole('row', { name: /Arta Krasniqi/ })).toBeVisible();
  readSteps();
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
  expect(screen.getByRole('button', { name: 'Llogarit përsëri' })).toBe(again);
  expect(screen.getByText('Pagat u llogaritën: 3 të reja, 0 të ndryshuara, 0 pa ndryshim')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Llogaritja e pagave: Tetor 2026' })).toBeVisible();
  expect(screen.getByText(/Krijuar nga Arben Admini/)).toBeVisible();
  expect(figuresOf(/Arta Krasniqi/)).toEqual([
    ...[
      '1234567892',
      '1,000.00',
      '0.00',
      '0.00',
      '1,000.00',
      '50.00',
      '50.00',
      '950.00',
      '66.00',
      '0.00',
      '0.00',
      '884.00',
    ],
  ]);
  expect(rowOf(/Çlirim Gashi/)).toHaveTextContent('Sekondar');
  // 12 of 22 pay days of 2,000.00.
  expect(rowOf(/Blerta Hoxha/)).toHaveTextContent(/filloi.*1,090\.91/);
});

test('the sums at the bottom follow search and selection; rows that the filter hides are not mailed, though they stay ticked', async () => {
  const { user } = await calculated();
  expect(cellUnder(/Totali \(3\)/, 'Neto').textContent).toBe('2,273.22');
  await user.click(within(rowOf(/Arta Krasniqi/)).getByRole('checkbox'));
  expect(cellUnder(/Të zgjedhur \(1\)/, 'Neto').textContent).toBe('884.00');
  await user.type(
    screen.getByRole('searchbox', { name: 'Kërko me emër ose numër personal' }),
    'clirim{Enter}',
  );
  expect(await screen.findByRole('row', { name: /Totali \(1\)/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Arta Krasniqi/ })).not.toBeInTheDocument();
  expect(cellUnder(/Totali \(1\)/, 'Neto').textContent).toBe('427.50');
  await chooseIn(user, 'Skedarët', 'Dërgo me e-mail');
  expect(await screen.findByText('Zgjidhni së paku një rresht')).toBeVisible();
});

test('a payslip needs exactly one selected row, is printed alone and handed over as PDF, the month as Excel; a click on a number tells how it came about, and leads on to what it was made of', async () => {
  const { user } = await calculated();
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const saved = savedFiles();
  await chooseIn(user, 'Skedarët', 'Fletëpagesa');
  expect(await screen.findByText('Zgjidhni një rresht')).toBeVisible();
  await user.click(within(rowOf(/Çlirim Gashi/)).getByRole('checkbox'));
  await chooseIn(user, 'Skedarët', 'Fletëpagesa');
  const slip = await screen.findByRole('dialog', { name: 'Fletëpagesa: Çlirim Gashi, Tetor 2026' });
  expect(await within(slip).findByText('427.50 €')).toBeVisible();
  expect(
    within(slip).getByRole('row', { name: /Kontributi pensional i punonjësit 5% 25\.00/ }),
  ).toBeVisible();
  await user.click(await within(slip).findByRole('button', { name: 'Printo' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.click(within(slip).getByRole('button', { name: 'Shkarko PDF' }));
  await waitFor(() => expect(saved).toEqual(['Fletëpagesa Çlirim Gashi 2026-10.pdf']));
  await user.keyboard('{Escape}');
  await chooseIn(user, 'Skedarët', 'Eksporto në Excel');
  await waitFor(() => expect(saved.at(-1)).toBe('Pagat-2026-10.xlsx'));
  jest.restoreAllMocks();
  await user.click(within(rowOf(/Arta Krasniqi/)).getByRole('gridcell', { name: '66.00' }));
  const drawer = await screen.findByRole('dialog', { name: 'Tatimi në paga: Arta Krasniqi' });
  expect(
    await within(drawer).findByText('Paga e tatueshme ndahet në shkallë; tatimi është shuma e tyre.'),
  ).toBeVisible();
  expect(within(drawer).getByText('200.00 € nga 250.00 € deri 450.00 € me 8% = 16.00 €')).toBeVisible();
  expect(within(drawer).getByText(/Ligji 08\/L-142, neni 5/)).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Paga e tatueshme' }));
  expect(await within(drawer).findByText('Bruto totale − kontributi i punonjësit.')).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Kthehu' }));
  expect(within(drawer).getByText('200.00 € nga 250.00 € deri 450.00 € me 8% = 16.00 €')).toBeVisible();
});

test('says that nothing has changed, or that there is nobody; closes the month by the code, then offers to reopen it and nothing that changes it', async () => {
  const { user } = await calculated();
  await user.click(await screen.findByRole('button', { name: 'Llogarit përsëri' }));
  expect(await screen.findByText('Asgjë nuk ka ndryshuar që nga llogaritja e fundit')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mbyll tetorin 2026' }));
  const prompt = await screen.findByRole('dialog', { name: 'Mbyllja e pagave për tetorin 2026' });
  await user.type(within(prompt).getByRole('textbox'), 'WRONG1{Enter}');
  expect(await within(prompt).findByText('Kodi i dhënë nuk është i saktë!')).toBeVisible();
  await user.clear(within(prompt).getByRole('textbox'));
  await user.type(within(prompt).getByRole('textbox'), 'AGI26A{Enter}');
  expect(await screen.findByRole('button', { name: 'Hap përsëri tetorin 2026' })).toBeVisible();
  expect(await screen.findByText(/^Mbyllur nga/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Paguaj dhe deklaro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Llogarit përsëri' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Viti' }), '2020');
  const question = await screen.findByRole('region', { name: /tetorin 2020/ });
  await user.click(within(question).getByRole('button', { name: 'Llogarit tetorin 2020' }));
  expect(
    await screen.findByText('Nuk u gjet asnjë punonjës me kontratë aktive për këtë periudhë'),
  ).toBeVisible();
});

test('reads in English too, with the change from last month, which counts who left', async () => {
  await people();
  await createdEmployees(server.as(company.admin), company, {
    firstName: 'Ilir',
    lastName: 'Morina',
    personalNumber: '2565529407',
    expirationContract: '2026-09-30',
  });
  await calculatedMonth(server, company, { month: 9, year: 2026 });
  await calculatedMonth(server, company, october);
  await open({ language: 'en' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Salary calculation: October 2026' }),
  ).toBeVisible();
  expect(
    await screen.findByText(/Changes compared with September 2026, with 1 who left: −884\.00/),
  ).toBeVisible();
  const started = Number(cellUnder(/Blerta Hoxha/, 'Net pay').textContent?.replace(',', ''));
  expect(cellUnder(/Total \(3\)/, 'Change')).toHaveTextContent((started - 884).toFixed(2).replace('-', '−'));
  expect(await screen.findByRole('button', { name: /Month status: Collect\s*3 employees/ })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Çlirim Gashi/ })).toHaveTextContent('Secondary');
});
