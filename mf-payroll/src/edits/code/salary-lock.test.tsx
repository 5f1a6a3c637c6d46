import { saveClosingCode } from '@paga/contract/company/closing-code';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import { getSalaries } from '@paga/contract/payroll';
import { insertedEmployees } from '@paga/testing/employees';
import { cellUnder } from '@paga/testing/grid-cells';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CalculationsScreen } from '#grid/calculations.screen.tsx';

const october = { month: 10, year: 2026 };
const words = {
  sq: {
    bar: 'Ndryshimet në tabelë',
    locked: 'Vetëm lexim · hap për ndryshime',
    open: 'E hapur për ndryshime',
    box: 'Hap pagat për ndryshime',
    code: 'Kodi',
    where:
      'Kodi i mbylljes së periudhës është te Cilësimet; e shohin administratori dhe menaxheri i kompanisë. Vlen në të gjitha skedat, 5 minuta nga ndryshimi i fundit i ruajtur.',
  },
  en: {
    bar: 'Changes in the table',
    locked: 'Read only · open for changes',
    open: 'Open for changes',
    box: 'Open salaries for changes',
    code: 'Code',
    where:
      'The period-closing code is in Settings, where the administrator and manager of the company see it. It holds in all tabs, for 5 minutes from the last saved change.',
  },
};
let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ code: 'AGI26A' });
  await insertedEmployees(server, company, {}, { firstName: 'Blerta', lastName: 'Hoxha', bruttoSalary: 500 });
  await calculatedMonth(server, company, october);
});

async function shown(language: 'sq' | 'en' = 'sq') {
  const page = await renderScreen(<CalculationsScreen />, {
    as: company.admin,
    path: '/calculations?month=10&year=2026',
    language,
  });
  await screen.findByRole('region', { name: words[language].bar });
  return page;
}

const phones = async () =>
  (
    await server.as(company.admin).call(getSalaries, { query: { ...october, userId: company.id } })
  ).body.salaries.map(({ stopTable }) => stopTable.phone);
const lock = () => screen.getByRole('button', { name: words.sq.locked });
const field = () => screen.findByRole('textbox', { name: words.sq.code });
const box = () => screen.queryByRole('form', { name: words.sq.box });
/** Another tab of this browser gives the code. */
const unlockedElsewhere = () =>
  server.as(company.admin).call(authenticateCode, { body: { code: 'AGI26A', userId: company.admin.id } });

test.each(['sq', 'en'] as const)(
  'the lock says its state, and its box where the code is, in %s',
  async (language) => {
    const { user } = await shown(language);
    const say = words[language];
    const button = screen.getByRole('button', { name: say.locked });
    await user.click(button);
    const form = screen.getByRole('form', { name: say.box });
    expect(within(form).getByRole('textbox', { name: say.code })).toHaveFocus();
    expect(within(form).getByRole('textbox')).toHaveAccessibleDescription(say.where);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('agi26a{Enter}');
    expect(await screen.findByText(say.open)).toBeVisible();
    expect(screen.queryByRole('form', { name: say.box })).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
    );
  },
);

test('keys typed into a locked cell stay in it, the box takes the focus without a window; Enter saves and goes back to the table', async () => {
  const { user } = await shown();
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('12.5{Enter}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(cellUnder(/Arta Krasniqi/, 'Telefon')).toHaveTextContent('12.50');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('wrong1{Enter}');
  expect(await screen.findByText('Kodi nuk eshte valid')).toBeVisible();
  expect(await field()).toBeInvalid();
  await user.clear(await field());
  await user.keyboard('agi26a{Enter}');
  expect(await screen.findByText('Të gjitha ndryshimet janë ruajtur')).toBeVisible();
  expect(await phones()).toEqual([12.5, 0]);
  await waitFor(() => expect(cellUnder(/Blerta Hoxha/, 'Telefon')).toHaveFocus());
  // The next value goes into its cell, and is asked for nothing.
  await user.keyboard('7{Enter}');
  await waitFor(async () => expect(await phones()).toEqual([12.5, 7]));
  expect(box()).not.toBeInTheDocument();
});

test('Esc leaves what was typed in its cell, unsaved; the lock saves it when it is opened', async () => {
  const { user } = await shown();
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('15{Enter}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(box()).not.toBeInTheDocument());
  expect(cellUnder(/Arta Krasniqi/, 'Telefon')).toHaveTextContent('15.00');
  expect(await screen.findByText('1 ndryshim pret kodin')).toBeVisible();
  await waitFor(() => expect(cellUnder(/Blerta Hoxha/, 'Telefon')).toHaveFocus());
  expect(await phones()).toEqual([0, 0]);
  // What is typed meanwhile waits beside it.
  await user.keyboard('16{Enter}');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('2 ndryshime presin kodin')).toBeVisible();
  await user.click(lock());
  await user.keyboard('AGI26A{Enter}');
  await waitFor(async () => expect(await phones()).toEqual([15, 16]));
});

test('opened in another tab, it is open here once the tab is looked at, and what waits is saved; so after a reload', async () => {
  const { user, unmount } = await shown();
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('15{Enter}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  await unlockedElsewhere();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText(words.sq.open)).toBeVisible();
  expect(box()).not.toBeInTheDocument();
  await waitFor(async () => expect(await phones()).toEqual([15, 0]));
  unmount();
  await shown();
  expect(screen.queryByRole('button', { name: words.sq.locked })).not.toBeInTheDocument();
});

test('a session that has given the code is not asked when the page is loaded', async () => {
  await unlockedElsewhere();
  const { user } = await shown();
  expect(await screen.findByText(words.sq.open)).toBeVisible();
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('9{Enter}');
  await waitFor(async () => expect(await phones()).toEqual([9, 0]));
});

test('tabs say it to each other, and the server alone decides: with a new code the box comes again and nothing is lost', async () => {
  const { user } = await shown();
  const channel = new BroadcastChannel('paga.salary-grant');
  const heard = jest.fn();
  channel.addEventListener('message', ({ data }) => heard(data));
  await user.click(lock());
  await user.keyboard('AGI26A{Enter}');
  expect(await screen.findByText(words.sq.open)).toBeVisible();
  const owner = `${company.admin.id}/${company.id}`;
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ owner, until: expect.any(Number) }));
  await server.as(company.manager).call(saveClosingCode, { body: { tenantId: company.id, code: 'QJ7K2M' } });
  await user.click(cellUnder(/Arta Krasniqi/, 'Telefon'));
  await user.keyboard('9{Enter}');
  await waitFor(async () => expect(await field()).toHaveFocus());
  expect(cellUnder(/Arta Krasniqi/, 'Telefon')).toHaveTextContent('9.00');
  expect(await phones()).toEqual([0, 0]);
  act(() => channel.postMessage({ owner: `0/${company.id}`, until: Date.now() + 60_000 }));
  await user.keyboard('qj7k2m{Enter}');
  await waitFor(async () => expect(await phones()).toEqual([9, 0]));
  channel.close();
});
