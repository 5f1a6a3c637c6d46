import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  closePeriod,
  createWhatIf,
  getSalaries,
  getWhatIfs,
  updateSalary,
  type WhatIfChange,
} from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { type RenderedScreen, renderScreen, type ScreenOptions } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { WhatIfScreen } from './what-if.screen.tsx';

type User = RenderedScreen['user'];
const october = { month: 10, year: 2026 };
const raise: WhatIfChange = { kind: 'raise', who: { to: 'all' }, percentage: 5 };
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  await insertedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerta', lastName: 'Hoxha', bruttoSalary: 600, employerTier: 2 },
  );
  await calculatedMonth(server, company, october);
});

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen(<WhatIfScreen />, {
    as: company.admin,
    path: '/calculations/what-if?month=10&year=2026',
    ...options,
  });
const madeAs = async (name: string, ...changes: WhatIfChange[]) =>
  (
    await server
      .as(company.admin)
      .call(createWhatIf, { body: { tenantId: company.id, ...october, name, changes } })
  ).body;
const made = (...changes: WhatIfChange[]) => madeAs('Rritja 5 %', ...changes);
const stored = async () =>
  (await server.as(company.admin).call(getWhatIfs, { query: { ...october, userId: company.id } })).body
    .sandboxes;
const salaries = async () =>
  (await server.as(company.admin).call(getSalaries, { query: { ...october, userId: company.id } })).body
    .salaries;

/** A line of the comparison of the whole month. */
const figure = async (name: RegExp, label = 'Muaji i vërtetë dhe simulimi') =>
  within(await screen.findByRole('table', { name: label })).getByRole('row', { name });

async function add(user: User, kind: string) {
  await user.click(await screen.findByRole('button', { name: 'Shto ndryshim' }));
  await user.click(await screen.findByRole('menuitem', { name: kind }));
}

test('the month follows while a raise is typed, the field says why a value does not count, and what is saved is there again', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Simulim i ri' }));
  expect(await screen.findByRole('textbox', { name: 'Emri i simulimit' })).toHaveValue('Simulimi 1');
  // Without a change there is nothing to save or to apply.
  expect(screen.queryByRole('button', { name: 'Zbato në muaj' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ruaj simulimin' })).toBeNull();
  await add(user, 'Rrit pagat në përqindje');
  const share = await screen.findByRole('spinbutton', { name: 'Përqindja' });
  for (const [typed, why] of [
    ['7.333', 'Lejohen më së shumti 2 shifra pas presjes: deri atëherë ndryshimi nuk llogaritet.'],
    ['1200', 'Vlera më e madhe e lejuar është 1,000: deri atëherë ndryshimi nuk llogaritet.'],
    ['-100', 'Vlera më e vogël e lejuar është −99: deri atëherë ndryshimi nuk llogaritet.'],
  ] as const) {
    await user.type(share, `{Control>}a{/Control}${typed}`);
    expect(await screen.findByText(why)).toBeVisible();
  }
  await user.type(share, '{Control>}a{/Control}5');
  const carry = screen.getByRole('button', { name: 'Zbato në muaj' });
  expect(carry).toBeDisabled();
  expect(carry).toHaveAccessibleDescription('Ruajeni simulimin, pastaj zbatojeni');
  const cost = await figure(/^Kosto/);
  await waitFor(() => expect(cost).toHaveTextContent(/1,680\.00.*1,764\.00.*\+84\.00.*5%/));
  expect(await figure(/^Neto/)).toHaveTextContent('+68.40');
  const grid = screen.getByRole('grid', { name: 'Punonjësit në të dyja anët' });
  await waitFor(() =>
    expect(within(grid).getByRole('row', { name: /Arta Krasniqi/ })).toHaveTextContent('+50.00'),
  );
  await user.click(screen.getByRole('button', { name: 'Ruaj simulimin' }));
  expect(await screen.findByText('U ruajt; muaji i vërtetë nuk është prekur')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Zbato në muaj' })).toBeEnabled();
  expect(await stored()).toMatchObject([{ name: 'Simulimi 1', changes: [raise], version: 2 }]);
  expect((await salaries()).map(({ baseSalary }) => baseSalary)).toEqual([1000, 600]);
});

test('a change means a tier alone; a row tells why its net differs, by causes', async () => {
  await made({ ...raise, who: { to: 'tier', tier: 2 } });
  const { user } = await open({ language: 'en' });
  const grid = await screen.findByRole('grid', { name: 'Employees on both sides' });
  expect(within(grid).queryByRole('row', { name: /Arta Krasniqi/ })).toBeNull();
  await user.click(within(grid).getByRole('gridcell', { name: /Blerta Hoxha/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Blerta Hoxha: the real month and Rritja 5 %' });
  expect(within(drawer).getByRole('row', { name: /^Salary/ })).toHaveTextContent('+25.65');
  const figures = within(drawer).getByRole('table', { name: 'Figures of both sides' });
  expect(within(figures).getByRole('row', { name: /^Base salary/ })).toHaveTextContent(
    /600\.00.*630\.00.*\+30\.00/,
  );
  expect(within(figures).getByRole('row', { name: /^Cost/ })).toHaveTextContent('+31.50');
});

test('a change that lacks a value, people or rising bands says so, does not count and is not saved', async () => {
  await made();
  const { user } = await open();
  await add(user, 'Ndrysho shkallët e tatimit');
  const end = await screen.findByRole('spinbutton', { name: 'Fundi i shkallës 2' });
  await user.clear(end);
  expect(await screen.findByText(/^Shkallët duhet të rriten/)).toBeVisible();
  await user.type(end, '500');
  const tax = await figure(/^Tatimi/);
  // 50.00 more of Arta's pay at 8 instead of 10 %; Blerta pays as secondary.
  await waitFor(() => expect(tax).toHaveTextContent('−1.00'));
  await add(user, 'Ndrysho orët e muajit');
  expect(await screen.findByText('Shkruani një vlerë: pa të ndryshimi nuk llogaritet.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Për kë' }), 'Punonjës të zgjedhur');
  expect(await screen.findByText(/^Zgjidhni së paku një punonjës/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj simulimin' }));
  expect(await screen.findByText('Plotësoni ose hiqni ndryshimin pa vlerë, pastaj ruajeni')).toBeVisible();
  expect((await stored())[0]?.version).toBe(1);
});

test('what was typed and not saved is there again after the sign-in, over what it was typed on', async () => {
  const whatIf = await made(raise);
  const owner = `paga.draft.${company.admin.id}.${company.id}.`;
  const values = { base: whatIf, name: 'Rritja 7 %', changes: [{ ...raise, percentage: 7 }] };
  const first = await open();
  await first.user.type(await screen.findByRole('textbox', { name: 'Emri i simulimit' }), ' e re');
  expect(JSON.parse(sessionStorage.getItem(`${owner}what-if/${whatIf.id}`) ?? '{}').values.name).toBe(
    'Rritja 5 % e re',
  );
  first.unmount();
  // The page was loaded anew: only what lies in the tab is left.
  const other = await madeAs('Tjetër', raise);
  sessionStorage.setItem(
    `${owner}what-if/${other.id}`,
    JSON.stringify({ values: { ...values, base: other }, path: '/', at: Date.now() }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Tjetër' }));
  expect(await screen.findByRole('textbox', { name: 'Emri i simulimit' })).toHaveValue('Rritja 7 %');
  expect(await screen.findByRole('spinbutton', { name: 'Përqindja' })).toHaveValue('7');
  await user.click(screen.getByRole('button', { name: 'Ruaj simulimin' }));
  await waitFor(async () => expect((await stored()).map(({ name }) => name)).toContain('Rritja 7 %'));
  expect(sessionStorage.getItem(`${owner}what-if/${other.id}`)).toBeNull();
});

test('to those who may edit salaries it says what carrying over will do, asks for the code, and the month has the figures', async () => {
  await made(
    raise,
    { kind: 'hours', who: { to: 'all' }, hours: 'night', mode: 'by', value: 4 },
    { kind: 'companyContribution', employer: 10 },
  );
  const { user, address } = await open({ as: company.user });
  await user.click(await screen.findByRole('button', { name: 'Zbato në muaj' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Zbatimi i simulimit “Rritja 5 %” në tetorin 2026',
  });
  expect(within(dialog).getByText('Kushte të reja për 2 punonjës')).toBeVisible();
  expect(within(dialog).getByText('Pagat +5% · Të gjithë')).toBeVisible();
  expect(within(dialog).getByText('2 rreshta të muajit ndryshohen')).toBeVisible();
  expect(within(dialog).getByText('Kontributi i kompanisë: punëdhënësi 10% · Të gjithë')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Zbato në tetorin 2026' }));
  await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');
  await waitFor(() => expect(address()).toBe('/calculations?month=10&year=2026'));
  expect((await salaries()).map((row) => [row.baseSalary, row.overtimeTable.nightHours])).toEqual([
    [1050, 4],
    [630, 4],
  ]);
  expect(await stored()).toMatchObject([{ carried: { by: company.user.name } }]);
});

test('a row that was edited since is named; with the new row in sight it is carried over', async () => {
  await made(raise);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Zbato në muaj' }));
  const as = server.as(company.admin);
  const [arta] = await salaries();
  await as.call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });
  await as.call(updateSalary, {
    body: { ...october, salaryId: arta?.id ?? 0, tenantId: company.id, stops: 5 },
  });
  await user.click(await screen.findByRole('button', { name: 'Zbato në tetorin 2026' }));
  await user.type(await screen.findByRole('textbox', { name: 'Kodi' }), 'AGI26A{Enter}');
  expect(await screen.findByText(/^Rreshti i Arta Krasniqi është ndryshuar ndërkohë/)).toBeVisible();
  expect((await salaries()).map(({ baseSalary }) => baseSalary)).toEqual([1000, 600]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Zbato në tetorin 2026' })).not.toHaveAttribute('aria-busy'),
  );
  await user.click(screen.getByRole('button', { name: 'Zbato në tetorin 2026' }));
  await waitFor(async () =>
    expect((await salaries()).map(({ baseSalary }) => baseSalary)).toEqual([1050, 630]),
  );
});

test('a closed month shows its what-ifs and lets none be changed', async () => {
  await made(raise);
  const closed = await server
    .as(company.admin)
    .call(closePeriod, { body: { ...october, tenantId: company.id, code: 'AGI26A' } });
  expect(closed.status).toBe(200);
  await open();
  expect(
    await screen.findByText('Për tetorin 2026 nuk mund të simulohet më: muaji është i mbyllur'),
  ).toBeVisible();
  expect(screen.getByText('Pagat +5% · Të gjithë')).toBeVisible();
  expect(await figure(/^Kosto/)).toHaveTextContent('+84.00');
  for (const name of ['Ruaj simulimin', 'Zbato në muaj', 'Simulim i ri', 'Shto ndryshim'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('asks again when the month cannot be read; what is typed is still there after another what-if was looked at; a name that is taken is refused by its text, and a failed save keeps what is typed', async () => {
  await made(raise);
  await madeAs('Tjetër');
  faults.next('getWhatIfs', 500);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  const name = await screen.findByRole('textbox', { name: 'Emri i simulimit' });
  await user.clear(name);
  await user.type(name, 'Rritja 5 %');
  await user.click(screen.getByRole('radio', { name: 'Rritja 5 %' }));
  const box = await screen.findByRole('spinbutton', { name: 'Përqindja' });
  expect(box).toHaveValue('5');
  await user.clear(box);
  await user.type(box, '7');
  faults.next('updateWhatIf', 409);
  await user.click(screen.getByRole('button', { name: 'Ruaj simulimin' }));
  expect(await screen.findByRole('button', { name: 'Përdor të ruajturën' })).toBeVisible();
  expect(box).toHaveValue('7');
  await user.click(screen.getByRole('radio', { name: 'Tjetër' }));
  expect(await screen.findByRole('textbox', { name: 'Emri i simulimit' })).toHaveValue('Rritja 5 %');
  await user.click(screen.getByRole('button', { name: 'Ruaj simulimin' }));
  expect(
    await screen.findByText('Një simulim tjetër i këtij muaji e ka këtë emër. Shkruani një tjetër.'),
  ).toBeVisible();
});

test('throws away after a question that names the what-if, and leaves no draft behind; one that is typed back to what is saved keeps none', async () => {
  const { id } = await made(raise);
  const kept = () => sessionStorage.getItem(`paga.draft.${company.admin.id}.${company.id}.what-if/${id}`);
  const { user } = await open();
  const name = await screen.findByRole('textbox', { name: 'Emri i simulimit' });
  await user.type(name, 'x');
  expect(kept()).not.toBeNull();
  await user.type(name, '{Backspace}');
  expect(kept()).toBeNull();
  await user.type(name, 'x');
  await user.click(screen.getByRole('button', { name: 'Fshij simulimin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ta fshijmë simulimin “Rritja 5 %”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Fshij simulimin' }));
  expect(await screen.findByText('Ende nuk keni simuluar asgjë për tetorin 2026')).toBeVisible();
  expect(await stored()).toEqual([]);
  await waitFor(() => expect(kept()).toBeNull());
});
