import { axeFinds } from '@paga/testing/axe-finds';
import { browserPasskeys } from '@paga/testing/browser-passkeys';
import { addedPasskey, newPasskey } from '@paga/testing/passkeys';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { configureCalls } from '#session/configure-calls.ts';
import { forgetSession, readStoredSession } from '#session/stored-session.ts';
import { forgetTicket, readTicket } from '#session/ticket.ts';
import { SignInPage } from './sign-in.page.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
});
afterEach(() => {
  forgetSession();
  forgetTicket();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

async function openSignIn(language: 'sq' | 'en' = 'sq') {
  const onSignedIn = jest.fn(async () => undefined);
  const page = await renderScreen(<SignInPage onSignedIn={onSignedIn} />, { as: company.admin, language });
  // The page's own way of calling: without the test's session.
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  return { ...page, onSignedIn };
}

test.each([
  ['that reads JSON itself', false],
  ['of before, with the library', true],
])('a browser %s signs in with a passkey and nothing else', async (_, old) => {
  const device = await addedPasskey(server, company.admin);
  browserPasskeys(device, { old });
  const { user, container, onSignedIn } = await openSignIn();
  expect(await axeFinds(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Kyçu me çelës kalimi' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(readStoredSession()?.account).toMatchObject({ email: company.admin.email, companyCount: 1 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('comes after the fields and the button of the password on the keyboard', async () => {
  browserPasskeys(undefined);
  const { user } = await openSignIn('en');
  screen.getByRole('button', { name: 'Sign in' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('The browser did not use a passkey');
});

test('says in words what went wrong, and the password works on', async () => {
  browserPasskeys(undefined);
  const { user, onSignedIn } = await openSignIn('en');
  const use = () => user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await use();
  expect(await screen.findByRole('alert')).toHaveTextContent('its question was closed or took too long');
  const strange = new SoftwareAuthenticator();
  strange.userHandle = Buffer.from('paga:1').toString('base64url');
  browserPasskeys(strange);
  await use();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This passkey was not accepted'));
  expect(onSignedIn).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'User name or e-mail' }), company.admin.email);
  await user.type(screen.getByLabelText('Password'), 'Demo123');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
});

test('a new one asks for the mailed code, says why, and offers no other way', async () => {
  browserPasskeys(await newPasskey(server, company.admin));
  const { user } = await openSignIn('en');
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Two-factor verification' }));
  expect(dialog.getByText(/This passkey was added less than a day ago/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: /passkey|recovery/ })).not.toBeInTheDocument();
  expect(readTicket()).toMatchObject({ userId: company.admin.id, young: true });
});

test('is not offered by a browser that knows no passkeys', async () => {
  await openSignIn();
  expect(screen.getByRole('button', { name: 'Kyçu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Kyçu me çelës kalimi' })).not.toBeInTheDocument();
});
