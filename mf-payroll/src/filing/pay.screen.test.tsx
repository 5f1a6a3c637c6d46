import { getBankSettings, getMonthTasks, markTasks } from '@paga/contract/filing';
import {
  acceptSalaryWarnings,
  closePeriod,
  getSalaryChecks,
  getSalaryTotals,
  markClosing,
} from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedFiles } from '@paga/testing/saved-files';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { PayScreen } from './pay.screen.tsx';

const october = { month: 10, year: 2026 };
let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
});

const PEOPLE = [
  { firstName: 'Arta', lastName: 'Krasniqi', bruttoSalary: 1000 },
  { firstName: 'Besa', lastName: 'Gashi', bruttoSalary: 700, bankAccountNumber: '' },
];

async function arranged(closed = true) {
  const company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  await insertedEmployees(server, company, ...PEOPLE);
  await calculatedMonth(server, company, october);
  if (closed) {
    const month = { ...october, tenantId: company.id };
    const as = server.as(company.admin);
    const checks = (await as.call(getSalaryChecks, { query: { ...october, userId: company.id } })).body;
    const findings = checks.findings.map(({ employeeId, code, fact }) => ({ employeeId, code, fact }));
    await as.call(acceptSalaryWarnings, { body: { ...month, note: 'E pamë', findings } });
    expect((await as.call(closePeriod, { body: { ...month, code: 'AGI26A' } })).status).toBe(200);
  }
  const open = (language: 'sq' | 'en' = 'sq', as = company.admin, task = '') =>
    renderScreen(<PayScreen />, { as, path: `/calculations/pay?month=10&year=2026&task=${task}`, language });
  const tasks = async () =>
    (await server.as(company.admin).call(getMonthTasks, { query: { ...october, tenantId: company.id } }))
      .body;
  return { company, open, tasks };
}
const card = (name: string) => screen.findByRole('region', { name });
let saved: string[];
beforeEach(() => {
  saved = savedFiles();
});

test('an open month is to be closed first; one that cannot be read says so', async () => {
  const { open } = await arranged(false);
  await open();
  expect(await screen.findByText('Mbyllni muajin së pari')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Te tabela për të mbyllur tetorin 2026' })).toBeVisible();
  faults.next('getMonthTasks', 500);
  await open('en');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('lists of each bank with real rows: the account is entered, the list is looked at and saved; who may not set accounts is shown none of it', async () => {
  const { company, open } = await arranged();
  const { user, unmount } = await open();
  const bank = await card('Pagat në bankë');
  await user.click(within(bank).getByRole('button', { name: 'Hap detajet: Pagat në bankë' }));
  await user.click(await within(bank).findByRole('button', { name: 'Shëno llogarinë' }));
  await user.click(await screen.findByRole('button', { name: 'Shto llogari' }));
  const accounts = screen.getByRole('dialog', { name: 'Llogaritë nga të cilat paguhen pagat' });
  const typed = within(accounts).getByLabelText('Llogaria (16 shifra ose IBAN)');
  await user.click(typed);
  await user.paste('12');
  await user.click(within(accounts).getByRole('button', { name: 'Ruaj' }));
  expect(await within(accounts).findByText('Llogaria ka 16 shifra, ose është IBAN i Kosovës')).toBeVisible();
  await user.clear(typed);
  await user.paste('1701000000000047');
  await user.click(within(accounts).getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Llogaritë u ruajtën')).toBeVisible();
  const { body } = await server.as(company.admin).call(getBankSettings, { query: { tenantId: company.id } });
  expect(body.accounts.map(({ account }) => account)).toEqual(['1701000000000047']);
  const table = await within(bank).findByRole('table', { name: 'Listat e bankës' });
  expect(await within(table).findByText('1701000000000047')).toBeVisible();
  expect(within(bank).getByRole('table', { name: 'Paguhen ndryshe (pa llogari)' })).toHaveTextContent(
    'Besa Gashi',
  );
  await user.click(within(table).getByRole('button', { name: /^Shiko / }));
  const file = await screen.findByRole('dialog');
  expect(await within(file).findByText('Arta Krasniqi')).toBeVisible();
  await user.selectOptions(within(file).getByRole('combobox', { name: 'Formati i skedarit' }), 'pain001');
  expect(await within(file).findByText(/<Document/)).toBeVisible();
  await user.click(within(file).getByRole('button', { name: 'Shkarko listën' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.xml$/)]));
  unmount();
  await open('sq', company.user, 'journal');
  expect(await screen.findByRole('table', { name: 'Ditari i muajit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Numrat e llogarive' })).not.toBeInTheDocument();
});

test('every task is noted, one is not needed, a mark is removed, and at the end there is the dossier', async () => {
  const { open, tasks, company } = await arranged();
  const { user, address } = await open('en');
  expect(await screen.findByText('0 of 7 done')).toBeVisible();
  const bank = await card('Salaries at the bank');
  await user.click(within(bank).getByRole('button', { name: 'Mark as paid: Salaries at the bank' }));
  const window = await screen.findByRole('dialog', { name: /^Salaries at the bank/ });
  await user.click(within(window).getByRole('button', { name: 'Mark as paid' }));
  expect(await screen.findByText('1 of 7 done')).toBeVisible();
  // The chip above knows it too, without a reload.
  const chip = screen.getByRole('button', { name: /^Month status:/ });
  await waitFor(() => expect(chip).toHaveTextContent('Paid, not filed yet'));
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Mark as /));
  await user.click(await within(bank).findByRole('button', { name: 'Undo: Salaries at the bank' }));
  expect(await screen.findByText('0 of 7 done')).toBeVisible();
  // Payslips of which none was sent are not noted without a question.
  const slips = await card('Payslips');
  await user.click(within(slips).getByRole('button', { name: /^Mark as handed out/ }));
  const question = await screen.findByRole('dialog', { name: 'Payslips' });
  expect(question).toHaveTextContent('No payslip was e-mailed (0 of 2)');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('0 of 7 done')).toBeVisible();
  const journal = await card('Accounting journal');
  await user.click(within(journal).getByRole('button', { name: 'Open details: Accounting journal' }));
  await user.click(within(journal).getByRole('button', { name: 'Not needed: Accounting journal' }));
  // The row is drawn anew when the server's answer comes.
  await waitFor(() => expect(within(journal).getByText('Not needed')).toBeVisible());
  const { closing, tasks: all } = await tasks();
  const params = { versionId: closing?.id ?? 0 };
  const as = server.as(company.admin);
  for (const mark of ['paid', 'declared'] as const)
    await as.call(markClosing, { params, body: { mark, on: '2026-10-15' } });
  for (const { task, state } of all)
    if (state === 'open' && task !== 'bankLists' && task !== 'declaration' && task !== 'book')
      await as.call(markTasks, { params, body: { tasks: [task], outcome: 'done', on: '2026-10-15' } });
  const book = await card('Monthly book');
  await user.click(within(book).getByRole('button', { name: 'Mark as archived: Monthly book' }));
  expect(await screen.findByText('October 2026 is done')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download the dossier' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.pdf$/)]));
  // From the receipt one press calculates the next month and opens it.
  await user.click(screen.getByRole('button', { name: 'Open November 2026' }));
  await waitFor(() => expect(address()).toBe('/calculations?month=11&year=2026'));
  const query = { month: 11, year: 2026, userId: company.id };
  expect((await as.call(getSalaryTotals, { query })).body.rowCount).toBe(2);
});

test('one press takes today, the day can be changed; number and file are kept with the mark, which asks before it is undone', async () => {
  const { open, tasks, company } = await arranged();
  const { user } = await open('en');
  const declaration = await card('Declaration (EDI)');
  await user.click(within(declaration).getByRole('button', { name: 'Mark as filed: Declaration (EDI)' }));
  await user.type(await within(declaration).findByLabelText('Confirmation number'), 'EDI-77');
  const file = new File(['%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'], 'edi.pdf');
  await user.upload(declaration.querySelector('input[type=file]') as HTMLInputElement, file);
  await user.click(within(declaration).getByRole('button', { name: 'Save' }));
  expect(await within(declaration).findByText('EDI-77')).toBeVisible();
  await user.click(within(declaration).getByRole('button', { name: 'edi.pdf' }));
  await waitFor(() => expect(saved).toEqual(['edi.pdf']));
  await user.click(within(declaration).getByRole('button', { name: 'Change the date: Declaration (EDI)' }));
  const window = await screen.findByRole('dialog', { name: 'Declaration (EDI)' });
  const day = within(window).getByLabelText(/^Filed on/);
  await user.clear(day);
  await user.type(day, '12.10.2026');
  await user.click(within(window).getByRole('button', { name: 'Save the date' }));
  expect(await within(declaration).findByText(/12\.10\.2026/)).toBeVisible();
  const stored = async () => (await tasks()).tasks.find(({ task }) => task === 'declaration');
  expect(await stored()).toMatchObject({ confirmation: { number: 'EDI-77', file: { name: 'edi.pdf' } } });
  await user.click(within(declaration).getByRole('button', { name: 'Undo: Declaration (EDI)' }));
  const question = await screen.findByRole('dialog', { name: 'Undo: Declaration (EDI)' });
  expect(question).toHaveTextContent('EDI-77 · edi.pdf');
  await user.click(within(question).getByRole('button', { name: 'Undo, keep the confirmation' }));
  expect(await within(declaration).findByRole('button', { name: /^Mark as filed/ })).toBeVisible();
  expect(await stored()).toMatchObject({ state: 'open', confirmation: { number: 'EDI-77' } });
  const other = await open('sq', company.user);
  await other.user.click(
    (await screen.findAllByRole('button', { name: 'Shëno të kryerat (7)' })).at(-1) as HTMLElement,
  );
  const several = await screen.findByRole('dialog', { name: 'Çfarë është kryer?' });
  expect(several).toHaveTextContent('Asnjë fletëpagesë nuk u dërgua me e-mail (0 nga 2)');
  await other.user.click(within(several).getByRole('checkbox', { name: 'Fletëpagesat' }));
  await other.user.click(within(several).getByRole('button', { name: 'Shëno 6 të kryera' }));
  expect(await screen.findByText('6 nga 7 të kryera')).toBeVisible();
});

test('declaration, payment, journal and the figures that agree', async () => {
  const { open, company } = await arranged();
  const declared = await open('en', company.admin, 'declaration');
  expect(await screen.findByText('All figures agree to the cent.')).toBeVisible();
  const declaration = await card('Declaration (EDI)');
  expect(await within(declaration).findByText('Taxed people')).toBeVisible();
  await declared.user.click(within(declaration).getByRole('button', { name: 'Download EDI' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const paid = await open('en', company.admin, 'taxPayment');
  await paid.user.click(await screen.findByLabelText('Payment reference'));
  await paid.user.paste('ATK-2026-10');
  await paid.user.click(screen.getByRole('button', { name: 'Save the reference' }));
  expect(await screen.findByText('The reference was saved')).toBeVisible();
  const { user } = await open('en', company.admin, 'journal');
  await user.click(await screen.findByRole('button', { name: 'Account numbers' }));
  await user.click(await screen.findByLabelText('Gross pay'));
  const numbers = screen.getByRole('dialog', { name: 'Account numbers' });
  await user.paste('6000');
  await user.click(within(numbers).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The account numbers were saved')).toBeVisible();
  expect(await screen.findByText('6000')).toBeVisible();
});
