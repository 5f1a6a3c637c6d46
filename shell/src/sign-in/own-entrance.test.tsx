import { getOutbox, getOutboxMail } from '@paga/contract/identity/outbox';
import { inviteToOwnPage } from '@paga/contract/own/invitations';
import { saveOwnPageSettings } from '@paga/contract/own/settings';
import { proposeBankAccount } from '@paga/contract/requests';
import { axeFinds } from '@paga/testing/axe-finds';
import { browserPasskeys } from '@paga/testing/browser-passkeys';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { forgetOwn, ownToken } from '#me/own-session.ts';
import { configureCalls } from '#session/configure-calls.ts';
import { leaveFor } from '#session/leave.ts';
import { SignedOut } from './signed-out.tsx';

jest.mock('#session/leave.ts', () => ({ leaveFor: jest.fn() }));

let server: HttpTestServer;
let company: TestCompany;
let address: string;
beforeAll(async () => {
  server = await startHttpServer();
  await server.demo(true);
});
beforeEach(async () => {
  company = await server.company({ name: 'Agimi' });
  address = `arta.${company.id}@agimi.test`;
  const office = server.as(company.manager);
  const [id = 0] = await createdEmployees(office, company, { email: address });
  const on = { page: true, payslips: true, leave: true };
  expect((await office.call(saveOwnPageSettings, { body: on })).status).toBe(200);
  await office.call(inviteToOwnPage, { body: { ids: [id] } });
});
afterEach(() => {
  forgetOwn();
  history.replaceState(null, '', '/');
  jest.mocked(leaveFor).mockClear();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});
afterAll(() => server.demo(false));

async function mailed(): Promise<string> {
  const sara = server.as(await server.superAdmin());
  const mails = (await sara.call(getOutbox, {})).body;
  const id = mails.find(({ recipient }) => recipient === address)?.id ?? 0;
  return (await sara.call(getOutboxMail, { params: { id } })).body.text;
}
const linkOf = (text: string) => /\/me\/join#[\w-]+/.exec(text)?.[0] ?? '';

async function openAt(place: string, language: 'sq' | 'en' = 'sq') {
  history.replaceState(null, '', place);
  const opened = await renderScreen(<SignedOut onSignedIn={async () => undefined} />, {
    ...{ as: company.manager, language },
  });
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  return opened;
}

test('joins by the link and the digits, is offered a passkey, and signs in with it afterwards', async () => {
  const device = new SoftwareAuthenticator();
  browserPasskeys(device);
  const { user, container, unmount } = await openAt(linkOf(await mailed()));
  expect(await screen.findByText('Agimi ju fton të hapni faqen tuaj.')).toBeVisible();
  // The secret is gone from the address as soon as it was read.
  expect(location.hash).toBe('');
  expect(await axeFinds(container)).toEqual([]);
  const digits = screen.getByLabelText('Katër shifrat e fundit të numrit personal');
  await user.type(digits, '0000');
  await user.click(screen.getByRole('button', { name: 'Bashkohu' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Shifrat nuk përputhen');
  await user.clear(digits);
  await user.type(digits, '7892');
  await user.click(screen.getByRole('button', { name: 'Bashkohu' }));
  await user.click(await screen.findByRole('button', { name: 'Shto çelësin e kalimit' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/me'));
  unmount();
  forgetOwn();
  const again = await openAt('/me/sign-in', 'en');
  await again.user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  await waitFor(() => expect(ownToken.read()).not.toBeNull());
});

test('signs in with the code that was mailed, typed here; a wrong one is said', async () => {
  const { user, unmount } = await openAt(linkOf(await mailed()), 'en');
  await user.type(await screen.findByLabelText('Last four digits of your personal number'), '7892');
  await user.click(screen.getByRole('button', { name: 'Join' }));
  await user.click(await screen.findByRole('button', { name: 'Open the page' }));
  unmount();
  forgetOwn();
  jest.mocked(leaveFor).mockClear();
  const again = await openAt('/me/sign-in', 'en');
  await again.user.type(await screen.findByLabelText('Your e-mail'), address);
  await again.user.click(screen.getByRole('button', { name: 'Send me the code' }));
  const field = await screen.findByLabelText('Six-digit code');
  const code = /\n(\d{6})\n/.exec(await mailed())?.[1] ?? '';
  await again.user.type(field, code === '000000' ? '000001' : '000000');
  await again.user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is wrong or has expired');
  await again.user.clear(field);
  await again.user.type(field, code);
  await again.user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/me'));
  expect(ownToken.read()).not.toBeNull();
});

test('a link that is over asks for the code of a letter instead', async () => {
  await openAt('/me/join#unknown', 'en');
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation is over');
  expect(screen.getByLabelText('Code of the letter')).toBeVisible();
});

test('a proposed account is stopped by a press of the button that the mail leads to; an unknown link says so', async () => {
  const { user, container, unmount } = await openAt(`/me/stop#${'x'.repeat(43)}`, 'en');
  expect(await screen.findByText(/^If you did not propose another bank account/)).toBeVisible();
  expect(location.hash).toBe('');
  expect(await axeFinds(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'This was not me, stop it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is not valid.');
  unmount();
  const [besa = 0] = await createdEmployees(server.as(company.manager), company, {
    ...{ personalNumber: '1999384753', email: null },
  });
  const page = await server.ownPage(company, besa, { daysAgo: 10 });
  const body = { account: accountOf(7), was: accountOf(0) };
  expect((await server.as(page).call(proposeBankAccount, { body })).status).toBe(200);
  address = page.email;
  const again = await openAt(/\/me\/stop#[\w-]+/.exec(await mailed())?.[0] ?? '');
  await again.user.click(await screen.findByRole('button', { name: 'Nuk isha unë, ndaleni' }));
  expect(await screen.findByRole('status')).toHaveTextContent('U ndal. Paga juaj te Agimi');
});
