import { createEmployee } from '@paga/contract/employees';
import { anEmployee } from '@paga/testing/employees';
import { type RenderedScreen, renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { anImportLine, anImportWorkbook, aWorkbook, type TestCell } from '@paga/testing/workbook';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EmployeesScreen } from '#list/employees.screen.tsx';

const ARTA = anImportLine();
const BLERTA = anImportLine({ 'Emri dhe mbiemri': 'Blerta Gashi', 'Numri personal': '1999384753' });
const CLIRIM = anImportLine({ 'Emri dhe mbiemri': 'Çlirim Hoxha', 'Numri personal': '1763855925' });

async function opened(options: Partial<ScreenOptions> = {}) {
  const server = await startHttpServer();
  const company = await server.company();
  const page = await renderScreen(<EmployeesScreen />, { as: company.user, path: '/employees', ...options });
  const english = options.language === 'en';
  await page.user.click(await screen.findByRole('button', { name: english ? 'More' : 'Më shumë' }));
  const open = { name: english ? 'Import from Excel' : 'Importo nga Excel' };
  await page.user.click(await screen.findByRole('menuitem', open));
  await screen.findByRole('dialog');
  return { ...page, company, as: server.as(company.user) };
}
const fileOf = (bytes: Uint8Array, name = 'punetoret.xlsx') => new File([new Uint8Array(bytes)], name);
const choose = async (user: RenderedScreen['user'], bytes: Uint8Array, label = 'Zgjidh skedarin') =>
  user.upload(screen.getByLabelText(label, { selector: 'input' }), fileOf(bytes));
// antd gives every dialog of a test the same id, so two open ones cannot be distinguished by name.
async function dialogAbout(text: string): Promise<HTMLElement> {
  const dialog = (await screen.findByText(text)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${text} stands in no dialog`);
  return dialog;
}
const workbook = (...lines: TestCell[][]) => anImportWorkbook(...lines);
const preview = () => screen.findByRole('grid', { name: 'Punonjësit e skedarit Excel' });

test('a workbook is previewed with the computed net, saved row by row, and can be undone', async () => {
  const { user } = await opened();
  await choose(user, workbook(ARTA, BLERTA));
  const grid = await preview();
  expect(
    within(grid).getByRole('row', { name: /^Arta Krasniqi.*1,000\.00.*884\.00.*66\.00.*50\.00/ }),
  ).toBeVisible();
  expect(within(grid).getByRole('row', { name: /^Totali \(2\).*2,000\.00.*1,768\.00/ })).toBeVisible();
  expect(screen.getByText('2 punonjës, gjithsej:').parentElement).toHaveTextContent(
    /bruto 2,000\.00\s€neto 1,768\.00\s€tatimi 132\.00\s€kontributi 100\.00\s€$/,
  );
  expect(screen.getByRole('radio', { name: 'Të gjithë: 2' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Të vlefshëm: 2' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj 2 punonjës' }));
  expect(await screen.findByText('Punetoret u ruajten me sukses.')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Aktivë 2' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Zhbëj importin' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij 2 punonjës' }));
  expect(await screen.findByText('Importi u zhbë.')).toBeVisible();
  expect(await screen.findByText('Ende nuk ka punonjës')).toBeVisible();
});

test('an invalid row is not saved, and its problems name the cell and the cure', async () => {
  const { user } = await opened();
  const bad = anImportLine({
    'Emri dhe mbiemri': 'Blerta',
    'Numri personal': '1999384753',
    'Llogaria bankare': 1212012345678906,
  });
  await choose(user, workbook(ARTA, bad));
  await preview();
  expect(screen.getByRole('radio', { name: 'Me gabime: 1' })).toBeVisible();
  await user.click(screen.getByRole('gridcell', { name: /^2 gabime/ }));
  const problems = await dialogAbout('Rreshti 3: Blerta');
  expect(problems).toHaveTextContent('A3, Emri dhe mbiemri: Emri "Blerta" ka vetëm një fjalë');
  expect(problems).toHaveTextContent('K3, Llogaria bankare: Llogaria bankare është numër, jo tekst');
  expect(problems).toHaveTextContent('formatojeni qelizën si tekst dhe shkruajeni llogarinë përsëri');
  await user.click(within(problems).getAllByRole('button', { name: 'Mbyll' }).at(-1) ?? problems);
  await user.click(screen.getByRole('button', { name: 'Ruaj 1 punonjës' }));
  expect(await screen.findByRole('tab', { name: 'Aktivë 1' })).toBeVisible();
});

test('a lost zero is offered and taken', async () => {
  const { user } = await opened();
  await choose(user, workbook(anImportLine({ 'Numri personal': 123456789 })));
  await preview();
  await user.click(screen.getByRole('gridcell', { name: /^1 gabim/ }));
  expect(await screen.findByRole('textbox', { name: 'Vlera e re: Numri personal' })).toHaveValue(
    '0123456789',
  );
  await user.click(screen.getByRole('button', { name: 'Përdor' }));
  expect(await screen.findByText('Rreshti është në rregull dhe do të ruhet.')).toBeVisible();
  expect(await screen.findByRole('gridcell', { name: '0123456789' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj 1 punonjës' }));
  expect(await screen.findByRole('tab', { name: 'Aktivë 1' })).toBeVisible();
});

test('cells are put right in the window, each read like the cell itself', async () => {
  const { user } = await opened();
  await choose(
    user,
    workbook(
      ARTA,
      anImportLine({ 'Emri dhe mbiemri': 'Blerta', 'Paga bruto': 'shumë', 'Numri personal': '1999384753' }),
    ),
  );
  await preview();
  await user.click(screen.getByRole('gridcell', { name: /^2 gabime/ }));
  const problems = await dialogAbout('Rreshti 3: Blerta');
  const fix = async (column: string, value: string) => {
    const field = within(problems).getByRole('textbox', { name: `Vlera e re: ${column}` });
    await user.clear(field);
    await user.type(field, `${value}{Enter}`);
  };
  await fix('Emri dhe mbiemri', 'Blerta Gashi Hoxha Berisha');
  // The field that is typed in next belongs to the new problem: it comes with its text.
  expect(await within(problems).findByText(/ka më shumë se tri fjalë/)).toBeVisible();
  await fix('Emri dhe mbiemri', 'Blerta Gashi');
  await waitFor(() =>
    expect(within(problems).queryByText(/ka më shumë se tri fjalë/)).not.toBeInTheDocument(),
  );
  await fix('Paga bruto', '400');
  expect(await within(problems).findByText('Rreshti është në rregull dhe do të ruhet.')).toBeVisible();
  expect(await screen.findByRole('radio', { name: 'Të vlefshëm: 2' })).toBeVisible();
  expect(await screen.findByRole('row', { name: /Blerta Gashi.*400\.00.*369\.60/ })).toBeVisible();
});

test('two cells of a row corrected while the server still reads the first are both kept', async () => {
  const { user } = await opened();
  await choose(user, workbook(anImportLine({ 'Emri dhe mbiemri': 'Blerta', 'Paga bruto': 'shumë' })));
  await preview();
  await user.click(screen.getByRole('gridcell', { name: /^2 gabime/ }));
  const problems = await dialogAbout('Rreshti 2: Blerta');
  const gross = within(problems).getByRole('textbox', { name: 'Vlera e re: Paga bruto' });
  await user.clear(gross);
  await user.type(gross, '400');
  await user.type(within(problems).getByRole('textbox', { name: 'Vlera e re: Emri dhe mbiemri' }), ' Gashi');
  for (const button of within(problems).getAllByRole('button', { name: 'Përdor' })) fireEvent.click(button);
  expect(await within(problems).findByText('Rreshti është në rregull dhe do të ruhet.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Blerta Gashi.*400\.00.*369\.60/ })).toBeVisible();
});

test('a file that is no workbook, one without rows and one without a column say what to do', async () => {
  const { user } = await opened();
  await choose(user, Buffer.from('<html></html>'));
  expect(await screen.findByText('Skedari nuk është skedar Excel (.xlsx)')).toBeVisible();
  await choose(user, workbook());
  expect(await screen.findByText('Nuk u gjet asnje punetor per importim.')).toBeVisible();
  await choose(
    user,
    aWorkbook([
      ['Emri dhe mbiemri', 'Paga bruto', 'Numri personal'],
      ['Arta Krasniqi', 1000, '1234567892'],
    ]),
  );
  expect(await screen.findByText('Qeliza D1: Mungon kolona "Data e kontratës"')).toBeVisible();
});

test('saving stops at the first failure, names the employee, and goes on from there', async () => {
  const { user, as, company } = await opened();
  await choose(user, workbook(ARTA, BLERTA, CLIRIM));
  await preview();
  await as.call(createEmployee, { body: anEmployee({ userId: company.id, personalNumber: '1999384753' }) });
  await user.click(screen.getByRole('button', { name: 'Ruaj 3 punonjës' }));
  expect(await screen.findByText('Nuk u ruajt punetori Blerta Gashi')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Duke ruajtur punonjësit' })).toHaveAttribute(
    'aria-valuenow',
    '1',
  );
  await user.click(screen.getByRole('button', { name: 'Vazhdo pa Blerta Gashi' }));
  expect(await screen.findByText('Punetoret u ruajten me sukses.')).toBeVisible();
  expect(await screen.findByRole('tab', { name: 'Aktivë 3' })).toBeVisible();
});

test('a server that fails once is asked again for the same row', async () => {
  const { user, faults } = await opened();
  await choose(user, workbook(ARTA));
  await preview();
  faults.next('createEmployee', 500);
  await user.click(screen.getByRole('button', { name: 'Ruaj 1 punonjës' }));
  expect(await screen.findByText('Nuk u ruajt punetori Arta Krasniqi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('tab', { name: 'Aktivë 1' })).toBeVisible();
});

test('a preview that fails says so in the window', async () => {
  const { user, faults } = await opened();
  faults.next('previewImport', 500);
  await choose(user, workbook(ARTA));
  expect(await screen.findByText('Skedari nuk u lexua. Provoni përsëri.')).toBeVisible();
});

test('the import speaks English', async () => {
  const { user } = await opened({ language: 'en' });
  await choose(user, workbook(anImportLine({ 'Data e kontratës': '31.02.2024' })), 'Choose a file');
  await user.click(await screen.findByRole('gridcell', { name: /^1 error/ }));
  expect(await dialogAbout('Row 2: Arta Krasniqi')).toHaveTextContent(
    'G2, Contract date: "31.02.2024" is not a date',
  );
});
