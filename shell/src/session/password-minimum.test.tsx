import { updateCompanySecurity } from '@paga/contract/company/security';
import { login } from '@paga/contract/identity/sign-in';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { ChangePasswordScreen } from './change-password.screen.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
  await server
    .as(company.admin)
    .call(updateCompanySecurity, { body: { tenantId: company.id, twoFactor: false, passwordMinLength: 10 } });
});

test.each([
  [
    'sq',
    'Të paktën 10 karaktere',
    'Fjalëkalimi duhet të ketë së paku 10 karaktere: aq kërkon kompania.',
    'Ruaj',
  ],
  [
    'en',
    'At least 10 characters',
    'The password must have at least 10 characters: the company asks for that many.',
    'Save',
  ],
] as const)(
  'the company’s own minimum is shown before and at the field, in %s',
  async (language, hint, message, save) => {
    const { user, address } = await renderScreen(<ChangePasswordScreen />, {
      as: company.user,
      path: '/changePassword',
      language,
    });
    expect(await screen.findByText(new RegExp(hint))).toBeVisible();
    const [current, fresh, again] = ['currentPassword', 'newPassword', 'confirmPassword'].map(
      (id) => document.querySelector(`input#${id}`) as HTMLInputElement,
    ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
    await user.type(current, 'Demo123');
    await user.type(fresh, 'Mali2026');
    await user.type(again, 'Mali2026');
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(address()).toBe('/changePassword');
    await user.type(fresh, 'Mali');
    await user.type(again, 'Mali');
    await user.click(screen.getByRole('button', { name: save }));
    expect(
      await screen.findByText(language === 'sq' ? 'Fjalëkalimi u ndryshua.' : 'The password was changed.'),
    ).toBeVisible();
    expect(address()).toBe('/');
    const signIn = await server
      .as(undefined)
      .call(login, { body: { email: company.user.email, password: 'Mali2026Mali' } });
    expect(signIn.status).toBe(200);
  },
);
