import { forgotPassword } from '@paga/contract/identity/password';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany, TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { OutboxScreen } from './outbox.screen.tsx';

let server: HttpTestServer;
let company: TestCompany;
let sara: TestUser;
beforeAll(async () => {
  server = await startHttpServer();
  [company, sara] = [await server.company({ name: 'Agimi' }), await server.superAdmin()];
  await server.demo(true);
  await server.as(undefined).call(forgotPassword, { query: { email: company.admin.email } });
});

const open = (as: TestUser, language?: 'sq' | 'en') =>
  renderScreen(<OutboxScreen />, {
    as,
    path: '/outbox',
    language,
    company: { id: company.id, name: 'Agimi' },
  });

/** The row of the mail to the company's admin: other tests may have written mail too. */
async function theMail(table: string): Promise<HTMLElement> {
  const row = (
    await within(await screen.findByRole('table', { name: table })).findByText(company.admin.email)
  ).closest('tr');
  if (!row) throw new Error('the mail has no row');
  return row;
}

test('lists recipient, subject, time and state, and opens a mail as text and as HTML without rights', async () => {
  const { user, container } = await open(sara);
  const row = await theMail('Kutia dalëse');
  expect(within(row).getByText('Në pritje')).toBeVisible();
  expect(within(row).getByText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: 'Vendosni fjalëkalimin e ri' }));
  const mail = await screen.findByRole('dialog', { name: 'Vendosni fjalëkalimin e ri' });
  expect(await within(mail).findByText(/resetPassword\?token=[\w-]{43}/)).toBeVisible();
  await user.click(within(mail).getByRole('tab', { name: 'HTML' }));
  const frame = within(mail).getByTitle('Vendosni fjalëkalimin e ri');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame.getAttribute('srcdoc')).toContain('<!doctype html>');
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('reads in English', async () => {
  await open(sara, 'en');
  expect(within(await theMail('Outbox')).getByText('Waiting')).toBeVisible();
});

test('says when a mail cannot be opened, and opens it at the next try', async () => {
  const { user, faults } = await open(sara, 'en');
  faults.next('getOutboxMail', 'NOT_FOUND');
  await user.click(within(await theMail('Outbox')).getByRole('button'));
  const mail = await screen.findByRole('dialog');
  await user.click(within(await within(mail).findByRole('alert')).getByRole('button'));
  expect(await within(mail).findByText(/resetPassword\?token=/)).toBeVisible();
});

test('is no page for others, nor outside a demo', async () => {
  const { unmount } = await open(company.admin, 'en');
  expect(await screen.findByRole('link', { name: 'Go home' })).toBeVisible();
  unmount();
  await server.demo(false);
  await open(sara, 'en');
  expect(await screen.findByRole('link', { name: 'Go home' })).toBeVisible();
  await server.demo(true);
});
