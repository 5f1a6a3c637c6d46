import { getOutbox, getOutboxMail } from '@paga/contract/identity/outbox';
import { login } from '@paga/contract/identity/sign-in';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { ForgotPage } from './forgot.page.tsx';
import { ResetPage } from './reset.page.tsx';
import { SignedOut } from './signed-out.tsx';

let server: HttpTestServer;
let sara: TestUser;
let arben: TestUser;
beforeAll(async () => {
  server = await startHttpServer();
  // Tests before this one may have asked as often as an address may within 15 minutes.
  await server.setClock(new Date(Date.now() + 16 * 60_000).toISOString());
  sara = await server.superAdmin();
  await server.demo(true);
});
beforeEach(async () => {
  arben = (await server.company()).admin;
});

/** The link in the newest mail to a person, as the super admin of a demo reads it. */
async function linkTo(user: TestUser): Promise<string> {
  const { body } = await server.as(sara).call(getOutbox, {});
  const id = body.find(({ recipient }) => recipient === user.email)?.id ?? 0;
  const { text } = (await server.as(sara).call(getOutboxMail, { params: { id } })).body;
  return /\/resetPassword\?token=[\w-]+/.exec(text)?.[0] ?? '';
}

async function openReset(address: string, language: 'sq' | 'en' = 'sq') {
  history.replaceState(null, '', address);
  return renderScreen(<ResetPage />, { as: arben, language });
}

async function askForLink(): Promise<string> {
  const { user, unmount } = await renderScreen(<ForgotPage />, { as: arben });
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), arben.email);
  await user.click(screen.getByRole('button', { name: 'Dërgo lidhjen' }));
  expect(await screen.findByText(/Nëse kjo adresë është e një llogarie/)).toBeVisible();
  expect(await screen.findByText(/Kjo është demo/)).toBeVisible();
  unmount();
  return linkTo(arben);
}

test('a forgotten password is set by the link of the mail, and the link is then used up', async () => {
  const link = await askForLink();
  const { user, unmount } = await openReset(link);
  await user.type(await screen.findByLabelText('Fjalëkalimi i ri'), 'Mali2026');
  await user.type(screen.getByLabelText('Konfirmo fjalëkalimin'), 'Mali2027');
  await user.click(screen.getByRole('button', { name: 'Ruaj fjalëkalimin' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Fjalekalimet nuk perputhen');
  await user.clear(screen.getByLabelText('Konfirmo fjalëkalimin'));
  await user.type(screen.getByLabelText('Konfirmo fjalëkalimin'), 'Mali2026');
  await user.click(screen.getByRole('button', { name: 'Ruaj fjalëkalimin' }));
  expect(await screen.findByText('Fjalëkalimi u ndryshua.')).toBeVisible();
  unmount();
  expect(
    (await server.as(undefined).call(login, { body: { email: arben.email, password: 'Mali2026' } })).status,
  ).toBe(200);
});

test.each([
  ['/resetPassword?token=guessed', 'sq', 'Kërko një lidhje të re'],
  ['/resetPassword', 'en', 'Ask for a new link'],
] as const)('%s is no good link: in %s it leads to a new one', async (address, language, name) => {
  await openReset(address, language);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/forgotPassword');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ruaj|Save/ })).toBeNull();
});

test.each(['/forgotPassword', '/resetPassword'])(
  '%s with the token of a mail shows the page that sets a password',
  async (path) => {
    const link = await askForLink();
    history.replaceState(null, '', link.replace('/resetPassword', path));
    await renderScreen(<SignedOut onSignedIn={async () => undefined} />, { as: arben });
    expect(await screen.findByLabelText('Fjalëkalimi i ri')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Dërgo lidhjen' })).toBeNull();
  },
);

test('an address that asks too often gets a message that says so', async () => {
  const { user, faults } = await renderScreen(<ForgotPage />, { as: arben, language: 'en' });
  faults.next('forgotPassword', 'TOO_MANY_REQUESTS');
  await user.type(screen.getByRole('textbox'), arben.email);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeVisible();
});

test.each([
  ['sq', 'Kjo fushë është e detyrueshme', 'Shkruani një e-mail të vlefshëm'],
  ['en', 'This field is required', 'Enter a valid e-mail'],
] as const)(
  'in %s a missing and a wrong address are said at the field, not by the browser',
  async (language, missing, invalid) => {
    const { user } = await renderScreen(<ForgotPage />, { as: arben, language });
    const [send, email] = [screen.getByRole('button'), screen.getByRole('textbox')];
    await user.click(send);
    expect(email).toHaveAccessibleDescription(missing);
    expect(email).toHaveFocus();
    await user.type(email, 'arben@agimi');
    expect(email).toHaveAccessibleDescription(invalid);
    await user.click(send);
    await user.type(email, '.test');
    expect(email).toHaveAccessibleDescription('');
    await user.click(send);
    expect(await screen.findByRole('status')).toBeVisible();
  },
);
