import { getPayKinds } from '@paga/contract/company/pay-kinds';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { PayKindsModal } from './pay-kinds.modal.tsx';
import { PayKindsSummary } from './pay-kinds-summary.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeAll(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
});

const opened = (role: 'manager' | 'user', language: 'sq' | 'en' = 'sq') =>
  renderScreen(
    <>
      <PayKindsSummary />
      <PayKindsModal onClose={jest.fn()} />
    </>,
    { as: company[role], language },
  );

test('a ready-made kind comes by one press, gets its account, and is refused a name that stands there', async () => {
  const { user } = await opened('manager');
  await user.click(await screen.findByRole('button', { name: 'Ushqimi' }));
  expect(await screen.findByText('Shtesë bruto: me kontribut dhe tatim')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ushqimi' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ndrysho: Ushqimi' }));
  const form = within(await screen.findByRole('dialog', { name: 'Ushqimi' }));
  await user.click(form.getByRole('textbox', { name: /^Konto/ }));
  await user.paste('6120');
  await user.click(form.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('6120')).toBeVisible();
  expect(screen.getByText('1 lloj page')).toBeInTheDocument();
  const { body } = await server.as(company.user).call(getPayKinds, { query: { tenantId: company.id } });
  expect(body).toMatchObject([{ name: 'Ushqimi', field: 'extraBrutto', account: '6120', isActive: true }]);
  await user.click(screen.getByRole('button', { name: 'Shto lloj page' }));
  const another = within(await screen.findByRole('dialog', { name: 'Shto lloj page' }));
  await user.click(another.getByRole('textbox', { name: 'Emri' }));
  await user.paste('ushqimi');
  await user.click(another.getByRole('button', { name: 'Ruaj' }));
  expect(await another.findByText('Ky emër ekziston')).toBeVisible();
});

test('who only reads sees the kinds and changes none', async () => {
  await opened('user', 'en');
  expect(await screen.findByText('Gross addition: with contribution and tax')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a kind of pay' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit: Ushqimi' })).not.toBeInTheDocument();
});
