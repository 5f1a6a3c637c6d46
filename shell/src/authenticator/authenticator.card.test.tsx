import { call } from '@paga/client';
import { getAuthenticator } from '@paga/contract/identity/authenticator';
import { shownByApp } from '@paga/testing/app-code';
import { addedApp } from '@paga/testing/authenticator';
import { axeFinds } from '@paga/testing/axe-finds';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { AccountScreen } from '#account/account.screen.tsx';
import { configureCalls } from '#session/configure-calls.ts';
import { forgetSession, readStoredSession } from '#session/stored-session.ts';
import { forgetTicket } from '#session/ticket.ts';
import { SignInPage } from '#sign-in/sign-in.page.tsx';

const STEP_MS = 30_000;

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
});
afterEach(() => {
  forgetSession();
  forgetTicket();
});

const stateOf = async () => (await server.as(company.admin).call(getAuthenticator, {})).body;
const later = () => new Date(Date.now() + STEP_MS);

test('is set up after the password with what the app shows; the recovery codes are shown once', async () => {
  const { user, baseElement } = await renderScreen(<AccountScreen />, {
    as: company.admin,
    path: '/account',
  });
  await user.click(await screen.findByRole('button', { name: 'Vendos aplikacionin' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Vendosni aplikacionin e kodeve' }));
  await user.click(asking.getByLabelText('Fjalëkalimi juaj'));
  await user.paste('Demo124');
  await user.click(asking.getByRole('button', { name: 'Vazhdo' }));
  expect(await asking.findByText('Fjalëkalimi juaj aktual është i gabuar.')).toBeVisible();
  await pasteOver(user, asking.getByLabelText('Fjalëkalimi juaj'), 'Demo123');
  await user.click(asking.getByRole('button', { name: 'Vazhdo' }));
  const secret = (await screen.findByText(/^(?:[A-Z2-7]{4} ?){8}$/)).textContent.replaceAll(' ', '');
  expect(await screen.findByRole('img', { name: 'Kodi QR për aplikacionin e kodeve' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Hape në aplikacionin e kësaj pajisjeje' })).toHaveAttribute(
    'href',
    expect.stringContaining(
      `otpauth://totp/Paga:${encodeURIComponent(company.admin.email)}?secret=${secret}`,
    ),
  );
  expect(await axeFinds(baseElement)).toEqual([]);
  const scanning = within(await screen.findByRole('dialog', { name: 'Vendosni aplikacionin e kodeve' }));
  const code = scanning.getByRole('textbox', { name: 'Kodi i aplikacionit' });
  await user.click(code);
  await user.paste('12');
  await user.click(scanning.getByRole('button', { name: 'Aktivizo' }));
  expect(await scanning.findByText('Shkruani 6 shifrat që tregon aplikacioni.')).toBeVisible();
  await pasteOver(user, code, ` ${shownByApp(secret, new Date()).replace(/^\d{3}/, '$& ')}`);
  await user.click(scanning.getByRole('button', { name: 'Aktivizo' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Kodet tuaja rezervë' }));
  const codes = shown.getAllByRole('listitem').map((item) => item.textContent);
  expect(codes).toHaveLength(10);
  expect(await axeFinds(baseElement)).toEqual([]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(shown.getByRole('button', { name: 'Kopjoji' }));
  expect(copied).toHaveBeenCalledWith(codes.join('\n'));
  await user.click(shown.getByRole('button', { name: 'I ruajta' }));
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).not.toBeInTheDocument());
  expect(await screen.findByText('10 nga 10')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Verifikimi në dy hapa' })).toBeChecked();
  expect(await stateOf()).toMatchObject({ enabled: true, recoveryCodes: 10 });
});

test('the recovery codes are made anew, and the app is switched off, after the password and a code', async () => {
  const { secret, codes } = await addedApp(server, company.admin, new Date());
  const { user, baseElement } = await renderScreen(<AccountScreen />, {
    as: company.admin,
    path: '/account',
    language: 'en',
  });
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  const renewing = within(await screen.findByRole('dialog', { name: 'Make new recovery codes' }));
  await user.click(renewing.getByLabelText('Your password'));
  await user.paste('Demo123');
  await user.click(renewing.getByLabelText('Code of the app or recovery code'));
  await user.paste('abc');
  await user.click(renewing.getByRole('button', { name: 'Make new ones' }));
  expect(await renewing.findByText('Enter 6 digits, or a recovery code of three groups.')).toBeVisible();
  expect(await axeFinds(baseElement)).toEqual([]);
  await pasteOver(user, renewing.getByLabelText('Code of the app or recovery code'), codes[0] ?? '');
  await user.click(renewing.getByRole('button', { name: 'Make new ones' }));
  const shown = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(shown.getAllByRole('listitem').map((item) => item.textContent)).not.toContain(codes[1]);
  await user.click(shown.getByRole('button', { name: 'I have kept them' }));
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  const removing = within(await screen.findByRole('dialog', { name: 'Switch off the authenticator app' }));
  await user.click(removing.getByLabelText('Your password'));
  await user.paste('Demo123');
  await user.click(removing.getByLabelText('Code of the app or recovery code'));
  await user.paste(codes[1] ?? '');
  await user.click(removing.getByRole('button', { name: 'Switch off' }));
  expect(await removing.findByText('The verification code is not correct.')).toBeVisible();
  await pasteOver(
    user,
    removing.getByLabelText('Code of the app or recovery code'),
    shownByApp(secret, later()),
  );
  await user.click(removing.getByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText('The authenticator app is off.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Set up an app' })).toBeVisible();
  expect(await stateOf()).toMatchObject({ enabled: false, recoveryCodes: 0 });
});

async function openStep() {
  const onSignedIn = jest.fn(async () => undefined);
  const { user, baseElement } = await renderScreen(<SignInPage onSignedIn={onSignedIn} />, {
    as: company.admin,
    language: 'en',
  });
  // The page's own way of calling: with the ticket, not with the test's session.
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  await user.click(screen.getByRole('textbox', { name: 'User name or e-mail' }));
  await user.paste(company.admin.email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Demo123');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Two-factor verification' }));
  await screen.findByRole('dialog', { name: 'Two-factor verification' });
  return { user, baseElement, dialog, onSignedIn };
}

test('signing in asks for the code of the app, which is good once', async () => {
  const { secret } = await addedApp(server, company.admin, new Date());
  const { user, baseElement, dialog, onSignedIn } = await openStep();
  expect(dialog().getByText('Enter the code that your authenticator app shows now.')).toBeInTheDocument();
  expect(await axeFinds(baseElement)).toEqual([]);
  const field = () => dialog().getByRole('textbox', { name: '6-digit code' });
  await user.click(field());
  await user.paste(shownByApp(secret, new Date()));
  await user.click(dialog().getByRole('button', { name: 'Verify' }));
  expect(await dialog().findByText('The verification code is not correct.')).toBeVisible();
  await pasteOver(user, field(), shownByApp(secret, later()));
  await user.click(dialog().getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(readStoredSession()?.account.companyCount).toBe(1);
});

test('who has lost the phone has a code mailed, once, or signs in with a recovery code', async () => {
  const { codes } = await addedApp(server, company.admin, new Date());
  const { user, baseElement, dialog, onSignedIn } = await openStep();
  await user.click(dialog().getByRole('button', { name: 'Send a code by e-mail' }));
  expect(await screen.findByText(/We have sent you a code/)).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();
  await user.click(dialog().getByRole('button', { name: 'Use the authenticator app' }));
  // Coming back to it sends no other, which would be too soon.
  await user.click(dialog().getByRole('button', { name: 'Send a code by e-mail' }));
  expect(await screen.findByText(/We have sent you a code/)).toBeInTheDocument();
  await user.click(dialog().getByRole('button', { name: 'Use a recovery code' }));
  const field = await screen.findByRole('textbox', { name: 'Recovery code' });
  expect(dialog().queryByRole('checkbox')).not.toBeInTheDocument();
  expect(await axeFinds(baseElement)).toEqual([]);
  await user.click(field);
  await user.paste(codes[4] ?? '');
  await user.click(dialog().getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect((await call(getAuthenticator)).recoveryCodes).toBe(9);
});
