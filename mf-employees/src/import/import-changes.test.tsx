import { CORRECTED_ROWS, createEmployee, getEmployee } from '@paga/contract/employees';
import { generateSalaries } from '@paga/contract/payroll';
import { anEmployee } from '@paga/testing/employees';
import { paste } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { anImportLine, anImportWorkbook, type TestCell } from '@paga/testing/workbook';
import { screen, waitFor, within } from '@testing-library/react';
import { EmployeesScreen } from '#list/employees.screen.tsx';

const BLERTA = anImportLine({ 'Emri dhe mbiemri': 'Blerta Gashi', 'Numri personal': '1999384753' });

/** The import window over a company in which Arta is saved. */
async function opened() {
  const server = await startHttpServer();
  const company = await server.company();
  const as = server.as(company.user);
  const { body } = await as.call(createEmployee, {
    body: anEmployee({ userId: company.id, bank: 'Banka Kombëtare Tregtare' }),
  });
  const page = await renderScreen(<EmployeesScreen />, { as: company.user, path: '/employees' });
  const arta = async () => (await as.call(getEmployee, { query: { employeeId: body.id } })).body;
  return { ...page, company, as, arta };
}
async function openImport(user: RenderedScreen['user'], ...lines: TestCell[][]): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Më shumë' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Importo nga Excel' }));
  await screen.findByRole('dialog');
  if (lines.length === 0) return;
  const file = new File([new Uint8Array(anImportWorkbook(...lines))], 'punetoret.xlsx');
  await user.upload(screen.getByLabelText('Zgjidh skedarin', { selector: 'input' }), file);
  await screen.findByRole('grid', { name: 'Punonjësit e skedarit Excel' });
}
const same = { Adresa: null, Sektori: null } as const;

test('a saved person is offered as a change with old and new, saved, and restored by taking the import back', async () => {
  const { user, arta } = await opened();
  await openImport(user, anImportLine({ ...same, Pozita: 'Shefe', Telefoni: '+383 49 555 666' }), BLERTA);
  expect(screen.getByRole('radio', { name: 'Të rinj: 1' })).toBeVisible();
  await user.click(screen.getByRole('gridcell', { name: 'Ndryshon 2 fusha' }));
  const changes = await screen.findByRole('table', { name: 'Ndryshimet e Arta Krasniqi' });
  expect(within(changes).getByRole('row', { name: 'Pozita Kontabiliste Shefe' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Mbyll' }).at(-1) ?? changes);
  await user.click(screen.getByRole('button', { name: 'Ruaj 2 punonjës' }));
  expect(await screen.findByText('U importua 1 punonjës. U ndryshua 1 punonjës.')).toBeVisible();
  expect(await arta()).toMatchObject({ occupation: 'Shefe', phone: '+383 49 555 666' });
  await user.click(screen.getByRole('button', { name: 'Zhbëj importin' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij 1 punonjës' }));
  expect(await screen.findByText('Importi u zhbë.')).toBeVisible();
  expect(await arta()).toMatchObject({ occupation: 'Kontabiliste', phone: '+383 44 111 222' });
});

test('a row that says nothing new is skipped, and a row can be left out and taken in again', async () => {
  const { user } = await opened();
  await openImport(user, anImportLine(same), BLERTA);
  expect(screen.getByRole('gridcell', { name: 'Pa ndryshim, kalohet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ruaj 1 punonjës' })).toBeEnabled();
  await user.click(screen.getByRole('gridcell', { name: 'Shtohet' }));
  await user.click(await screen.findByRole('button', { name: 'Lëre jashtë' }));
  expect(screen.getByText('Rreshti është lënë jashtë dhe nuk ruhet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ruaj 0 punonjës' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Merre përsëri' }));
  expect(screen.getByRole('button', { name: 'Ruaj 1 punonjës' })).toBeEnabled();
});

test('a raise holds from the day that is chosen', async () => {
  const { user, arta } = await opened();
  await openImport(user, anImportLine({ ...same, 'Paga bruto': 1300 }));
  expect(await screen.findByLabelText('Ndryshimet e pagës vlejnë nga')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj 1 punonjës' }));
  expect(await screen.findByText('U ndryshua 1 punonjës.')).toBeVisible();
  expect((await arta()).unchangableBrutto).toBe(1000);
});

test('a cell is corrected in the grid, read as the workbook is read', async () => {
  const { user } = await opened();
  await openImport(
    user,
    anImportLine({ 'Emri dhe mbiemri': 'Blerta', 'Numri personal': '1999384753', 'Paga bruto': '1.250' }),
  );
  const cell = screen.getByRole('gridcell', { name: '1.250' });
  await user.click(cell);
  await user.keyboard('{F2}');
  const box = await screen.findByRole('textbox', { name: 'Paga bruto' });
  await user.clear(box);
  await user.type(box, '1.250,50{Enter}');
  expect(await screen.findByRole('gridcell', { name: /^1 gabim/ })).toBeVisible();
  // The cell and, below it, the total of its column.
  expect(screen.getAllByRole('gridcell', { name: '1,250.50' })).toHaveLength(2);
  const name = screen.getByRole('gridcell', { name: 'Blerta' });
  await user.click(name);
  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('textbox', { name: 'Emri dhe mbiemri' }), ' Gashi{Enter}');
  expect(await screen.findByRole('button', { name: 'Ruaj 1 punonjës' })).toBeEnabled();
});

test('a block from Excel over problem cells is undone in one step and redone, also while the server still reads it', async () => {
  const { user } = await opened();
  const wrong = { 'E-mail': 'nuk ka', 'Paga bruto': 'shumë' };
  await openImport(
    user,
    anImportLine({ ...wrong, 'Emri dhe mbiemri': 'Blerta Gashi', 'Numri personal': '1999384753' }),
    anImportLine({ ...wrong, 'Emri dhe mbiemri': 'Teuta Shala', 'Numri personal': '1763855925' }),
  );
  await user.click(screen.getAllByRole('gridcell', { name: 'nuk ka' })[0] as HTMLElement);
  paste('blerta@example.com\t1.250,50\tx\r\nteuta@example.com\t400\r\n');
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('1 qelizë e ngjitur nuk gjeti vend në tabelë')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ribëj' })).toBeEnabled());
  expect(screen.getByRole('radio', { name: 'Me gabime: 2' })).toBeVisible();
  expect(screen.getAllByRole('gridcell', { name: 'shumë' })).toHaveLength(2);
  await user.keyboard('{Control>}y{/Control}');
  expect(await screen.findByRole('button', { name: 'Ruaj 2 punonjës' })).toBeEnabled();
  expect(screen.getByRole('row', { name: /Blerta Gashi.*blerta@example\.com.*1,250\.50/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Teuta Shala.*teuta@example\.com.*400\.00/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
  expect(await screen.findByRole('radio', { name: 'Me gabime: 2' })).toBeVisible();
});

test('a block of more rows than one call reads is placed completely, and undone completely', async () => {
  const { user } = await opened();
  const numbers = Array.from({ length: CORRECTED_ROWS + 1 }, (_, index) => String(2_000_000_000 + index));
  const lines = numbers.map((idNumber) =>
    anImportLine({ ...same, 'Paga bruto': 'shumë', 'Numri personal': idNumber }),
  );
  await openImport(user, ...lines);
  await user.click(screen.getAllByRole('gridcell', { name: 'shumë' })[0] as HTMLElement);
  paste(numbers.map(() => '600').join('\n'));
  expect(await screen.findByRole('button', { name: `Ruaj ${CORRECTED_ROWS + 1} punonjës` })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Zhbëj' }));
  expect(await screen.findByRole('radio', { name: `Me gabime: ${CORRECTED_ROWS + 1}` })).toBeVisible();
});

test('corrected cells are thrown away only after a question: by Close, by Esc and by another file', async () => {
  const { user } = await opened();
  await openImport(user, BLERTA);
  const grid = screen.getByRole('grid', { name: 'Punonjësit e skedarit Excel' });
  await user.click(within(grid).getByRole('gridcell', { name: 'Kontabiliste' }));
  paste('Shefe');
  expect(await within(grid).findByRole('gridcell', { name: 'Shefe' })).toBeVisible();
  const question = 'Të mbyllet pa ruajtur 1 rresht të ndryshuar?';
  const [window] = screen.getAllByRole('dialog');
  for (const leave of [
    () => user.keyboard('{Escape}'),
    () =>
      user.click(
        within(window as HTMLElement)
          .getAllByRole('button', { name: 'Mbyll' })
          .at(-1) as HTMLElement,
      ),
    () => user.click(screen.getByRole('button', { name: 'Zgjidh skedar tjetër' })),
  ]) {
    await leave();
    const asked = (await screen.findByText(question)).closest<HTMLElement>('[role=dialog]') as HTMLElement;
    await user.click(within(asked).getByRole('button', { name: 'Anulo' }));
    await waitFor(() => expect(screen.queryByText(question)).not.toBeInTheDocument());
    expect(within(grid).getByRole('gridcell', { name: 'Shefe' })).toBeVisible();
  }
  await user.click(screen.getByRole('button', { name: 'Zgjidh skedar tjetër' }));
  await user.click(await screen.findByRole('button', { name: 'Hidhi ndryshimet' }));
  expect(await screen.findByText('Zgjidh skedarin')).toBeVisible();
});

test('a sector that an import brings is offered by the filter at once', async () => {
  const { user } = await opened();
  await user.click(await screen.findByRole('button', { name: 'Filtrat' }));
  const sector = await screen.findByRole('combobox', { name: 'Sektori' });
  expect(within(sector).queryByRole('option', { name: 'Administrata' })).not.toBeInTheDocument();
  await openImport(user, BLERTA);
  await user.click(screen.getByRole('button', { name: 'Ruaj 1 punonjës' }));
  expect(
    await within(sector).findByRole('option', { name: 'Administrata', hidden: true }),
  ).toBeInTheDocument();
});

test('an account that was a number is one again when its correction is undone', async () => {
  const { user } = await opened();
  await openImport(user, anImportLine({ ...same, 'Llogaria bankare': 1212012345678906 }));
  await user.click(screen.getByRole('gridcell', { name: /^12120123456789/ }));
  paste('1212012345678906');
  expect(await screen.findByRole('gridcell', { name: 'Pa ndryshim, kalohet' })).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('gridcell', { name: /^1 gabim/ })).toBeVisible();
});

test('a corrected personal number frees the row that had the same, and meets the person who is saved with it', async () => {
  const { user } = await opened();
  await openImport(
    user,
    BLERTA,
    anImportLine({ 'Emri dhe mbiemri': 'Teuta Shala', 'Numri personal': '1999384753' }),
  );
  expect(screen.getByRole('radio', { name: 'Me gabime: 1' })).toBeVisible();
  const [first] = screen.getAllByRole('gridcell', { name: '1999384753' });
  if (!first) throw new Error('no number');
  await user.click(first);
  await user.keyboard('{F2}');
  const box = await screen.findByRole('textbox', { name: 'Numri personal' });
  await user.clear(box);
  await user.type(box, '1234567892{Enter}');
  expect(await screen.findByRole('gridcell', { name: /^Ndryshon/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Me gabime/ })).not.toBeInTheDocument();
});

test('a person saved by somebody else meanwhile is offered as a change on the way back to the rows', async () => {
  const { user, as, company } = await opened();
  await openImport(user, BLERTA);
  await user.click(within(screen.getByRole('dialog')).getByRole('gridcell', { name: 'Kontabiliste' }));
  await user.keyboard('Shefe{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Zhbëj' })).toBeEnabled());
  await as.call(createEmployee, {
    body: anEmployee({
      userId: company.id,
      firstName: 'Blerta',
      lastName: 'Gashi',
      personalNumber: '1999384753',
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Ruaj 1 punonjës' }));
  expect(await screen.findByText('Nuk u ruajt punetori Blerta Gashi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Kthehu te rreshtat' }));
  expect(await screen.findByRole('gridcell', { name: /^Ndryshon/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zhbëj' })).toBeDisabled();
});

test('the last imports are listed, and one that a month has used says so', async () => {
  const { user, as, company } = await opened();
  await openImport(user, BLERTA);
  await user.click(screen.getByRole('button', { name: 'Ruaj 1 punonjës' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await as.call(generateSalaries, { query: { month: 10, year: 2026, userId: company.id } });
  await user.click(screen.getByRole('button', { name: 'Zhbëj importin' }));
  await user.click(await screen.findByRole('button', { name: 'Fshij 1 punonjës' }));
  expect(await screen.findByText('Nuk zhbëhet: është përdorur në 10.2026.')).toBeVisible();
  await openImport(user);
  const list = await screen.findByRole('table', { name: 'Importet e fundit' });
  expect(
    await within(list).findByRole('row', { name: /punetoret.xlsx.*është përdorur në 10.2026/ }),
  ).toBeVisible();
});
