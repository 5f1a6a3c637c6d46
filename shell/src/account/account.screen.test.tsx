import { confirmTwoFactorCode, login } from '@paga/contract/identity/sign-in';
import { getTwoFactor, updateTwoFactor } from '@paga/contract/identity/two-factor';
import { getOutbox, getOutboxMail } from '@paga/contract/mail';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { AccountScreen } from './account.screen.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
});

const open = (as: TestUser, language?: 'sq' | 'en') =>
  renderScreen(<AccountScreen />, { as, path: '/account', language });

/** Signs in as a browser that is to be trusted, by the code of the mail. */
async function trustADevice(user: TestUser): Promise<void> {
  await server.as(user).call(updateTwoFactor, { body: { enabled: true } });
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

test('shows the own data, and switches two-factor sign-in on and off', async () => {
  const { user, container } = await open(company.admin);
  expect(screen.getByRole('heading', { name: 'Cilësimet e llogarisë' })).toBeVisible();
  expect(screen.getByText(company.admin.email)).toBeVisible();
  const toggle = await screen.findByRole('switch', { name: 'Verifikimi në dy hapa' });
  await user.click(toggle);
  expect(await screen.findByText('Verifikimi në dy hapa u aktivizua.')).toBeVisible();
  expect(toggle).toBeChecked();
  expect((await server.as(company.admin).call(getTwoFactor, {})).body.enabled).toBe(true);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
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
  expect((await server.as(company.user).call(getTwoFactor, {})).body.enabled).toBe(false);
});
