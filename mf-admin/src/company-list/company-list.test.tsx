import { showTenant } from '@paga/contract/company/profile';
import { faults } from '@paga/testing/msw-bridge';
import { type RenderedScreen, renderScreen } from '@paga/testing/render-screen';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { ConfigurationsScreen } from '#configurations/configurations.screen.tsx';

let server: HttpTestServer;
const path = '/configurations?tab=companies';
beforeEach(async () => {
  server = await startHttpServer();
});

/** A name that no other test uses. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;
const search = async (user: RenderedScreen['user'], name: string) =>
  user.type(await screen.findByRole('searchbox'), `${name}{Enter}`);
const rowOf = async (name: string) =>
  within((await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr') as HTMLElement);

test('finds a company by a part of its name and shows contract and status', async () => {
  const name = unique('Ujëvara');
  await server.company({ name, expirationDate: '2030-12-31', status: 2 });
  const { user } = await renderScreen(<ConfigurationsScreen />, {
    as: await server.superAdmin(),
    path,
    language: 'en',
  });
  await search(user, name.replace('ë', 'e').slice(1));
  const row = await rowOf(name);
  for (const text of ['zyra@agimi.test', '01.01.2024', '31.12.2030', 'Trial'])
    expect(row.getByText(text)).toBeVisible();
});

test('says that no company has such a name', async () => {
  const { user } = await renderScreen(<ConfigurationsScreen />, {
    as: await server.superAdmin(),
    path,
    language: 'en',
  });
  await search(user, 'Zzzz');
  expect(await screen.findByText('No company with “Zzzz” in its name')).toBeVisible();
});

test('offers to try again when the list cannot be loaded', async () => {
  faults.next('getAllTenants', 500);
  const { user } = await renderScreen(<ConfigurationsScreen />, {
    as: await server.superAdmin(),
    path,
    language: 'en',
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'Company list' })).toBeInTheDocument();
});

test('changes a company while the tab shows another one', async () => {
  const name = unique('Drini');
  const drini = await server.company({ name, status: 3 });
  const shown = await server.company({ name: unique('Agimi') });
  const { user } = await renderScreen(<ConfigurationsScreen />, {
    as: await server.superAdmin(),
    company: shown,
    path,
    language: 'en',
  });
  await search(user, name);
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const form = within(await screen.findByRole('dialog', { name: new RegExp(`Edit company ${name}`) }));
  expect(form.queryByLabelText('Password')).toBeNull();
  await user.clear(form.getByLabelText('Company name'));
  await user.type(form.getByLabelText('Company name'), `${name} i Ri`);
  await user.clear(form.getByLabelText('Business number (NUI)'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`“${name} i Ri” was saved.`)).toBeVisible();
  expect((await server.as(drini.user).call(showTenant, {})).body).toMatchObject({
    name: `${name} i Ri`,
    status: 3,
    businessNumber: null,
  });
});

test('renews a company that expired by itself by a new end alone', async () => {
  const name = unique('Gjakova');
  await server.company({ name, expirationDate: '2024-12-31' });
  const { user } = await renderScreen(<ConfigurationsScreen />, {
    as: await server.superAdmin(),
    path,
    language: 'en',
  });
  await search(user, name);
  expect((await rowOf(name)).getByText('Expired')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  const form = within(await screen.findByRole('dialog', { name: new RegExp(`Edit company ${name}`) }));
  await user.clear(form.getByLabelText('Contract end'));
  await user.type(form.getByLabelText('Contract end'), '31.12.2030');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText(`“${name}” was saved.`);
  await waitFor(async () => expect((await rowOf(name)).getByText('Active')).toBeVisible());
});

test('asks by name before a company is deleted', async () => {
  const name = unique('Drini');
  const drini = await server.company({ name });
  const { user } = await renderScreen(<ConfigurationsScreen />, {
    as: await server.superAdmin(),
    path,
    language: 'en',
  });
  await search(user, name);
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  const question = await screen.findByRole('dialog', {
    name: 'Are you sure you want to delete this company?',
  });
  expect(within(question).getByText(name)).toBeVisible();
  await user.click(within(question).getByRole('button', { name: `Delete ${name}` }));
  expect(await screen.findByText(`“${name}” was deleted.`)).toBeVisible();
  await waitFor(() => expect(screen.getByText(`No company with “${name}” in its name`)).toBeVisible());
  expect((await server.as(drini.admin).call(showTenant, {})).status).toBe(401);
});

test('opens a company from the list', async () => {
  const name = unique('Drini');
  await server.company({ name });
  const { user, address } = await renderScreen(<ConfigurationsScreen />, {
    as: await server.superAdmin(),
    path,
    language: 'sq',
  });
  await search(user, name);
  await user.click(await screen.findByRole('button', { name: `Hap ${name}` }));
  expect(await screen.findByRole('heading', { name: 'Para pagave të para' })).toBeVisible();
  expect(address()).toBe('/configurations?tab=own');
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
});
