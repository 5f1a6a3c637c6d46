import { getEmployeeVacations, storeVacation } from '@paga/contract/leave';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { paste, pasteOver } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { aWorkbook, type TestCell } from '@paga/testing/workbook';
import { screen, waitFor, within } from '@testing-library/react';
import { ImportButton } from './import-button.tsx';

type Language = 'sq' | 'en';
const HEADERS = ['Emri dhe mbiemri', 'Lloji', 'Data / Nga', 'Deri', 'Ditët', 'Shënimi'];
const BALANCE = ['Arta Krasniqi', 'Vjetor', '01.01.2026', null, 4.5, 'Nga viti 2025'];
const LEAVE = ['Arta Krasniqi', 'Vjetor', '02.11.2026', '06.11.2026', null, null];

/** The import window over a company with Arta in it. */
async function opened(language: Language = 'sq') {
  const server = await startHttpServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const [arta = 0] = await createdEmployees(as, company, {});
  const page = await renderScreen(<ImportButton />, { as: company.user, language, path: '/holidays' });
  await page.user.click(
    await screen.findByRole('button', { name: language === 'sq' ? 'Importo' : 'Import' }),
  );
  await screen.findByRole('dialog');
  const leave = async () =>
    (await as.call(getEmployeeVacations, { params: { id: arta }, query: { year: 2026 } })).body;
  const book = (from: string, to: string) =>
    as.call(storeVacation, { body: { tenantId: company.id, employeeId: arta, type: 0, from, to } });
  return { ...page, leave, book };
}
async function upload(user: RenderedScreen['user'], language: Language, ...lines: TestCell[][]) {
  const file = new File([new Uint8Array(aWorkbook([HEADERS, ...lines]))], 'pushimet.xlsx');
  const label = language === 'sq' ? 'Zgjidh skedarin' : 'Choose a file';
  await user.upload(screen.getByLabelText(label, { selector: 'input' }), file);
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const last = (name: string, container: HTMLElement = document.body): HTMLElement =>
  within(container).getAllByRole('button', { name }).at(-1) ?? container;
const rows = (name = 'Rreshtat e skedarit Excel') => screen.findByRole('grid', { name });

test('a workbook is looked at, saved as a whole and undone', async () => {
  const { user, leave } = await opened();
  await upload(user, 'sq', BALANCE, LEAVE);
  const grid = await rows();
  expect(within(grid).getAllByRole('gridcell', { name: 'Gati' })).toHaveLength(2);
  expect(within(grid).getByRole('gridcell', { name: '5' })).toBeVisible();
  expect(await axeFinds(screen.getByRole('dialog'))).toEqual([]);
  await user.click(button('Ruaj 2 rreshta'));
  expect(await screen.findByText('U ruajtën: bilance 1, pushime 1.')).toBeVisible();
  expect(await leave()).toMatchObject({ annualDays: 24.5, annualUsed: 5 });
  await user.click(button('Importo'));
  await user.click(await screen.findByRole('button', { name: 'Zhbëj importin e pushimet.xlsx' }));
  const question = await screen.findByRole('dialog', { name: 'Të zhbëhet importi i pushimet.xlsx?' });
  await user.click(within(question).getByRole('button', { name: 'Zhbëj importin' }));
  expect(await screen.findByText('Importi u zhbë.')).toBeVisible();
  expect(await screen.findByText(/^Zhbërë më/)).toBeVisible();
  expect(await leave()).toMatchObject({ annualDays: 20, annualUsed: 0 });
});

test('a refused row is put right in the grid or in its window, or left out, and one step back brings it again', async () => {
  const { user, leave } = await opened();
  await upload(user, 'sq', LEAVE, LEAVE, ['Arta Krasniqi', 'Verë', '46023', null, '1', null]);
  const grid = await rows();
  expect(button('Ruaj 3 rreshta')).toBeDisabled();
  expect(
    screen.getByText('Ruhen të gjithë rreshtat ose asnjë: ndreqni rreshtat e kuq, ose lërini jashtë.'),
  ).toBeVisible();
  await user.click(within(grid).getByRole('gridcell', { name: '2 gabime' }));
  const window = await screen.findByRole('dialog', { name: 'Rreshti 4: Arta Krasniqi' });
  expect(window).toHaveTextContent(
    'B4: "Verë" nuk njihet: shkruani Vjetor, Mjekësor, I lehonisë ose I veçantë.',
  );
  expect(window).toHaveTextContent(
    'C4: "46023" nuk është datë. Shkruajeni si 15.10.2026. Ndoshta: 01.01.2026.',
  );
  const type = within(window).getByLabelText('Lloji i pushimit');
  await pasteOver(user, type, 'Mjekësor');
  await user.click(within(window).getByRole('button', { name: 'Zbato' }));
  expect(await within(window).findByText('Rreshti është gati për ruajtje.')).toBeVisible();
  await user.click(last('Mbyll', window));
  // The same days twice: the second row is refused as the booking call refuses it.
  await user.click(within(grid).getByRole('gridcell', { name: '1 gabim' }));
  const twin = await screen.findByRole('dialog', { name: 'Rreshti 3: Arta Krasniqi' });
  expect(twin).toHaveTextContent('Punonjësi ka tashmë një pushim në këto data.');
  await user.click(within(twin).getByRole('button', { name: 'Lëre jashtë' }));
  expect(await within(twin).findByText('Rreshti është lënë jashtë dhe nuk ruhet.')).toBeVisible();
  await user.click(last('Mbyll', twin));
  expect(button('Ruaj 2 rreshta')).toBeEnabled();
  await user.click(button('Një hap prapa'));
  expect(button('Ruaj 3 rreshta')).toBeDisabled();
  const dates = within(grid).getAllByRole('gridcell', { name: '02.11.2026' });
  await user.click(dates[1] ?? grid);
  paste('09.11.2026\t13.11.2026');
  await waitFor(() => expect(button('Ruaj 3 rreshta')).toBeEnabled());
  await user.click(button('Ruaj 3 rreshta'));
  expect(await screen.findByText('U ruajtën: bilance 1, pushime 2.')).toBeVisible();
  expect((await leave()).vacations).toHaveLength(2);
});

test('in English; what somebody has booked meanwhile is shown at its row, and closing asks first', async () => {
  const { user, book } = await opened('en');
  await upload(user, 'en', LEAVE, BALANCE);
  const grid = await rows('Rows of the Excel file');
  await book('2026-11-05', '2026-11-05');
  await user.click(button('Save 2 rows'));
  await user.click(await within(grid).findByRole('gridcell', { name: '1 error' }));
  const window = await screen.findByRole('dialog', { name: 'Row 2: Arta Krasniqi' });
  expect(window).toHaveTextContent('The employee has leave on these dates already.');
  await user.click(within(window).getByRole('button', { name: 'Leave out' }));
  await user.click(last('Close', window));
  await waitFor(() => expect(button('Save 1 row')).toBeEnabled());
  await user.click(last('Close'));
  const question = await screen.findByRole('dialog', { name: 'Close without saving the corrected rows?' });
  await user.click(within(question).getByRole('button', { name: 'Discard corrections' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a file that cannot be read says why, and a server that fails too', async () => {
  const { user } = await opened();
  await user.upload(
    screen.getByLabelText('Zgjidh skedarin', { selector: 'input' }),
    new File(['Emri;Ditët'], 'pushimet.xlsx'),
  );
  expect(await screen.findByText(/^Skedari nuk është i Excel-it/)).toBeVisible();
  faults.next('previewLeaveImport', 500);
  await upload(user, 'sq', BALANCE);
  expect(await screen.findByText('Diçka shkoi gabim!')).toBeVisible();
  expect(await axeFinds(screen.getByRole('dialog'))).toEqual([]);
});
