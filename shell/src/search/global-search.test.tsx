import { createEmployee, getSearchPeople } from '@paga/contract/employees';
import type { SearchHit } from '@paga/platform';
import { type RegistryEntry, startRemotes } from '@paga/platform/host';
import { axeFinds } from '@paga/testing/axe-finds';
import { someEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GlobalSearch } from './global-search.tsx';
import { keepRecent } from './recent.ts';

type Search = (term: string, company: { id: number }, signal: AbortSignal) => Promise<SearchHit[]>;

const DARK = { key: 'theme', label: 'Dark theme', onSelect: () => undefined };
const code = 'search/source#source';
const build = {
  version: '0.1.0-a',
  entry: '/remotes/reports/a/remoteEntry.js',
  container: 'paga_reports',
  integrity: null,
  kit: '^0.1.0',
  platform: '^0.1.0',
};
const texts = {
  'action.book': 'Book leave for {{name}}',
  'action.calculate': 'Calculate {{month}}',
  'action.close': 'Close {{month}}',
  'action.new': 'New employee',
  'action.payslip': 'Payslip of {{name}}',
  'navigation.reports': 'Reports',
  'navigation.taxes': 'Taxes',
  'search.reports': 'Found reports',
  'search.tenants': 'Found companies',
};
const entry: RegistryEntry = {
  ...build,
  name: 'reports',
  lastGood: null,
  disabled: false,
  texts: { sq: texts, en: texts },
  offer: {
    name: 'reports',
    permissions: [],
    routes: [
      { path: '/reports', title: 'navigation.reports', code, needs: [], company: true },
      { path: '/taxes', title: 'navigation.taxes', code, needs: ['createTenant'], company: true },
    ],
    navigation: [],
    cards: [],
    searchSources: [
      { id: 'reports', label: 'search.reports', code, order: 1, needs: [], company: true },
      {
        id: 'tenants',
        label: 'search.tenants',
        code: 'search/tenants#tenants',
        order: 2,
        needs: ['getAllTenants'],
        company: false,
      },
    ],
  },
};

const oneCompany: Search = async (_term, { id }) => [
  { id: '9', title: `Ceku shpk, asked in ${id}`, path: '/companies/9' },
];
const oneReport: Search = async () => [{ id: '7', title: 'Ceku yearly report', path: '/reports/7' }];

const actions: RegistryEntry['offer']['actions'] = [
  {
    id: 'calculate',
    label: 'action.calculate',
    path: '/calculations?month={month}&year={year}',
    of: 'month',
    next: ['calculate'],
    order: 1,
    needs: [],
  },
  {
    id: 'close',
    label: 'action.close',
    path: '/calculations',
    of: 'month',
    next: ['close'],
    order: 2,
    needs: [],
  },
  { id: 'new', label: 'action.new', path: '/employees/new', of: 'company', order: 3, needs: [] },
  { id: 'tenant', label: 'action.close', path: '/', of: 'company', order: 4, needs: ['createTenant'] },
  {
    id: 'payslip',
    label: 'action.payslip',
    path: '/employees/{person}?tab=pay',
    of: 'person',
    order: 5,
    needs: [],
  },
  {
    id: 'book-for',
    label: 'action.book',
    path: '/holidays?book={person}&days={days}',
    of: 'person',
    order: 6,
    needs: [],
  },
];

async function opened({
  search = oneReport,
  down = false,
  narrow = false,
  everywhere = false,
  acts = false,
  chosenBefore = '',
  people: others = [] as readonly string[],
} = {}) {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  if (chosenBefore) keepRecent(company.id, { id: 'new', title: chosenBefore, path: '/employees/new' });
  const people = someEmployees(
    company,
    ['Arta', ...others].map((firstName) => ({ firstName, lastName: 'Çeku', occupation: 'Arkitekte' })),
  );
  for (const body of people) await server.as(company.admin).call(createEmployee, { body });
  const connect = async () => {
    if (down) throw new Error('the remote is down');
    return { load: async () => ({ source: { search }, tenants: { search: oneCompany } }) };
  };
  const versions = { kit: '0.1.0', platform: '0.1.0' };
  startRemotes(
    {
      entries: [acts ? { ...entry, offer: { ...entry.offer, actions } } : entry],
      source: 'network',
      faults: [],
    },
    { connect, versions, report: () => undefined },
  );
  const page = await renderScreen(<GlobalSearch narrow={narrow} deeds={[DARK]} />, {
    as: everywhere ? await server.superAdmin() : company.user,
    language: 'en',
    route: '/',
  });
  return { ...page, field: () => screen.getByRole('combobox', { name: 'Search' }) };
}

const optionsIn = async (group: string) =>
  within(await screen.findByRole('group', { name: group }))
    .getAllByRole('option')
    .map((option) => option.textContent);

const titlesIn = async (group: string) =>
  (await optionsIn(group)).map((text) => text.replace(/Arkitekte · …\d{4}.*$/, ''));

test('Enter searches at once: the company, the pages of the registry and the source of a remote, each under its heading', async () => {
  const { user, field } = await opened();
  await user.type(field(), 'arkitekte{Enter}');
  expect(await optionsIn('Employees')).toEqual(['Arta ÇekuArkitekte']);
  expect(await optionsIn('Found reports')).toEqual(['Ceku yearly report']);
  await user.clear(field());
  await user.type(field(), 'report');
  expect(await optionsIn('Pages and settings')).toEqual(['Reports']);
});

test('without Enter it waits for a pause, and says that Enter need not wait', async () => {
  const asked: string[] = [];
  const { field } = await opened({
    search: async (term) => {
      asked.push(term);
      return [];
    },
  });
  // At once: keys of a slow machine would have pauses between them.
  for (const typed of ['a', 'arki', 'arkitekte']) fireEvent.change(field(), { target: { value: typed } });
  expect(screen.getByRole('status')).toHaveTextContent('Press Enter to search at once.');
  expect(await screen.findByRole('option', { name: /Arta Çeku/ })).toBeVisible();
  expect(asked).toEqual(['arkitekte']);
});

test('arrows walk the finds, Enter opens the active one, Escape gives up', async () => {
  const { user, field, address } = await opened();
  await user.type(field(), 'arkitekte{Enter}');
  await optionsIn('Found reports');
  await optionsIn('Employees');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Ceku yearly report' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  const first = screen.getByRole('option', { name: /Arta Çeku/ });
  expect(field()).toHaveAttribute('aria-activedescendant', first.id);
  expect(field()).toHaveAttribute(
    'aria-controls',
    screen.getByRole('listbox', { name: 'Search results' }).id,
  );
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field(), 'arkitekte{Enter}');
  await optionsIn('Employees');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/employees?search=Arta+%C3%87eku'));
});

test('a find shows before a slower source answers', async () => {
  const { user, field } = await opened({ search: () => new Promise(() => undefined) });
  await user.type(field(), 'arkitekte{Enter}');
  expect(await optionsIn('Employees')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
});

test('pages are found while their remote is down, and the source that failed is named', async () => {
  const { user, field, baseElement } = await opened({ down: true });
  await user.type(field(), 'reports');
  expect(await optionsIn('Pages and settings')).toEqual(['Reports']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not be searched: Found reports.');
  expect(await axeFinds(baseElement)).toEqual([]);
});

test('a failing server is named and asked again', async () => {
  const { user, field, faults } = await opened();
  faults.next('globalSearch', 500);
  await user.type(field(), 'arkitekte{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not be searched: Company data.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await optionsIn('Employees')).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a newer text cancels the older search, whose answer never shows', async () => {
  const signals: AbortSignal[] = [];
  const late: (() => void)[] = [];
  const search: Search = (term, _company, signal) => {
    signals.push(signal);
    return new Promise((resolve) =>
      late.push(() => resolve([{ id: term, title: `late ${term}`, path: '/' }])),
    );
  };
  const { user, field } = await opened({ search });
  await user.type(field(), 'first{Enter}');
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.clear(field());
  await user.type(field(), 'second{Enter}');
  await waitFor(() => expect(late).toHaveLength(2));
  for (const answer of late) answer();
  expect(await screen.findByRole('option', { name: 'late second' })).toBeVisible();
  expect(screen.queryByRole('option', { name: 'late first' })).toBeNull();
  expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
});

test('nothing found is said', async () => {
  const { user, field } = await opened({ search: async () => [] });
  await user.type(field(), 'zzz{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzz”'));
});

test('before a company is chosen only the sources that need none are asked, by whose role may', async () => {
  const { user, field } = await opened({ everywhere: true });
  await user.type(field(), 'arkitekte{Enter}');
  expect(await optionsIn('Found companies')).toEqual(['Ceku shpk, asked in 0']);
  expect(screen.getAllByRole('group')).toHaveLength(1);
});

test('Ctrl+K and "/" lead to the field', async () => {
  const { user, field } = await opened();
  await user.keyboard('{Control>}k{/Control}');
  expect(field()).toHaveFocus();
  field().blur();
  await user.keyboard('/');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

test('on a phone a button opens the search over the page', async () => {
  const { user, field } = await opened({ narrow: true });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await waitFor(() => expect(field()).toHaveFocus());
  await user.keyboard('arkitekte{Enter}');
  await user.click(await within(dialog).findByRole('option', { name: /Arta Çeku/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('offers what can be done while it is typed, of the month and of a person, and recent choices first', async () => {
  const { user, field, address } = await opened({ acts: true, chosenBefore: 'New employee' });
  await user.click(field());
  expect(await optionsIn('Recent')).toEqual(['New employee']);
  expect(await screen.findByRole('option', { name: /^Calculate [A-Z][a-z]+$/ })).toBeVisible();
  expect(await optionsIn('Actions')).toEqual([expect.stringContaining('Calculate')]);
  fireEvent.change(field(), { target: { value: 'payslip ceku' } });
  expect(await screen.findByRole('option', { name: 'Payslip of Arta Çeku Arkitekte · …7892' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Enter opens the first one.');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/employees\/\d+\?tab=pay$/));
});

test('people come first, with what can be done with the best match, and Enter right after typing opens the first', async () => {
  const { user, field, address } = await opened({ acts: true, people: ['Bleta', 'Çlirim', 'Leta'] });
  await user.click(field());
  await screen.findByRole('group', { name: 'Actions' });
  await waitFor(async () => {
    fireEvent.change(field(), { target: { value: 'leta' } });
    // Of whom it begins a name comes before of whom it lies inside one.
    expect(await titlesIn('Employees')).toEqual(['Leta Çeku', 'Bleta Çeku']);
  });
  expect(await titlesIn('Actions')).toEqual(['Payslip of Leta Çeku', 'Book leave for Leta Çeku']);
  await waitFor(async () => {
    fireEvent.change(field(), { target: { value: 'ceku' } });
    expect(await titlesIn('Employees')).toEqual(['Arta Çeku', 'Bleta Çeku', 'Çlirim Çeku', 'Leta Çeku']);
  });
  expect(await titlesIn('Actions')).toEqual(['Payslip of Arta Çeku', 'Book leave for Arta Çeku']);
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    ...['Employees', 'Actions'],
  ]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/employees\/\d+$/));
});

test('names of several people, numbers, months and deeds are found at once; nothing is asked for before it is opened, and no number is sent', async () => {
  const sent: string[] = [];
  const { user, field, baseElement } = await opened({ acts: true, people: ['Blerta', 'Blerta'] });
  const listen = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    sent.push(input instanceof Request ? input.url : String(input));
    return listen(input, init);
  };
  try {
    const asked = (call: { path: string }) => sent.filter((url) => url.includes(call.path)).length;
    expect(asked(getSearchPeople)).toBe(0);
    await user.click(field());
    await screen.findByRole('group', { name: 'Actions' });
    await waitFor(() => expect(asked(getSearchPeople)).toBeGreaterThan(0));
    const type = (value: string) => fireEvent.change(field(), { target: { value } });
    await waitFor(async () => {
      type('1999384753');
      expect(await optionsIn('Employees')).toEqual(['Blerta ÇekuArkitekte · …4753']);
    });
    type('blerta mars');
    expect(await optionsIn('Employees')).toEqual([
      expect.stringMatching(/^Blerta Çeku, March 20\d\dArkitekte · …4753/),
      expect.stringMatching(/^Blerta Çeku, March 20\d\dArkitekte · …5925/),
    ]);
    await waitFor(() => expect(screen.getAllByText(/ · not paid$/)).toHaveLength(2));
    type('blerta 2026');
    expect(await optionsIn('Employees')).toEqual([
      expect.stringMatching(/^Blerta Çeku, 2026Arkitekte · …4753/),
      expect.stringMatching(/^Blerta Çeku, 2026Arkitekte · …5925/),
    ]);
    for (const text of ['leave blerta 15-17 dec 2026', 'leave blerta 15-17 dhjetor 2026']) {
      type(text);
      expect(await optionsIn('Actions')).toEqual([
        'Book leave for Blerta Çeku, 15.12.2026 – 17.12.2026Arkitekte · …4753',
        'Book leave for Blerta Çeku, 15.12.2026 – 17.12.2026Arkitekte · …5925',
      ]);
    }
    type('payslip blerta');
    expect(await optionsIn('Actions')).toEqual([
      'Payslip of Blerta ÇekuArkitekte · …4753',
      'Payslip of Blerta ÇekuArkitekte · …5925',
    ]);
    type('dark');
    expect(await optionsIn('Actions')).toEqual(['Dark theme']);
    type('blerta');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(await optionsIn('Blerta Çeku')).toEqual([
      'Payslip of Blerta ÇekuArkitekte · …4753',
      'Book leave for Blerta ÇekuArkitekte · …4753',
    ]);
    expect(await axeFinds(baseElement)).toEqual([]);
    await user.keyboard('{ArrowLeft}');
    expect((await titlesIn('Employees')).length).toBe(2);
    type('2565529407');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found'));
    expect(sent.filter((url) => url.includes('2565529407'))).toEqual([]);
  } finally {
    globalThis.fetch = listen;
  }
});
