import { getOutbox, getOutboxMail } from '@paga/contract/identity/outbox';
import { inviteToOwnPage } from '@paga/contract/own/invitations';
import { saveOwnPageSettings } from '@paga/contract/own/settings';
import { axeFinds } from '@paga/testing/axe-finds';
import { browserPasskeys } from '@paga/testing/browser-passkeys';
import { createdEmployees } from '@paga/testing/employees';
import { renderScreen } from '@paga/testing/render-screen';
import { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import { leaveFor } from '#session/leave.ts';
import { SignedOut } from '#sign-in/signed-out.tsx';
import { forgetOwn } from '../own-session.ts';
import { AccountPage } from './account.page.tsx';

jest.mock('#session/leave.ts', () => ({ leaveFor: jest.fn() }));

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
  await server.demo(true);
});
afterEach(() => {
  forgetOwn();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});
afterAll(() => server.demo(false));

async function mailTo(address: string): Promise<string> {
  const sara = server.as(await server.superAdmin());
  const mails = (await sara.call(getOutbox, {})).body;
  const id = mails.find(({ recipient }) => recipient === address)?.id ?? 0;
  return (await sara.call(getOutboxMail, { params: { id } })).body.text;
}
const codeTo = async (address: string) => /\n(\d{6})\n/.exec(await mailTo(address))?.[1] ?? '';

/** The way in, then the account page in the same browser. */
function InThenAccount(): ReactNode {
  const [isIn, setIn] = useState(false);
  useEffect(() => void jest.mocked(leaveFor).mockImplementation(() => setIn(true)), []);
  return isIn ? <AccountPage /> : <SignedOut onSignedIn={async () => undefined} />;
}

async function joined() {
  const company = await server.company({ name: 'Agimi' });
  const address = `arta.${company.id}@agimi.test`;
  const office = server.as(company.manager);
  const [id = 0] = await createdEmployees(office, company, { email: address });
  const on = { page: true, payslips: true, leave: true };
  await office.call(saveOwnPageSettings, { body: on });
  await office.call(inviteToOwnPage, { body: { ids: [id] } });
  history.replaceState(null, '', /\/me\/join#[\w-]+/.exec(await mailTo(address))?.[0]);
  browserPasskeys(new SoftwareAuthenticator());
  const opened = await renderScreen(<InThenAccount />, { as: company.manager, language: 'en' });
  await opened.user.type(await screen.findByLabelText('Last four digits of your personal number'), '7892');
  await opened.user.click(screen.getByRole('button', { name: 'Join' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByRole('heading', { name: 'My address' })).toBeVisible();
  return { ...opened, company, address };
}

test('shows the address, the passkeys and this session, and takes another address by a code', async () => {
  const { user, container, company, address } = await joined();
  expect(screen.getByText(address)).toBeVisible();
  expect(screen.getByText('Here')).toBeVisible();
  expect(await axeFinds(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add the passkey' }));
  await user.click(await screen.findByRole('button', { name: /^Remove: / }));
  expect(await screen.findByText(/^None: you sign in/)).toBeVisible();
  const fresh = `private.${company.id}@post.test`;
  await user.click(screen.getByRole('button', { name: 'Change the address' }));
  await user.type(screen.getByLabelText('New address'), fresh);
  await user.click(screen.getByRole('button', { name: 'Send me the code' }));
  await user.type(await screen.findByLabelText('Six-digit code'), await codeTo(fresh));
  await user.click(screen.getByRole('button', { name: 'Take the address' }));
  expect(await screen.findByText(fresh)).toBeVisible();
});
