import { getOutbox, getOutboxMail } from '@paga/contract/identity/outbox';
import { updateTwoFactor } from '@paga/contract/identity/two-factor';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { configureCalls } from '#session/configure-calls.ts';
import { forgetSession, readStoredSession } from '#session/stored-session.ts';
import { forgetTicket, readTicket } from '#session/ticket.ts';
import { SignInPage } from '#sign-in/sign-in.page.tsx';
import { deviceName } from './device-name.ts';

let server: HttpTestServer;
let sara: TestUser;
let arben: TestUser;
beforeAll(async () => {
  server = await startHttpServer();
  sara = await server.superAdmin();
  await server.demo(true);
});
beforeEach(async () => {
  arben = (await server.company()).admin;
  await server.as(arben).call(updateTwoFactor, { body: { enabled: true, password: 'Demo123' } });
});
afterEach(() => {
  forgetSession();
  forgetTicket();
  history.replaceState(null, '', '/');
});
afterAll(() => server.demo(false));

/** The code in the newest mail to a person, as the super admin of a demo reads it. */
async function mailedCode(): Promise<string> {
  const { body } = await server.as(sara).call(getOutbox, {});
  const id = body.find(({ recipient }) => recipient === arben.email)?.id ?? 0;
  const { text } = (await server.as(sara).call(getOutboxMail, { params: { id } })).body;
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

async function openSignIn(language: 'sq' | 'en' = 'sq') {
  const onSignedIn = jest.fn(async () => undefined);
  const rendered = await renderScreen(<SignInPage onSignedIn={onSignedIn} />, { as: arben, language });
  // The page's own way of calling: with the ticket, not with the test's session.
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  return { ...rendered, onSignedIn };
}

async function openDialog() {
  const page = await openSignIn();
  await page.user.type(screen.getByRole('textbox', { name: 'Përdoruesi ose e-maili' }), arben.email);
  await page.user.type(screen.getByLabelText('Fjalëkalimi'), 'Demo123');
  await page.user.click(screen.getByRole('button', { name: 'Kyçu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verifikimi në dy hapa' });
  return { ...page, dialog, field: within(dialog).getByRole('textbox', { name: 'Kodi 6-shifror' }) };
}

test('the mailed code, pasted with spaces, signs in; the button appears at six digits', async () => {
  const { user, dialog, field, onSignedIn, baseElement } = await openDialog();
  expect(readStoredSession()).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Verifiko' })).not.toBeInTheDocument();
  await user.click(field);
  await user.paste('12a 34');
  expect(field).toHaveValue('1234');
  expect(within(dialog).queryByRole('button', { name: 'Verifiko' })).not.toBeInTheDocument();
  await user.clear(field);
  const code = await mailedCode();
  await user.paste(` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(field).toHaveValue(code);
  const { violations } = await axe.run(baseElement, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Beso këtë pajisje për 30 ditë' }));
  await user.click(within(dialog).getByRole('button', { name: 'Verifiko' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(readStoredSession()?.account.companyCount).toBe(1);
  expect(readTicket()).toBeNull();
});

test('a wrong code is reported at the field, and another one is sent only after a pause', async () => {
  const { user, dialog, field, onSignedIn } = await openDialog();
  const code = await mailedCode();
  await user.type(field, code === '111111' ? '222222' : '111111');
  await user.click(within(dialog).getByRole('button', { name: 'Verifiko' }));
  expect(await within(dialog).findByText('Kodi i verifikimit nuk është i saktë.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: /Dërgo kod të ri pas \d+ s/ })).toBeDisabled();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('closing the dialog gives the sign-in up', async () => {
  const { user, dialog } = await openDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Anulo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(readTicket()).toBeNull();
});

test('twoFactor=true in the address opens the dialog only while a ticket is there', async () => {
  history.replaceState(null, '', '/login?twoFactor=true');
  const first = await openSignIn('en');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  first.unmount();
  sessionStorage.setItem('paga.ticket', JSON.stringify({ token: 'half', userId: arben.id }));
  await openSignIn('en');
  expect(await screen.findByRole('dialog', { name: 'Two-factor verification' })).toBeInTheDocument();
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/144.0', 'Firefox, Windows'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['something else', 'Web'],
])('a device that says %s is called %s', (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});
