import { getOutbox, getOutboxMail } from '@paga/contract/identity/outbox';
import { getAuthUser, login } from '@paga/contract/identity/sign-in';
import { confirmTwoFactorCode, getTwoFactor, updateTwoFactor } from '@paga/contract/identity/two-factor';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { AccountScreen } from './account.screen.tsx';

/** A PNG of one pixel. */
const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (sign) => sign.charCodeAt(0),
);

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
});
afterEach(() => localStorage.clear());

const open = (as: TestUser, language?: 'sq' | 'en') =>
  renderScreen(<AccountScreen />, { as, path: '/account', language });

/** Signs in as a browser that is to be trusted, by the code of the mail. */
async function trustADevice(user: TestUser): Promise<void> {
  await server.as(user).call(updateTwoFactor, { body: { enabled: true, password: 'Demo123' } });
  const reply = await server.as(undefined).call(login, { body: { email: user.email, password: 'Demo123' } });
  const cookie = /paga_session=([\w-]+)/.exec(reply.headers.get('set-cookie') ?? '')?.[1] ?? '';
  await server.demo(true);
  const sara = server.as(await server.superAdmin());
  const id = (await sara.call(getOutbox, {})).body.find(({ recipient }) => recipient === user.email)?.id ?? 0;
  const code = /\b\d{6}\b/.exec((await sara.call(getOutboxMail, { params: { id } })).body.text)?.[0] ?? '';
  await server.demo(false);
  const body = { userId: user.id, deviceId: 'Firefox, Linux', code, trustDevice: true };
  await server.as({ ...user, handle: reply.body.token, cookie }).call(confirmTwoFactorCode, { body });
}

const audit = async (container: Element) => {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id }) => id);
};

test('shows the own data, and switches two-factor sign-in on and off after the password again', async () => {
  const { user, container, baseElement } = await open(company.admin);
  expect(screen.getByRole('heading', { name: 'Cilësimet e llogarisë' })).toBeVisible();
  expect(screen.getByText(company.admin.email)).toBeVisible();
  const toggle = await screen.findByRole('switch', { name: 'Verifikimi në dy hapa' });
  expect(await audit(container)).toEqual([]);
  await user.click(toggle);
  const dialog = await screen.findByRole('dialog', { name: 'Aktivizo verifikimin në dy hapa' });
  const password = within(dialog).getByLabelText('Fjalëkalimi juaj');
  await user.click(password);
  await user.paste('Demo124');
  await user.click(within(dialog).getByRole('button', { name: 'Aktivizo' }));
  expect(await within(dialog).findByText('Fjalëkalimi juaj aktual është i gabuar.')).toBeVisible();
  expect(await audit(baseElement)).toEqual([]);
  await user.clear(password);
  await user.paste('Demo123');
  await user.click(within(dialog).getByRole('button', { name: 'Aktivizo' }));
  expect(await screen.findByText('Verifikimi në dy hapa u aktivizua.')).toBeVisible();
  expect(toggle).toBeChecked();
  expect((await server.as(company.admin).call(getTwoFactor, {})).body.enabled).toBe(true);
});

test('name, photo, language and theme are changed by the person', async () => {
  const { user, container } = await open(company.manager, 'en');
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue(company.manager.name);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await user.click(name);
  await user.paste('Mira Hoxha');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByText('The name was saved.')).toBeVisible();
  await user.upload(screen.getByLabelText('Choose a photo'), new File(['<svg/>'], 'mira.png'));
  expect(await screen.findByText(/type is not|file type|accepted/i)).toBeVisible();
  await user.upload(screen.getByLabelText('Choose a photo'), new File([PIXEL], 'mira.png'));
  expect(await screen.findByRole('button', { name: 'Remove the photo' })).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('/photos/'));
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'Shqip' }));
  expect(await screen.findByRole('heading', { name: 'Cilësimet e llogarisë' })).toBeVisible();
  await waitFor(async () =>
    expect((await server.as(company.manager).call(getAuthUser, {})).body.user).toMatchObject({
      name: 'Mira Hoxha',
      theme: 'dark',
      language: 'sq',
      photo: expect.any(String),
    }),
  );
});

test('the own sessions are listed and ended, one or all others', async () => {
  for (let n = 0; n < 3; n += 1)
    await server.as(undefined).call(login, { body: { email: company.admin.email, password: 'Demo123' } });
  const { user } = await open(company.admin, 'en');
  const table = await screen.findByRole('table', { name: 'Where you are signed in' });
  expect(within(table).getAllByRole('row')).toHaveLength(5);
  expect(within(table).getByText('This device')).toBeVisible();
  const [first] = within(table).getAllByRole('button', { name: /^End the session on/ });
  if (first) await user.click(first);
  expect(await screen.findByText('The session was ended.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'End all others' }));
  expect(await screen.findByText('2 other sessions were ended.')).toBeVisible();
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'End all others' })).not.toBeInTheDocument();
});

test('lists the trusted devices and takes trust back', async () => {
  await trustADevice(company.admin);
  const { user } = await open(company.admin, 'en');
  const table = await screen.findByRole('table', { name: 'Trusted devices' });
  expect(within(table).getByText('Firefox, Linux')).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Remove trust in Firefox, Linux' }));
  expect(await screen.findByText('No trusted devices')).toBeVisible();
});

test('a switch that the server refuses stays where it was', async () => {
  const { user, faults } = await open(company.user);
  expect(await screen.findByText('Nuk ka pajisje të besuara')).toBeVisible();
  faults.next('updateTwoFactor', 500);
  await user.click(await screen.findByRole('switch', { name: 'Verifikimi në dy hapa' }));
  await user.click(await screen.findByLabelText('Fjalëkalimi juaj'));
  await user.paste('Demo123');
  await user.click(screen.getByRole('button', { name: 'Aktivizo' }));
  expect(await screen.findByText('Diçka shkoi gabim!')).toBeVisible();
  expect((await server.as(company.user).call(getTwoFactor, {})).body.enabled).toBe(false);
});
