import { authenticateCode } from '@paga/contract/identity/sign-in';
import { closePeriod, getSalaries, updateSalary } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { faults } from '@paga/testing/msw-bridge';
import { paste } from '@paga/testing/paste';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import i18next from 'i18next';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };
type User = RenderedScreen['user'];
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
});

async function calculated(blerta: { employerTier?: 1 | 2 } = {}) {
  await insertedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', lastName: 'Hoxha', bruttoSalary: 500, ...blerta },
  );
  return calculatedMonth(server, company, october);
}

async function shown() {
  const page = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  await screen.findByRole('region', { name: 'Ndryshimet në tabelë' });
  return page;
}

async function opened() {
  await calculated();
  return shown();
}

const net = (name: RegExp) => cellUnder(name, 'Neto').textContent;
const stored = async () =>
  (await server.as(company.admin).call(getSalaries, { query: { ...october, userId: company.id } })).body
    .salaries;

async function giveCode(user: User, code = 'AGI26A') {
  await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), `${code}{Enter}`);
}

test('net and sums follow at once and do not fall back while it is saved, the code is asked, the server gets it; Ctrl+Z and Ctrl+Y take it back and do it again', async () => {
  const { user } = await opened();
  await user.click(cellUnder(/Arta Krasniqi/, 'Avans'));
  await user.keyboard('100,50{Enter}');
  expect(net(/Arta Krasniqi/)).toBe('783.50');
  expect(cellUnder(/Totali \(2\)/, 'Avans')).toHaveTextContent('100.50');
  // The bar above and the last row of the table say one sum, saved or not.
  const sumBelow = cellUnder(/Totali \(2\)/, 'Neto').textContent;
  expect(screen.getByLabelText('Shifrat e muajit')).toHaveTextContent(sumBelow);
  expect((await stored())[0]?.stopTable.avanse).toBe(0);
  const seen = new Set<string | null | undefined>();
  const watch = new MutationObserver(() => seen.add(net(/Arta Krasniqi/)));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  await giveCode(user);
  expect(await screen.findByText('Të gjitha ndryshimet janë ruajtur')).toBeVisible();
  watch.disconnect();
  expect([...seen]).toEqual(['783.50']);
  expect((await stored())[0]).toMatchObject({ netto: 783.5, stopTable: { avanse: 100.5 } });
  await waitFor(() => expect(cellUnder(/Blerta Hoxha/, 'Avans')).toHaveFocus());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(net(/Arta Krasniqi/)).toBe('884.00'));
  await waitFor(async () => expect((await stored())[0]?.netto).toBe(884));
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(net(/Arta Krasniqi/)).toBe('783.50'));
  await waitFor(async () => expect((await stored())[0]?.netto).toBe(783.5));
});

test('a block from Excel fills rows and columns; what is no number stays marked in its cell, the rest is saved', async () => {
  const { user } = await opened();
  await user.click(cellUnder(/Arta Krasniqi/, 'Natën'));
  paste('7.5\t6\r\nshumë\t2\r\n');
  await giveCode(user);
  expect(await screen.findByText('1 vlerë nuk u kuptua')).toBeVisible();
  const wrong = cellUnder(/Blerta Hoxha/, 'Natën');
  expect(wrong).toHaveTextContent('shumë');
  expect(wrong).toBeInvalid();
  const [arta, blerta] = await stored();
  expect(arta?.overtimeTable).toMatchObject({ nightHours: 7.5, weekendHours: 6 });
  expect(blerta?.overtimeTable).toMatchObject({ nightHours: 0, weekendHours: 2 });
  // The mark leads to its cell; Ctrl+Z takes the whole block back, the mark with it, and Ctrl+Y brings it again.
  await user.click(screen.getByRole('button', { name: /^Blerta Hoxha, .*“shumë”$/ }));
  expect(wrong).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect((await stored())[0]?.overtimeTable.weekendHours).toBe(0));
  expect(cellUnder(/Blerta Hoxha/, 'Natën')).toHaveTextContent('–');
  expect(screen.queryByText('1 vlerë nuk u kuptua')).toBeNull();
  await user.keyboard('{Control>}y{/Control}');
  expect(await screen.findByText('1 vlerë nuk u kuptua')).toBeVisible();
  await waitFor(async () => expect((await stored())[0]?.overtimeTable.weekendHours).toBe(6));
  await user.click(cellUnder(/Blerta Hoxha/, 'Natën'));
  await user.keyboard('3{Enter}');
  await waitFor(async () => expect((await stored())[1]?.overtimeTable.nightHours).toBe(3));
  expect(await screen.findByText('Të gjitha ndryshimet janë ruajtur')).toBeVisible();
});

test('a gross that is pasted back stays computed; amounts of Excel with more than two decimals, and a lone group of three, are not guessed', async () => {
  const { user } = await opened();
  await user.click(cellUnder(/Arta Krasniqi/, 'Bruto e muajit'));
  paste('1,000.00\r\n505\r\n');
  await giveCode(user);
  await waitFor(async () =>
    expect((await stored()).map(({ initialBrutto }) => initialBrutto)).toEqual([1000, 505]),
  );
  expect((await stored()).map(({ edited }) => edited)).toEqual([false, true]);
  await user.click(cellUnder(/Arta Krasniqi/, 'Avans'));
  paste('45.125\t5\r\n66.6667\t1,234.50\r\n');
  expect(await screen.findByText('2 vlera nuk u kuptuan')).toBeVisible();
  expect(cellUnder(/Arta Krasniqi/, 'Avans')).toBeInvalid();
  expect(cellUnder(/Arta Krasniqi/, 'Avans')).toHaveTextContent('45.125');
  expect(cellUnder(/Blerta Hoxha/, 'Avans')).toBeInvalid();
  expect((await stored()).map(({ stopTable }) => [stopTable.avanse, stopTable.phone])).toEqual([
    [0, 5],
    [0, 1234.5],
  ]);
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('1.234{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('shkruani p.sh. 45.13 ose 45,125.00');
});

test('a failure stands at its cell, is said in the language that is chosen afterwards, and can be tried again', async () => {
  const { user } = await opened();
  await user.click(cellUnder(/Arta Krasniqi/, 'Natën'));
  paste('shumë');
  faults.next('updateSalaries', 500);
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('15.5{Enter}');
  await giveCode(user);
  expect(await screen.findByText('1 pagë nuk u ruajt: Diçka shkoi gabim!')).toBeVisible();
  expect(cellUnder(/Arta Krasniqi/, 'Telefon')).toBeInvalid();
  expect(cellUnder(/Arta Krasniqi/, 'Natën')).toHaveAttribute('title', 'Shkruani një numër');
  await act(() => i18next.changeLanguage('en'));
  expect(await screen.findByText('1 salary was not saved: Something went wrong')).toBeVisible();
  expect(screen.getByTitle('Type a number')).toHaveTextContent('shumë');
  expect(screen.getByTitle('Something went wrong')).toHaveTextContent('15.50');
  await act(() => i18next.changeLanguage('sq'));
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  await waitFor(async () => expect((await stored())[0]?.stopTable.phone).toBe(15.5));
});

async function savedByManager(phoneStops: number) {
  const manager = server.as(company.manager);
  const salaryId = Number((await stored())[0]?.id);
  await manager.call(updateSalary, { body: { ...october, salaryId, tenantId: company.id, phoneStops } });
}

test('two people change one row: theirs and mine are shown, mine replaces theirs only when I say so; who keeps theirs has nothing to take back', async () => {
  const { user } = await opened();
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('15{Enter}');
  await screen.findByRole('textbox', { name: 'Kodi' });
  await server
    .as(company.manager)
    .call(authenticateCode, { body: { code: 'AGI26A', userId: company.manager.id } });
  await savedByManager(40);
  await giveCode(user);
  expect(await screen.findByText('Telefon: e ruajtura 40, e juaja 15')).toBeVisible();
  expect((await stored())[0]?.stopTable.phone).toBe(40);
  await user.click(screen.getByRole('button', { name: 'Përdor timen' }));
  await waitFor(async () => expect((await stored())[0]?.stopTable.phone).toBe(15));
  expect(await screen.findByText('Të gjitha ndryshimet janë ruajtur')).toBeVisible();
  await savedByManager(41);
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('16{Enter}');
  expect(await screen.findByText('Telefon: e ruajtura 41, e juaja 16')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mbaj të ruajturën' }));
  await waitFor(() => expect(cellUnder(/Arta Krasniqi/, 'Telefon')).toHaveTextContent('41.00'));
  expect(screen.getByRole('button', { name: 'Zhbëj' })).toBeDisabled();
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('{Control>}z{/Control}');
  expect(cellUnder(/Arta Krasniqi/, 'Telefon')).toHaveTextContent('41.00');
  expect((await stored())[0]?.stopTable.phone).toBe(41);
});

/** 15 stands in Arta's phone cell, and the question for the code was closed. */
async function waiting() {
  const { user } = await opened();
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('15{Enter}');
  await screen.findByRole('textbox', { name: 'Kodi' });
  await user.click(screen.getByRole('button', { name: 'Anulo' }));
  await screen.findByText('1 ndryshim pret kodin');
  return user;
}

const question = () => screen.findByRole('dialog', { name: '1 ndryshim nuk është ruajtur' });

/** Chooses in the question once it has the focus: a window that comes to the end of its opening takes it from one that was opened over it, where nothing is laid out. */
async function choose(user: User, name: string) {
  const dialog = await question();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.click(within(dialog).getByRole('button', { name }));
}

test('a refusal leaves the question there and says why; saved before the month is closed, it goes on to the closing by itself', async () => {
  const user = await waiting();
  faults.next('updateSalaries', 500);
  await user.click(screen.getByRole('button', { name: 'Mbyll tetorin 2026' }));
  await choose(user, 'Ruaj dhe vazhdo');
  await giveCode(user);
  expect(await within(await question()).findByText(/^1 pagë nuk u ruajt: /)).toBeVisible();
  expect(screen.queryByRole('dialog', { name: /tetorin 2026/ })).not.toBeInTheDocument();
  await user.click(within(await question()).getByRole('button', { name: 'Ruaj dhe vazhdo' }));
  expect(await screen.findByRole('dialog', { name: /tetorin 2026/ })).toBeVisible();
  expect((await stored())[0]?.stopTable.phone).toBe(15);
  expect(screen.queryByRole('dialog', { name: '1 ndryshim nuk është ruajtur' })).not.toBeInTheDocument();
});

test('a month that somebody has closed meanwhile shows what was closed, and says what was not saved', async () => {
  const user = await waiting();
  expect(net(/Arta Krasniqi/)).toBe('869.00');
  const closing = await server
    .as(company.admin)
    .call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  expect(closing.status).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  await giveCode(user);
  expect(await screen.findByText('1 ndryshim nuk u ruajt: muaji është i mbyllur')).toBeVisible();
  await waitFor(() => expect(net(/Arta Krasniqi/)).toBe('884.00'));
  await user.click(screen.getByRole('button', { name: 'Hap përsëri tetorin 2026' }));
  await choose(user, 'Vazhdo pa i ruajtur');
  expect(await screen.findByRole('dialog', { name: /^Rihapja/ })).toBeVisible();
});

const draftKey = () => `paga.draft.${company.admin.id}.${company.id}.salaries/2026-10`;

const kept = () => JSON.parse(sessionStorage.getItem(draftKey()) ?? '{}').values?.rows;

test('without the code nothing is sent and nothing is lost: it is kept beyond the sign-in until it is saved, and no explanation knows of it', async () => {
  const user = await waiting();
  expect(net(/Arta Krasniqi/)).toBe('869.00');
  await waitFor(() => expect(kept()).toMatchObject([{ version: 1, typed: { phoneStops: 15 } }]));
  await user.click(cellUnder(/Arta Krasniqi/, 'Neto'));
  const drawer = await screen.findByRole('dialog', { name: /Arta Krasniqi/ });
  expect(await within(drawer).findByText(/^Shpjegimi tregon shifrat e ruajtura; 1 ndryshim/)).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect((await stored())[0]?.stopTable.phone).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  await giveCode(user);
  await waitFor(async () => expect((await stored())[0]?.stopTable.phone).toBe(15));
  await waitFor(() => expect(sessionStorage.getItem(draftKey())).toBeNull());
});

test('texts that are no values are kept once, at the latest when the page is left; they can only be dropped before the month is calculated again', async () => {
  const { user, unmount } = await opened();
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  const writes = jest.spyOn(Storage.prototype, 'setItem');
  paste('shumë\r\npak\r\n');
  dispatchEvent(new Event('pagehide'));
  expect(writes.mock.calls.filter(([key]) => key === draftKey())).toHaveLength(1);
  expect(kept()).toMatchObject([
    { unread: { phoneStops: { text: 'shumë' } } },
    { unread: { phoneStops: { text: 'pak' } } },
  ]);
  writes.mockRestore();
  expect(await screen.findByText('2 vlera nuk u kuptuan')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Llogarit përsëri' }));
  const dialog = await screen.findByRole('dialog', { name: '2 ndryshime nuk janë ruajtur' });
  expect(within(dialog).queryByRole('button', { name: 'Ruaj dhe vazhdo' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Hidhi dhe vazhdo' }));
  expect(await screen.findByText('Asgjë nuk ka ndryshuar që nga llogaritja e fundit')).toBeVisible();
  expect(screen.queryByText('2 vlera nuk u kuptuan')).not.toBeInTheDocument();
  await user.click(cellUnder(/Arta Krasniqi/, 'Avans'));
  paste('asgjë');
  unmount();
  expect(kept()).toMatchObject([{ unread: { avanseStops: { text: 'asgjë' } } }]);
});

test('what was kept is offered back and put into its cells only when the person says so; rows are filtered by tier, and the sums follow', async () => {
  const [arta] = await calculated({ employerTier: 2 });
  const rows = [
    { salaryId: Number(arta?.id), version: Number(arta?.version), typed: { phoneStops: 15 }, unread: {} },
  ];
  sessionStorage.setItem(
    draftKey(),
    JSON.stringify({ values: { rows }, path: '/calculations', at: Date.now() }),
  );
  const { user } = await shown();
  expect(await screen.findByText('1 ndryshim i shkruar herën e fundit nuk u ruajt')).toBeVisible();
  expect(net(/Arta Krasniqi/)).toBe('884.00');
  await user.click(screen.getByRole('button', { name: 'Ktheje në tabelë' }));
  await waitFor(() => expect(net(/Arta Krasniqi/)).toBe('869.00'));
  await giveCode(user);
  await waitFor(async () => expect((await stored())[0]?.stopTable.phone).toBe(15));
  await waitFor(() => expect(sessionStorage.getItem(draftKey())).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Filtrat' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Punëdhënësi' }), 'Sekondar');
  expect(await screen.findByRole('row', { name: /Totali \(1\)/ })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Arta Krasniqi/ })).not.toBeInTheDocument();
});
