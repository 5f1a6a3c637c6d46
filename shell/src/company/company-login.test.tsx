import { getAuthUser } from '@paga/contract/identity/sign-in';
import type { AuthenticatedUser } from '@paga/contract/identity/user';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rememberOrigin } from '#session/places.ts';
import { forgetSession, holdSession, readCompany } from '#session/stored-session.ts';
import { CompanyLoginScreen } from './company-login.screen.tsx';

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
});
afterEach(() => {
  forgetSession();
  sessionStorage.clear();
});

/** The picker as it is reached: the person holds a session, with what the server says of them. */
async function open(as: TestUser, facts: Partial<AuthenticatedUser> = {}, language: 'sq' | 'en' = 'sq') {
  const { body } = await server.as(as).call(getAuthUser, {});
  holdSession({ token: as.handle, account: { ...body, ...facts } }, null);
  return renderScreen(<CompanyLoginScreen />, { as, path: '/companyLogin', language });
}

test('a company is shown by its logo, or by its initials, and choosing one leads on to where the person was going', async () => {
  const [agimi, drini] = [
    await server.company({ name: 'Agimi' }),
    await server.company({ name: 'Drini Trade', status: 3 }),
  ];
  const mira = await server.user({ roleId: 3, companies: [agimi.id, drini.id] });
  const { companies } = (await server.as(mira).call(getAuthUser, {})).body;
  const logo = 'data:image/png;base64,iVBORw0KGgo=';
  const { user, address } = await open(mira, {
    companies: companies.map((one) => (one.id === agimi.id ? { ...one, logo } : one)),
  });
  const [first, second] = [
    screen.getByRole('button', { name: 'Agimi' }),
    screen.getByRole('button', { name: 'Drini Trade E pezulluar' }),
  ];
  expect(first.querySelector('img')).toHaveAttribute('src', logo);
  expect(second.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'DT');
  rememberOrigin('/reports?year=2026');
  await user.click(second);
  await waitFor(() => expect(address()).toBe('/reports?year=2026'));
  expect(readCompany()).toMatchObject({ id: drini.id, name: 'Drini Trade' });
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

test('role 1 chooses by search: after a pause of 800 ms, at once by Enter, and sees what was not found', async () => {
  const name = `Zefi ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await server.company({ name });
  const { user, address, faults } = await open(await server.superAdmin());
  const box = screen.getByRole('searchbox', { name: 'Kërko kompaninë' });
  await user.type(box, 'nobody has this name{Enter}');
  expect(await screen.findByText('Asnjë kompani me këtë emër')).toBeVisible();
  await user.clear(box);
  const typed = Date.now();
  // At once: keys of a slow machine would have pauses between them.
  fireEvent.change(box, { target: { value: name } });
  expect(screen.queryByRole('button', { name })).toBeNull();
  await screen.findByRole('button', { name });
  expect(Date.now() - typed).toBeGreaterThan(700);
  faults.next('searchTenants', 500);
  await user.type(box, ' x{Enter}');
  await user.click(within(await screen.findByRole('alert')).getByRole('button'));
  await user.clear(box);
  await user.type(box, `${name}{Enter}`);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(readCompany()).toMatchObject({ id });
});

test('who came to change the company may stay with the one that is shown', async () => {
  const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const { user, address } = await open(await server.user({ roleId: 2, companies: [agimi.id, drini.id] }));
  await user.click(await screen.findByRole('link', { name: /^Qëndro te / }));
  expect(address()).toBe('/');
});
