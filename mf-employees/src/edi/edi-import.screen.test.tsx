import { getEmployeesByStatusCount } from '@paga/contract/employees';
import { axeFinds } from '@paga/testing/axe-finds';
import { anEdiFile, anEdiLine } from '@paga/testing/edi-workbook';
import { createdEmployees } from '@paga/testing/employees';
import { type RenderedScreen, renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { aWorkbook } from '@paga/testing/workbook';
import { screen, waitFor, within } from '@testing-library/react';
import { ChooseFile } from '#import/choose-file.tsx';
import { EdiImportScreen } from './edi-import.screen.tsx';

const [ARTA, BLERTA, DREN] = ['1234567892', '1999384753', '1008167059'] as const;
const PATH = '/employees/import-edi';

async function opened(options: Partial<ScreenOptions> = {}) {
  const server = await startHttpServer();
  const company = await server.company();
  await createdEmployees(server.as(company.user), company, {});
  const page = await renderScreen(<EdiImportScreen />, { as: company.user, path: PATH, ...options });
  const counts = async () =>
    (await server.as(company.user).call(getEmployeesByStatusCount, { query: { tenantId: company.id } })).body;
  return { ...page, counts };
}
const pick = (user: RenderedScreen['user'], label: string, ...files: File[]) =>
  user.upload(screen.getByLabelText(label, { selector: 'input' }), files);
const september = () =>
  anEdiFile(
    'EDI-2026-09.xlsx',
    anEdiLine('Arta Krasniqi', ARTA, 1000),
    anEdiLine('Blerta Gashi', BLERTA, 800),
    anEdiLine('Dren Shala', DREN, 700),
  );
const october = () =>
  anEdiFile(
    'lista.xlsx',
    anEdiLine('Blerta Gashi', BLERTA, 900, { 4: 45.01 }),
    anEdiLine('Dren Shala', DREN, 700),
  );
const people = () => screen.findByRole('grid', { name: 'Punonjësit e listave të pagave' });

test('wage lists are read, a month chosen, a start confirmed, drafts saved and the import undone', async () => {
  const { user, counts, container } = await opened();
  await pick(user, 'Zgjidh listat', september(), october());
  expect(await screen.findByText('Muaji i listës nuk dihet')).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Viti i listës lista.xlsx' }), '2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Muaji i listës lista.xlsx' }), 'tetor');
  const grid = await people();
  expect(within(grid).getByRole('row', { name: /Arta Krasniqi Ekziston Arta Krasniqi/ })).toBeVisible();
  expect(
    within(grid).getByRole('row', {
      name: /Blerta Gashi Draft i ri 1 dallim 09\.2026 – 10\.2026 \(2\) 01\.09\.2026 85\.01 85\.00 \+0\.01 85\.00 85\.00 0\.00 1999384753 900\.00 800\.00 → 900\.00 Primar/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Të ruajtur më parë: 1' })).toBeVisible();
  await user.click(within(grid).getByRole('gridcell', { name: '1 dallim' }));
  const differences = await screen.findByRole('table', { name: 'Dallimet me llogaritjen tonë' });
  expect(
    within(differences).getByRole('row', { name: '10.2026 Kontributi i punonjësit 45.01 45.00 +0.01' }),
  ).toBeVisible();
  expect(await axeFinds(container)).toEqual([]);
  const start = screen.getByLabelText('Fillimi i kontratës, për t’u konfirmuar');
  await user.clear(start);
  await user.paste('14.09.2026');
  await user.click(screen.getAllByRole('button', { name: 'Mbyll' }).at(-1) ?? start);
  expect(await within(grid).findByRole('gridcell', { name: '14.09.2026' })).toBeVisible();
  await user.click(within(grid).getByRole('gridcell', { name: 'Dren Shala' }));
  await user.click(await screen.findByRole('button', { name: 'Lëre jashtë' }));
  await user.click(screen.getAllByRole('button', { name: 'Mbyll' }).at(-1) ?? start);
  await user.click(screen.getByRole('button', { name: 'Ruaj 1 draft' }));
  expect(await screen.findByText('U importua 1 punonjës.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hap "Në proces"' })).toHaveAttribute(
    'href',
    '/employees?tab=processing',
  );
  expect(await counts()).toMatchObject({ all: 2, processing: 1 });
  await user.click(await screen.findByRole('button', { name: 'Zhbëj importin' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij 1 punonjës' }));
  expect(await screen.findByText('Importi u zhbë.')).toBeVisible();
  expect(await counts()).toMatchObject({ all: 1, processing: 0 });
});

test('tax and net are compared with a second workbook whose columns are chosen', async () => {
  const { user } = await opened();
  await pick(user, 'Zgjidh listat', september());
  await people();
  await user.click(
    screen.getByRole('button', { name: 'Shto për krahasim me EDI-2026-09.xlsx: tatimi dhe neto' }),
  );
  const bytes = aWorkbook([
    ['Nr. personal', 'Tatimi', 'Neto'],
    [DREN, 37.5, 627.5],
    [BLERTA, 47, 713.01],
  ]);
  await pick(user, 'Zgjidh skedarin', new File([new Uint8Array(bytes)], 'neto.xlsx'));
  await screen.findByLabelText('Kolona e netos');
  await user.click(screen.getByRole('button', { name: 'Krahaso' }));
  expect(await screen.findByText('2 punonjës u krahasuan')).toBeVisible();
  await user.click(within(await people()).getByRole('gridcell', { name: 'Blerta Gashi' }));
  const differences = await screen.findByRole('table', { name: 'Dallimet me llogaritjen tonë' });
  expect(within(differences).getByRole('row', { name: '09.2026 Neto 713.01 713.00 +0.01' })).toBeVisible();
});

test('what cannot be read is said at its file, a failure can be repeated, and files can go again', async () => {
  const { user, faults } = await opened({ language: 'en' });
  faults.next('previewEdiImport', 'UNAVAILABLE');
  await pick(user, 'Choose the lists', september());
  expect(await screen.findByText('The lists could not be read')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: 'Employees of the wage lists' })).toBeVisible();
  await pick(user, 'Add more lists', new File(['x'], 'EDI-2026-10.xlsx'), september());
  expect(await screen.findByText('EDI-2026-09.xlsx is of the same month')).toBeVisible();
  expect(screen.getByText('The file is not an Excel file (.xlsx)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the list EDI-2026-10.xlsx' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Remove the list/ })).toHaveLength(2));
  const [, twin] = screen.getAllByRole('button', { name: 'Remove the list EDI-2026-09.xlsx' });
  await waitFor(() => expect(twin).toBeEnabled());
  if (twin) await user.click(twin);
  faults.next('saveEdiImport', 'PERIOD_CLOSED');
  await user.click(await screen.findByRole('button', { name: 'Save 2 drafts' }));
  expect(await screen.findByText('The drafts were not saved')).toBeVisible();
  await pick(user, 'Add more lists', ...Array.from({ length: 12 }, september));
  expect(screen.getByText('At most 12 lists are read at once.')).toBeVisible();
});

test('the Excel import leads to it', async () => {
  const company = await (await startHttpServer()).company();
  await renderScreen(
    <ChooseFile problems={[]} error={undefined} loading={false} onPick={() => undefined} />,
    { as: company.user, path: '/employees' },
  );
  expect(screen.getByRole('link', { name: 'Nga një program tjetër (EDI)' })).toHaveAttribute('href', PATH);
});
