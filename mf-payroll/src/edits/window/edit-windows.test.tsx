import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { call } from '@paga/client';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getSalaries, updateSalaries, updateSalary } from '@paga/contract/payroll';
import { takeComplaints } from '@paga/testing/complaints';
import { insertedEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { faults } from '@paga/testing/msw-bridge';
import { type RenderedScreen, renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';
import { startOf } from './use-edit-draft.ts';

jest.mock('./use-edit-draft.ts', () => {
  const actual = jest.requireActual('./use-edit-draft.ts');
  return { ...actual, startOf: jest.fn(actual.startOf) };
});

const october = { month: 10, year: 2026 };
type User = RenderedScreen['user'];
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
});

async function opened(options: Partial<ScreenOptions> = {}) {
  await insertedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', lastName: 'Hoxha', salaryPaymentType: 2, pricePerHour: 5.6818 },
  );
  await calculatedMonth(server, company, october);
  const shown = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
    ...options,
  });
  await screen.findByRole('row', { name: /Arta Krasniqi/ });
  await screen.findByRole('region', {
    name: options.language === 'en' ? 'Changes in the table' : 'Ndryshimet në tabelë',
  });
  return shown;
}

const stored = async () =>
  (await server.as(company.admin).call(getSalaries, { query: { ...october, userId: company.id } })).body
    .salaries;

// Two windows are open then: the field distinguishes them.
async function giveCode(user: User, code: string, name = 'Kodi') {
  const field = await screen.findByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, `${code}{Enter}`);
}

/** Opens the window of a cell: by its pencil where a click would only choose the cell. */
async function openWindow(user: User, row: RegExp, heading: string, name: RegExp) {
  const cell = cellUnder(row, heading);
  await user.click(within(cell).queryByRole('button') ?? cell);
  return screen.findByRole('dialog', { name });
}

test('deductions open for reading; after the pencil a bad amount is reported at its field, net follows each key, without the code nothing is saved and what was typed stays, empty fields are sent as 0', async () => {
  const { user } = await opened();
  const window = await openWindow(user, /Arta Krasniqi/, 'Ndalesat', /^Ndalesat: Arta Krasniqi/);
  expect(within(window).getByRole('spinbutton', { name: 'Avans' })).toBeDisabled();
  await user.click(within(window).getByRole('button', { name: 'Ndrysho' }));
  const advance = within(window).getByRole('spinbutton', { name: 'Avans' });
  await user.type(advance, '{Control>}a{/Control}-5');
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  expect(
    await within(window).findByText('Shumë prej 0 deri 10,000,000.00, me dy shifra pas presjes'),
  ).toBeVisible();
  await user.type(advance, '{Control>}a{/Control}1,00.50');
  await user.clear(within(window).getByRole('spinbutton', { name: 'Telefon' }));
  expect(within(window).getByRole('region', { name: 'Si del paga' })).toHaveTextContent('884.00 → 783.50');
  expect(within(window).getByRole('region', { name: 'Si del paga' })).toHaveTextContent(
    'Bruto totale1,000.00− Kontributi i punonjësit50.00− Tatimi66.00− Ndalesat0.00 → 100.50',
  );
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  expect(await within(window).findByText('Shkruani kodin me 6 shenja.')).toBeVisible();
  expect(within(window).getByRole('textbox', { name: 'Kodi' })).toHaveFocus();
  expect(advance).toHaveValue('100.50');
  expect((await stored())[0]?.stopTable.avanse).toBe(0);
  await giveCode(user, 'WRONG1');
  expect(await screen.findByText('Kodi nuk eshte valid')).toBeVisible();
  await giveCode(user, 'AGI26A');
  expect(await screen.findByText('Ndalesat u ruajtën për Arta Krasniqi')).toBeVisible();
  await waitFor(() => expect(cellUnder(/Arta Krasniqi/, 'Neto')).toHaveTextContent('783.50'));
  expect(cellUnder(/Totali \(2\)/, 'Ndalesat')).toHaveTextContent('100.50');
  expect((await stored())[0]?.stopTable).toEqual({
    stops: 0,
    avanse: 100.5,
    phone: 0,
    ticket: 0,
    total: 100.5,
  });
});

test('the code is asked once: the next window saves without it; hours with three decimals are reported at their field, and the outcome does not blame the net', async () => {
  const { user } = await opened();
  for (const [column, name, field] of [
    ['Orë shtesë', /^Orët shtesë/, 'Orët e natës'],
    ['Shtesa', /^Shtesat/, 'Shtesë neto'],
  ] as const) {
    const window = await openWindow(user, /Arta Krasniqi/, column, name);
    await user.click(within(window).getByRole('button', { name: 'Ndrysho' }));
    const box = within(window).getByRole('spinbutton', { name: field });
    if (column === 'Orë shtesë') {
      await user.type(box, '{Control>}a{/Control}7.333');
      expect(await within(window).findByRole('region', { name: 'Si del paga' })).toBeVisible();
      await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
      expect(
        await within(window).findByText('Orë nga 0 deri 744, me më së shumti dy shifra pas presjes'),
      ).toBeVisible();
    }
    await user.type(box, '{Control>}a{/Control}10');
    await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
    if (column === 'Orë shtesë') await giveCode(user, 'AGI26A');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  const [arta] = await stored();
  expect(arta).toMatchObject({ overtimeTable: { nightHours: 10 }, extraTable: { extraNetto: 10 } });
});

test('gross is typed for fixed pay and follows from hours for hourly pay; an empty gross takes the typed one back; what a window starts from is computed when it opens, not at every key', async () => {
  const { user } = await opened();
  const gross = await openWindow(user, /Arta Krasniqi/, 'Bruto e muajit', /^Paga bruto: Arta/);
  await user.click(within(gross).getByRole('button', { name: 'Ndrysho' }));
  await user.type(
    within(gross).getByRole('spinbutton', { name: 'Bruto e muajit' }),
    '{Control>}a{/Control}1,234.56',
  );
  await user.click(within(gross).getByRole('button', { name: 'Ruaj' }));
  await giveCode(user, 'AGI26A');
  await waitFor(() => expect(cellUnder(/Arta Krasniqi/, 'Bruto e muajit')).toHaveTextContent('1,234.56'));
  const again = await openWindow(user, /Arta Krasniqi/, 'Bruto e muajit', /^Paga bruto: Arta/);
  await user.click(within(again).getByRole('button', { name: 'Ndrysho' }));
  await user.clear(within(again).getByRole('spinbutton', { name: 'Bruto e muajit' }));
  await user.click(within(again).getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(cellUnder(/Arta Krasniqi/, 'Bruto e muajit')).toHaveTextContent('1,000.00'));
  const hourly = await openWindow(user, /Blerta Hoxha/, 'Bruto e muajit', /^Bruto sipas orëve: Blerta/);
  expect(within(hourly).getByRole('spinbutton', { name: 'Orët e rregullta' })).toHaveValue('176');
  await user.click(within(hourly).getByRole('button', { name: 'Ndrysho' }));
  const before = jest.mocked(startOf).mock.calls.length;
  await user.type(
    within(hourly).getByRole('spinbutton', { name: 'Orët e rregullta' }),
    '{Control>}a{/Control}150.5',
  );
  expect(within(hourly).getByRole('region', { name: 'Si del paga' })).toHaveTextContent('→');
  expect(startOf).toHaveBeenCalledTimes(before);
  await user.click(within(hourly).getByRole('button', { name: 'Ruaj' }));
  await waitFor(() => expect(cellUnder(/Blerta Hoxha/, 'Bruto e muajit')).toHaveTextContent('855.11'));
});

test('a gross that was typed for hourly pay stands in the window of the hours, is explained there, and can be cleared', async () => {
  const { user } = await opened();
  const admin = server.as(company.admin);
  await admin.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  const salaryId = Number((await stored())[1]?.id);
  await admin.call(updateSalary, {
    body: { ...october, salaryId, tenantId: company.id, initialBrutto: 900 },
  });
  await user.click(await screen.findByRole('button', { name: 'Llogarit përsëri' }));
  await waitFor(() => expect(cellUnder(/Blerta Hoxha/, 'Bruto e muajit')).toHaveTextContent('900.00'));
  const window = await openWindow(user, /Blerta Hoxha/, 'Bruto e muajit', /^Bruto sipas orëve: Blerta/);
  expect(await within(window).findByText('Bruto e këtij muaji është shkruar me dorë')).toBeVisible();
  await user.click(within(window).getByRole('button', { name: 'Ndrysho' }));
  await user.clear(within(window).getByRole('spinbutton', { name: 'Bruto e muajit' }));
  await user.type(
    within(window).getByRole('spinbutton', { name: 'Orët e rregullta' }),
    '{Control>}a{/Control}50',
  );
  expect(within(window).getByRole('region', { name: 'Si del paga' })).toHaveTextContent('900.00 → 284.09');
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await giveCode(user, 'AGI26A');
  await waitFor(async () => expect((await stored())[1]?.initialBrutto).toBe(284.09));
});

test('a window over a row with unsaved cells counts them, and does not take its own save for that of somebody else; in a closed month it is for reading only and says how to reopen it', async () => {
  const { user } = await opened();
  await user.click(cellUnder(/Arta Krasniqi/, 'Avans'));
  await user.keyboard('100{Enter}');
  await screen.findByRole('textbox', { name: 'Kodi' });
  await user.keyboard('{Escape}');
  await screen.findByText('1 ndryshim pret kodin');
  const window = await openWindow(user, /Arta Krasniqi/, 'Orë shtesë', /^Orët shtesë/);
  const outcome = within(window).getByRole('region', { name: 'Si del paga' });
  expect(outcome).toHaveTextContent(/Neto784\.00$/);
  await user.click(within(window).getByRole('button', { name: 'Ndrysho' }));
  await user.type(
    within(window).getByRole('spinbutton', { name: 'Orët e natës' }),
    '{Control>}a{/Control}10',
  );
  expect(outcome).toHaveTextContent('784.00 → 847.15');
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await giveCode(user, 'AGI26A');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Ruaj' }));
  await waitFor(async () =>
    expect((await stored())[0]).toMatchObject({ netto: 847.15, stopTable: { avanse: 100 } }),
  );
  expect(await screen.findByText('Të gjitha ndryshimet janë ruajtur')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mbyll tetorin 2026' }));
  const prompt = await screen.findByRole('dialog', { name: /Mbyllja e pagave/ });
  await user.type(within(prompt).getByRole('textbox'), 'AGI26A{Enter}');
  await screen.findByText(/^Mbyllur nga/);
  const closed = await openWindow(user, /Arta Krasniqi/, 'Ndalesat', /^Ndalesat/);
  expect(within(closed).getByText('Periudha është e mbyllur')).toBeVisible();
  expect(within(closed).getByText(/hapeni përsëri muajin/)).toBeVisible();
  expect(within(closed).queryByRole('button', { name: 'Ndrysho' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Ndryshimet në tabelë' })).not.toBeInTheDocument();
});

test('no screen saves a salary without the version it shows: there is one way, and every test watches it', async () => {
  await renderScreen(<p />, { as: company.admin });
  const month = { ...october, tenantId: company.id };
  const row = { salaryId: 1, avanseStops: 5 };
  await call(updateSalary, { body: { ...month, ...row, version: 1 } }).catch(() => undefined);
  await call(updateSalaries, { body: { ...month, rows: [{ ...row, version: 1 }] } }).catch(() => undefined);
  expect(takeComplaints()).toEqual([]);
  await call(updateSalary, { body: { ...month, ...row } }).catch(() => undefined);
  await call(updateSalaries, { body: { ...month, rows: [row] } as never }).catch(() => undefined);
  expect(takeComplaints()).toEqual(Array(2).fill(expect.stringContaining('without its version')));
  // A second way would be one that no test here drives.
  const root = path.resolve(import.meta.dirname, '../../../..');
  const sources = readdirSync(root)
    .filter((name) => name.startsWith('mf-') || name === 'shell')
    .flatMap((name) =>
      readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(name, 'src', file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
  const saving = sources.filter((file) =>
    /\bupdateSalar(y|ies),|'\/salaries\/update/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect([sources.length > 100, saving]).toEqual([true, ['mf-payroll/src/edits/code/use-edit-gate.ts']]);
});

/** A colleague saves these deductions of Arta meanwhile. */
async function savedByManager(stops: { avanseStops?: number; phoneStops?: number }) {
  const manager = server.as(company.manager);
  await manager.call(authenticateCode, { body: { code: 'AGI26A', userId: company.manager.id } });
  const salaryId = Number((await stored())[0]?.id);
  await manager.call(updateSalary, { body: { ...october, salaryId, tenantId: company.id, ...stops } });
}

/** Types a phone deduction of 5, leaves, and comes back when somebody else has saved; the draft is in the window again. */
async function comeBack(stops: { avanseStops?: number; phoneStops?: number }) {
  const left = await opened();
  const first = await openWindow(left.user, /Arta Krasniqi/, 'Ndalesat', /^Ndalesat/);
  await left.user.click(within(first).getByRole('button', { name: 'Ndrysho' }));
  await left.user.type(within(first).getByRole('spinbutton', { name: 'Telefon' }), '{Control>}a{/Control}5');
  left.unmount();
  await savedByManager(stops);
  const { user } = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
  });
  await screen.findByRole('region', { name: 'Ndryshimet në tabelë' });
  const window = await openWindow(user, /Arta Krasniqi/, 'Ndalesat', /^Ndalesat/);
  await user.click(within(window).getByRole('button', { name: 'Ndrysho' }));
  await user.click(await within(window).findByRole('button', { name: 'Ktheje' }));
  return { user, window };
}

test('a draft that is undone shows its net at once, and leaves what somebody else has changed since', async () => {
  const { user, window } = await comeBack({ avanseStops: 100 });
  expect(await within(window).findByRole('region', { name: 'Si del paga' })).toHaveTextContent(
    '784.00 → 779.00',
  );
  expect(within(window).getByRole('spinbutton', { name: 'Avans' })).toHaveValue('100.00');
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await giveCode(user, 'AGI26A');
  await waitFor(async () => expect((await stored())[0]?.stopTable).toMatchObject({ avanse: 100, phone: 5 }));
});

test('a draft of a field that somebody else has changed since is shown before it replaces theirs', async () => {
  const { user, window } = await comeBack({ phoneStops: 40 });
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await giveCode(user, 'AGI26A');
  expect(await within(window).findByText('Paga e Arta Krasniqi u ndryshua ndërkohë')).toBeVisible();
  expect((await stored())[0]?.stopTable.phone).toBe(40);
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await waitFor(async () => expect((await stored())[0]?.stopTable.phone).toBe(5));
});

test('the explanation is of the figure as it is typed, and leads back to it; somebody else was faster: their change is taken in, mine goes over it when I save again', async () => {
  const { user } = await opened();
  const window = await openWindow(user, /Arta Krasniqi/, 'Bruto e muajit', /^Paga bruto: Arta/);
  await waitFor(() => expect(within(window).getByRole('button', { name: 'Ndrysho' })).toHaveFocus());
  await user.keyboard('700');
  await user.click(within(window).getByRole('button', { name: 'Si u llogarit' }));
  const typed = await screen.findByText('Me vlerat e shkruara, ende të paruajtura');
  const drawer = typed.closest<HTMLElement>('[role=dialog]') as HTMLElement;
  expect(drawer).toHaveTextContent('700.00');
  expect(drawer).not.toHaveTextContent('1,000.00');
  await user.click(within(drawer).getByRole('button', { name: 'Mbyll' }));
  expect(within(window).getByRole('spinbutton', { name: 'Bruto e muajit' })).toHaveValue('700.00');
  faults.next('updateSalary', 'CONFLICT');
  await user.click(within(window).getByRole('button', { name: 'Ruaj' }));
  await giveCode(user, 'AGI26A');
  expect(await within(window).findByText('Paga e Arta Krasniqi u ndryshua ndërkohë')).toBeVisible();
  await user.click(await within(window).findByRole('button', { name: 'Ruaj' }));
  await waitFor(async () => expect((await stored())[0]?.initialBrutto).toBe(700));
});

test('reads in English, and leads on to how the number came about; a gross of 1.234 is marked in its window, counts for nothing, and is saved once it is clear', async () => {
  const { user } = await opened({ language: 'en' });
  const hours = await openWindow(user, /Arta Krasniqi/, 'Extra hours', /^Extra hours: Arta Krasniqi/);
  expect(within(hours).getAllByText('7.3864 € an hour')).toHaveLength(2);
  await user.click(within(hours).getByRole('button', { name: 'How it was computed' }));
  expect(await screen.findByText('The sum of all extra hours.')).toBeVisible();
  const [, drawer, ...more] = screen.getAllByRole('dialog', { name: 'Extra hours: Arta Krasniqi' });
  expect(more).toEqual([]);
  await user.click(within(drawer as HTMLElement).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([hours]));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const window = await openWindow(user, /Arta Krasniqi/, 'Gross of the month', /Arta Krasniqi/);
  await user.click(within(window).getByRole('button', { name: 'Edit' }));
  const field = within(window).getByRole('spinbutton', { name: 'Gross of the month' });
  await user.type(field, '{Control>}a{/Control}1.234');
  await user.tab();
  expect(
    await within(window).findByText('Thousands or decimals? Write it like 45.13 or 45125'),
  ).toBeVisible();
  expect(field).toHaveValue('1.234');
  await user.click(within(window).getByRole('button', { name: 'Save' }));
  expect((await stored())[0]?.initialBrutto).toBe(1000);
  await user.type(field, '{Control>}a{/Control}1.234,00');
  await user.click(within(window).getByRole('button', { name: 'Save' }));
  await giveCode(user, 'AGI26A', 'Code');
  await waitFor(() => expect(cellUnder(/Arta Krasniqi/, 'Gross of the month')).toHaveTextContent('1,234.00'));
});
