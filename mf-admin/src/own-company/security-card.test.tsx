import { getCompanySecurity } from '@paga/contract/company/security';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor } from '@testing-library/react';
import { SecurityCard } from './security-card.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
});

const open = (as: TestUser, language?: 'sq' | 'en') =>
  renderScreen(<SecurityCard />, { as, path: '/configurations', language });
const inForce = async () =>
  (await server.as(company.admin).call(getCompanySecurity, { query: { tenantId: company.id } })).body;

test('requires two-factor sign-in and longer passwords of everybody', async () => {
  const { user } = await open(company.manager);
  await user.click(await screen.findByRole('checkbox', { name: /Kërkoje nga të gjithë përdoruesit/ }));
  const length = screen.getByRole('spinbutton', { name: 'Gjatësia minimale e fjalëkalimit' });
  await user.clear(length);
  await user.type(length, '1e0.');
  await user.click(screen.getByRole('button', { name: 'Ruaj sigurinë' }));
  expect(await screen.findByText('Siguria e kyçjes për Agimi u ruajt.')).toBeVisible();
  expect(await inForce()).toMatchObject({ twoFactor: true, passwordMinLength: 10 });
});

test('a length that no company may require is refused at its field', async () => {
  const { user } = await open(company.admin, 'en');
  const length = await screen.findByRole('spinbutton', { name: 'Minimum password length' });
  await user.clear(length);
  await user.type(length, '4');
  await user.click(screen.getByRole('button', { name: 'Save security' }));
  expect(await screen.findByText('A whole number from 6 to 64')).toBeVisible();
  expect(await inForce()).toMatchObject({ passwordMinLength: 6 });
});

test('asks for passkeys only when one was confirmed: else it says so at the field, and nothing is saved', async () => {
  const { user } = await open(company.admin);
  const box = await screen.findByRole('checkbox', { name: /Për këtë vlen vetëm çelësi i kalimit/ });
  expect(box).not.toBeChecked();
  await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Ruaj sigurinë' }));
  const refusal = await screen.findByText('Kompania kërkon që ta konfirmoni këtë me çelës kalimi.');
  expect(refusal.closest('.ant-form-item')).toContainElement(box);
  expect(await inForce()).toMatchObject({ passkey: false });
});

test('names the people whom no code can reach, and says why it was not saved', async () => {
  await server.user({ roleId: 4, companies: [company.id], name: 'Liri Gashi', email: `liri.${company.id}` });
  const { user } = await open(company.admin);
  expect(await screen.findByText('Liri Gashi')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Kërkoje nga të gjithë përdoruesit/ }));
  await user.click(screen.getByRole('button', { name: 'Ruaj sigurinë' }));
  const refusal = await screen.findByText(/Disa përdorues nuk kanë adresë e-maili/);
  await waitFor(() => expect(refusal).toBeVisible());
  expect(refusal.closest('.ant-form-item')).toContainElement(
    screen.getByRole('checkbox', { name: /Kërkoje nga të gjithë përdoruesit/ }),
  );
  await waitFor(async () => expect(await inForce()).toMatchObject({ twoFactor: false }));
});

test.each([
  ['sq', 'Gjatësia minimale e fjalëkalimit', 'Ruaj sigurinë', 'Siguria e kyçjes për Agimi u ruajt.'],
  ['en', 'Minimum password length', 'Save security', 'The sign-in security of Agimi was saved.'],
] as const)(
  'in %s what was typed and not saved is asked about before the tab closes, and offered back',
  async (language, label, save, saved) => {
    const leaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const type = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
      const length = await screen.findByRole('spinbutton', { name: label });
      await user.clear(length);
      await user.type(length, text);
    };
    const first = await open(company.admin, language);
    await type(first, '10');
    expect(leaving()).toBe(true);
    first.unmount();
    expect(leaving()).toBe(false);
    const { user } = await open(company.admin, language);
    await user.click(await screen.findByRole('button', { name: language === 'sq' ? 'Ktheje' : 'Restore' }));
    expect(screen.getByRole('spinbutton', { name: label })).toHaveValue('10');
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByText(saved)).toBeVisible();
    await waitFor(() => expect(leaving()).toBe(false));
    expect(sessionStorage).toHaveLength(0);
  },
);

test('role 4 reads it and has nothing to save', async () => {
  await open(company.user);
  expect(await screen.findByText('Jo e detyrueshme')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ruaj sigurinë' })).toBeNull();
});
