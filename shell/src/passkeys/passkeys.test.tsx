import { call, configureClient, type StepUpQuestion } from '@paga/client';
import { updateCompanySecurity } from '@paga/contract/company/security';
import { savePayingAccounts } from '@paga/contract/filing';
import { getPasskeys } from '@paga/contract/identity/passkeys';
import { axeFinds } from '@paga/testing/axe-finds';
import { browserPasskeys } from '@paga/testing/browser-passkeys';
import { addedPasskey, confirmedByPasskey } from '@paga/testing/passkeys';
import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { SoftwareAuthenticator } from '@paga/testing/software-authenticator';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AccountScreen } from '#account/account.screen.tsx';
import { configureCalls } from '#session/configure-calls.ts';
import { forgetSession, readStoredSession } from '#session/stored-session.ts';
import { forgetTicket } from '#session/ticket.ts';
import { SignInPage } from '#sign-in/sign-in.page.tsx';
import { StepUpModal } from '#step-up/step-up.modal.tsx';
import { askForStepUp } from '#step-up/step-up-question.ts';

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

/** Everybody of the company takes the two-factor step. */
const twoFactorForAll = () =>
  server.as(company.admin).call(updateCompanySecurity, {
    body: { tenantId: company.id, twoFactor: true, passwordMinLength: 6 },
  });
const ofAdmin = async () => (await server.as(company.admin).call(getPasskeys, {})).body.passkeys;

test('a passkey is added under a name after the password, and removed after it again', async () => {
  const { user, container } = await renderScreen(<AccountScreen />, { as: company.admin, path: '/account' });
  expect(await screen.findByText('Ende nuk keni çelës kalimi')).toBeVisible();
  const openAdding = async () => {
    await user.click(screen.getByRole('button', { name: 'Shto çelës kalimi' }));
    return within(await screen.findByRole('dialog', { name: 'Çelës i ri kalimi' }));
  };
  const dialog = await openAdding();
  const [name, password] = [
    dialog.getByRole('textbox', { name: 'Emri' }),
    dialog.getByLabelText('Fjalëkalimi juaj'),
  ];
  await pasteOver(user, name, 'Telefoni im');
  await user.click(password);
  await user.paste('Demo124');
  browserPasskeys(undefined);
  await user.click(dialog.getByRole('button', { name: 'Vazhdo' }));
  expect(await dialog.findByText('Fjalëkalimi juaj aktual është i gabuar.')).toBeVisible();
  await pasteOver(user, password, 'Demo123');
  await user.click(dialog.getByRole('button', { name: 'Vazhdo' }));
  expect(await dialog.findByText(/Shfletuesi nuk e përdori çelësin e kalimit/)).toBeVisible();
  browserPasskeys(new SoftwareAuthenticator());
  await user.click(dialog.getByRole('button', { name: 'Vazhdo' }));
  expect(await screen.findByText('Çelësi i kalimit “Telefoni im” u shtua.')).toBeVisible();
  expect(await ofAdmin()).toMatchObject([{ name: 'Telefoni im', lastUsedAt: null }]);
  expect(await axeFinds(container)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Hiq çelësin e kalimit Telefoni im' }));
  const removing = within(await screen.findByRole('dialog', { name: /Të hiqet çelësi i kalimit/ }));
  await user.click(removing.getByLabelText('Fjalëkalimi juaj'));
  await user.paste('Demo123');
  await user.click(removing.getByRole('button', { name: 'Hiq' }));
  expect(await screen.findByText('Çelësi i kalimit “Telefoni im” u hoq.')).toBeVisible();
  expect(await ofAdmin()).toEqual([]);
});

test('signing in asks for the passkey first; who has lost it asks for a code', async () => {
  const { admin } = company;
  const device = await addedPasskey(server, admin);
  await twoFactorForAll();
  const onSignedIn = jest.fn(async () => undefined);
  const { user, baseElement } = await renderScreen(<SignInPage onSignedIn={onSignedIn} />, {
    as: admin,
    language: 'en',
  });
  // The page's own way of calling: with the ticket, not with the test's session.
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  await user.click(screen.getByRole('textbox', { name: 'User name or e-mail' }));
  await user.paste(admin.email);
  await user.click(screen.getByLabelText('Password'));
  await user.paste('Demo123');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Two-factor verification' }));
  expect(await axeFinds(baseElement)).toEqual([]);
  browserPasskeys(new SoftwareAuthenticator());
  await user.click(dialog.getByRole('button', { name: 'Use the passkey' }));
  expect(await dialog.findByText(/This passkey was not accepted/)).toBeVisible();
  browserPasskeys(device);
  await user.click(dialog.getByRole('button', { name: 'Use the passkey' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(readStoredSession()?.account.companyCount).toBe(1);
});

test('who has lost the passkey has a code mailed', async () => {
  const { admin } = company;
  await addedPasskey(server, admin);
  await twoFactorForAll();
  const { user } = await renderScreen(<SignInPage onSignedIn={async () => undefined} />, { as: admin });
  configureCalls({ companyId: () => null, onSignedOut: () => undefined });
  await user.click(screen.getByRole('textbox', { name: 'Përdoruesi ose e-maili' }));
  await user.paste(admin.email);
  await user.click(screen.getByLabelText('Fjalëkalimi'));
  await user.paste('Demo123');
  await user.click(screen.getByRole('button', { name: 'Kyçu' }));
  await user.click(await screen.findByRole('button', { name: 'Dërgo kod me e-mail' }));
  const code = await screen.findByRole('textbox', { name: 'Kodi 6-shifror' });
  await waitFor(() => expect(code).toBeVisible());
});

test('what a company guards is asked for once, then done; without a passkey the way to the account page is shown', async () => {
  const { admin, manager } = company;
  const device = await addedPasskey(server, admin);
  await confirmedByPasskey(server, admin, device);
  await server.as(admin).call(updateCompanySecurity, {
    body: { tenantId: company.id, twoFactor: false, passwordMinLength: 6, passkey: true },
  });
  const { user, unmount, baseElement } = await renderScreen(<StepUpModal />, { as: manager });
  const own = await addedPasskey(server, manager);
  let questions = 0;
  const asking = () => ({
    baseUrl: `${location.origin}/api`,
    token: { read: () => manager.handle, write: () => undefined },
    companyId: () => company.id,
    onStepUpNeeded: (question: StepUpQuestion) => {
      questions += 1;
      return askForStepUp(question);
    },
  });
  configureClient(asking());
  const save = () =>
    call(savePayingAccounts, { body: { tenantId: company.id, accounts: [] } }).then(
      () => 'saved',
      ({ code }) => code,
    );
  let [first, second] = [save(), save()];
  await waitFor(() => expect(questions).toBe(2));
  await user.click(await screen.findByRole('button', { name: 'Anulo' }));
  expect([await first, await second]).toEqual(['PASSKEY_NEEDED', 'PASSKEY_NEEDED']);
  browserPasskeys(own);
  [first, second] = [save(), save()];
  await waitFor(() => expect(questions).toBe(4));
  const use = await screen.findByRole('button', { name: 'Përdor çelësin e kalimit' });
  expect(await axeFinds(baseElement)).toEqual([]);
  await user.click(use);
  expect([await first, await second]).toEqual(['saved', 'saved']);
  expect(await save()).toBe('saved');
  unmount();
  const next = await renderScreen(<StepUpModal />, { as: company.user, path: '/salaries' });
  let confirmed: Promise<boolean> | undefined;
  act(() => {
    confirmed = askForStepUp({ companyId: company.id, wants: 'passkey' });
  });
  await next.user.click(await screen.findByRole('button', { name: 'Përdor çelësin e kalimit' }));
  await next.user.click(await screen.findByRole('link', { name: 'Shto çelës kalimi te llogaria' }));
  expect([await confirmed, next.address()]).toEqual([false, '/account']);
});
