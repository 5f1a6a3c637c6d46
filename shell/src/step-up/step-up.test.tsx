import { call, configureClient } from '@paga/client';
import { updateCompanySecurity } from '@paga/contract/company/security';
import { createUser } from '@paga/contract/identity/users';
import { closePeriod } from '@paga/contract/payroll';
import { axeFinds } from '@paga/testing/axe-finds';
import { browserPasskeys } from '@paga/testing/browser-passkeys';
import { addedPasskey } from '@paga/testing/passkeys';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { StepUpModal } from './step-up.modal.tsx';
import { askForStepUp } from './step-up-question.ts';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company();
  await server.as(company.admin).call(updateCompanySecurity, {
    body: { tenantId: company.id, twoFactor: false, passwordMinLength: 6, stepUp: true },
  });
});

/** The shell's way of calling, as this person. */
const callAs = ({ handle }: TestUser) =>
  configureClient({
    baseUrl: `${location.origin}/api`,
    token: { read: () => handle, write: () => undefined },
    companyId: () => company.id,
    onStepUpNeeded: askForStepUp,
  });
const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    ({ code }) => code as string,
  );
const email = () => `vlora.${crypto.randomUUID().slice(0, 8)}@agimi.test`;
const add = (address = email()) =>
  outcome(call(createUser, { body: { name: 'Vlora Hoti', email: address, password: 'Vjosa2026x' } }));

test('adding a person asks for the password in a window, and the call is made once it is right', async () => {
  const { user, baseElement } = await renderScreen(<StepUpModal />, { as: company.manager });
  callAs(company.manager);
  const added = add();
  const password = await screen.findByLabelText('Fjalëkalimi juaj');
  expect(await axeFinds(baseElement)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Përdor çelësin e kalimit' })).toBeNull();
  await user.click(password);
  await user.paste('Demo124');
  await user.click(screen.getByRole('button', { name: 'Konfirmo' }));
  expect(await screen.findByText('Fjalëkalimi juaj aktual është i gabuar.')).toBeVisible();
  await user.clear(password);
  await user.paste('Demo123');
  await user.click(screen.getByRole('button', { name: 'Konfirmo' }));
  expect(await added).toBe('done');
  expect(await add()).toBe('done');
});

test('who has a passkey may use it instead, and who closes the window has not done it', async () => {
  const { admin } = company;
  const device = await addedPasskey(server, admin);
  const { user } = await renderScreen(<StepUpModal />, { as: admin, language: 'en' });
  callAs(admin);
  const refused = add();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await refused).toBe('STEP_UP_NEEDED');
  browserPasskeys(device);
  const added = add();
  await user.click(await screen.findByRole('button', { name: 'Use the passkey' }));
  expect(await added).toBe('done');
});

test.each([
  ['sq', 'Vendos fjalëkalimin tim'],
  ['en', 'Set my password'],
] as const)('in %s who was given a password is led to set another before closing', async (language, lead) => {
  const given = await server.user({ roleId: 4, companies: [company.id], passwordGiven: true });
  const screenOf = await renderScreen(<StepUpModal />, { as: given, language, path: '/salaries' });
  callAs(given);
  const closing = outcome(
    call(closePeriod, { body: { tenantId: company.id, month: 10, year: 2026, code: company.code } }),
  );
  await screenOf.user.click(await screen.findByRole('button', { name: lead }));
  expect(await closing).toBe('PASSWORD_NOT_OWN');
  expect(screenOf.address()).toBe('/changePassword');
});
