import { uploadLogo } from '@paga/contract/company/profile';
import { getAuthUser } from '@paga/contract/identity/sign-in';
import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { axeFinds } from '@paga/testing/axe-finds';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { calculatedMonth } from '@paga/testing/salaries';
import type { TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DashboardScreen } from '#dashboard/dashboard.screen.tsx';
import { CompanyName } from '#layout/company-name.tsx';
import { rememberOrigin } from '#session/places.ts';
import { beginSession } from '#session/session.ts';
import { forgetSession, holdSession, readCompany } from '#session/stored-session.ts';
import { CompanyLoginScreen } from './company-login.screen.tsx';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
  await server.setClock('2026-10-15T09:00:00Z');
});
afterEach(() => {
  forgetSession();
  sessionStorage.clear();
});

/** The picker as it is reached: the person holds a session, with what the server says of them. */
async function open(
  as: TestUser,
  facts: Partial<AuthenticatedUser> = {},
  language: 'sq' | 'en' = 'sq',
  page = <CompanyLoginScreen />,
) {
  const { body } = await server.as(as).call(getAuthUser, {});
  holdSession({ token: as.handle, account: { ...body, ...facts } }, null);
  return renderScreen(page, { as, path: '/companyLogin', language });
}

test('a company is shown by its logo, or by its initials, and choosing one leads on to where the person was going', async () => {
  const [agimi, drini] = [
    await server.company({ name: 'Agimi' }),
    await server.company({ name: 'Drini Trade', status: 3 }),
  ];
  const mira = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  const file = new File([Buffer.from(PNG, 'base64')], 'logo.png', { type: 'image/png' });
  const { logo } = (await server.as(agimi.admin).call(uploadLogo, { body: { logo: file } })).body;
  const { user, address } = await open(mira);
  const [first, second] = [
    await screen.findByRole('button', { name: 'Agimi' }),
    screen.getByRole('button', { name: 'Drini Trade E pezulluar' }),
  ];
  expect(first.querySelector('img')).toHaveAttribute('src', logo);
  expect(second.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'DT');
  await waitFor(() =>
    expect(first).toHaveAccessibleDescription(
      /^Jeni këtu Tetor 2026 pa paga.*Pagesa 31.10.2026.*0 punonjës$/,
    ),
  );
  rememberOrigin('/reports?year=2026');
  await user.click(second);
  await waitFor(() => expect(address()).toBe('/reports?year=2026'));
  expect(readCompany()).toMatchObject({ id: drini.id, name: 'Drini Trade' });
});

test('the name of the company leads to the others, for who has several', async () => {
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const mira = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  const shown = (
    <CompanyName company={{ id: agimi.id, name: 'Agimi', logo: null, status: 1, hasQuickbooks: false }} />
  );
  const { unmount } = await open(mira, {}, 'sq', shown);
  expect(screen.getByRole('link', { name: 'Agimi: ndërro kompaninë' })).toHaveAttribute(
    'href',
    '/companyLogin',
  );
  unmount();
  await open(agimi.manager, {}, 'sq', shown);
  expect(screen.getByText('Agimi')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a single company is straight gone through', async () => {
  const { user: person, id } = await server.company({ name: 'Agimi' });
  const { address } = await open(person);
  await waitFor(() => expect(address()).toBe('/'));
  expect(readCompany()).toMatchObject({ id });
});

test('a person without any company sees a message that says so', async () => {
  await open(await server.user({ roleId: 4, companies: [] }), {}, 'en');
  expect(screen.getByText(/not linked to any company/)).toBeVisible();
});

test('role 1 has a table at once; the search waits 800 ms, or for Enter, and says what was not found', async () => {
  const name = `Zefi ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await server.company({ name, status: 2 });
  const { user, address, faults } = await open(await server.superAdmin());
  expect(await screen.findByRole('table', { name: 'Ku janë pagat e kompanive' })).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Kërko kompaninë' });
  await user.type(box, 'nobody has this name{Enter}');
  expect(await screen.findByText('Asnjë kompani me këtë emër')).toBeVisible();
  await user.clear(box);
  const typed = Date.now();
  // At once: keys of a slow machine would have pauses between them.
  fireEvent.change(box, { target: { value: name } });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1), { timeout: 5000 });
  expect(Date.now() - typed).toBeGreaterThan(700);
  faults.next('getCompaniesOverview', 500);
  await user.type(box, ' x{Enter}');
  await user.click(within(await screen.findByRole('alert')).getByRole('button'));
  await user.clear(box);
  await user.type(box, `${name}{Enter}`);
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  const row = screen.getByRole('row', { name: new RegExp(name) });
  for (const text of ['Në provë', 'Tetor 2026', 'pa paga', 'Pagesa 31.10.2026'])
    expect(within(row).getByText(text, { exact: false })).toBeVisible();
  expect(await axeFinds(document.body)).toEqual([]);
  await user.click(within(row).getByRole('button', { name }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(readCompany()).toMatchObject({ id, name });
});

test('the next step of a row enters the company and leads to the page where it is taken', async () => {
  const name = `Lumi ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await server.company({ name });
  const { user, address } = await open(await server.superAdmin(), {}, 'en');
  await user.type(screen.getByRole('searchbox', { name: 'Search company' }), `${name}{Enter}`);
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  const step = screen.getByRole('button', { name: 'Add employees' });
  expect(step).toHaveAccessibleDescription(name);
  await user.click(step);
  await waitFor(() => expect(address()).toBe('/employees'));
  expect(readCompany()).toMatchObject({ id });
});

test('an earlier month that is late comes before the one that people work on', async () => {
  const company = await server.company({ name: `Vona ${crypto.randomUUID().slice(0, 6)}` });
  const [august, september] = [
    { year: 2026, month: 8 },
    { year: 2026, month: 9 },
  ];
  await createdEmployees(server.as(company.admin), company, {});
  for (const month of [august, september]) await calculatedMonth(server, company, month);
  const manager = await server.user({
    roleId: 3,
    companies: [company.id, (await server.company({ name: 'Zana' })).id],
  });
  const { user, address } = await open(manager, {}, 'en', <DashboardScreen />);
  const row = within(
    (await screen.findByRole('rowheader', { name: company.name })).closest('tr') as HTMLElement,
  );
  expect(row.getByText('September 2026')).toBeVisible();
  expect(row.getByText('August 2026: still open')).toBeVisible();
  expect(row.getByText('Payment is 45 days late (31.08.2026)')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Close August 2026' }));
  await waitFor(() => expect(address()).toBe('/calculations?month=8&year=2026'));
});

test('a click anywhere in a row enters the company too', async () => {
  const name = `Bora ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await server.company({ name });
  const { user } = await open(await server.superAdmin(), {}, 'en');
  await user.type(screen.getByRole('searchbox', { name: 'Search company' }), `${name}{Enter}`);
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  await user.click(screen.getByText('October 2026'));
  await waitFor(() => expect(readCompany()).toMatchObject({ id, name }));
});

test('who came to change the company may stay with the one that is shown, or take the next step of another', async () => {
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const admin = await server.user({ roleId: 2, companies: [agimi.id, drini.id] });
  const staying = await open(admin);
  await staying.user.click(await screen.findByRole('link', { name: /^Qëndro te / }));
  expect(staying.address()).toBe('/');
  staying.unmount();
  const { user, address } = await open(admin);
  await user.click(await screen.findByRole('button', { name: 'Shto punonjës', description: 'Drini' }));
  await waitFor(() => expect(address()).toBe('/employees'));
  expect(readCompany()).toMatchObject({ id: drini.id });
});

test('at home, who works for several companies sees where each stands, the one that is shown among them', async () => {
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const manager = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  const { user } = await open(manager, {}, 'sq', <DashboardScreen />);
  const table = within(await screen.findByRole('table', { name: 'Ku janë pagat e kompanive' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Agimi', 'Drini']);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await user.click(table.getByRole('button', { name: 'Drini' }));
  await waitFor(() => expect(readCompany()).toMatchObject({ id: drini.id }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Drini' })).toHaveAttribute('aria-current', 'true'),
  );
});

test('at home what is due first stands first, and the late ones alone are a press away; a server of before has them by name', async () => {
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  await createdEmployees(server.as(drini.admin), drini, {});
  for (const month of [8, 9]) await calculatedMonth(server, drini, { year: 2026, month });
  const manager = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  const { user } = await open(manager, {}, 'en', <DashboardScreen />);
  const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Drini', 'Agimi']));
  await user.click(await screen.findByRole('radio', { name: 'Overdue' }));
  await waitFor(() => expect(names()).toEqual(['Drini']));
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await waitFor(() => expect(names()).toEqual(['Drini', 'Agimi']));
});

test('who has many companies has a page of them, and finds one by a part of its name', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTU'];
  const companies = [];
  for (const letter of letters) companies.push(await server.company({ name: `Ndërmarrja ${letter}` }));
  const many = await server.user({ roleId: 3, companies: companies.map(({ id }) => id) });
  const { user, address } = await open(many, {}, 'en');
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  expect(screen.queryByRole('button', { name: 'Ndërmarrja U' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  const box = screen.getByRole('searchbox', { name: 'Search company' });
  await user.type(box, 'nobody has this name{Enter}');
  expect(await screen.findByText('No company of this name')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'ndermarrja c{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Ndërmarrja C' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(readCompany()).toMatchObject({ id: companies[2]?.id });
});

test('who signs in after somebody else in one browser is not led into their company', async () => {
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const enter = async (person: TestUser) => {
    const { body } = await server.as(person).call(getAuthUser, {});
    beginSession({ ...body, token: person.handle, twoFactor: false });
  };
  await enter(agimi.admin);
  expect(readCompany()?.id).toBe(agimi.id);
  const mira = await server.user({ roleId: 3, companies: [drini.id, (await server.company()).id] });
  await enter(mira);
  expect(readCompany()).toBeNull();
});
