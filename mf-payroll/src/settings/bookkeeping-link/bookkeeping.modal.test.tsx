import { getAccountLinks } from '@paga/contract/bookkeeping';
import { companyJustConnected, companyWithBooks, connectedBooks } from '@paga/testing/connected-books';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { BookkeepingModal } from './bookkeeping.modal.tsx';
import { LandingScreen } from './landing.screen.tsx';
import { leaveFor } from './leave-for.ts';

jest.mock('./leave-for.ts', () => ({ leaveFor: jest.fn() }));
const path = '/configurations?tab=payroll&open=bookkeeping';

test('leads to the consent, brings it back by the landing page, and reads the accounts', async () => {
  const server = await startHttpServer();
  const company = await companyWithBooks(server);
  const { user } = await renderScreen(<BookkeepingModal onClose={jest.fn()} />, {
    as: company.admin,
    path,
    language: 'en',
  });
  await user.click(await screen.findByRole('button', { name: 'Connect to QuickBooks' }));
  await waitFor(() =>
    expect(leaveFor).toHaveBeenCalledWith(expect.stringContaining('http://127.0.0.1:4010/connect/oauth2?')),
  );
  const [url = ''] = jest.mocked(leaveFor).mock.calls[0] ?? [];
  const consent = new URLSearchParams(await server.consent(url));
  const landed = await renderScreen(<LandingScreen />, {
    as: company.admin,
    path: `/quickbooks?${consent}`,
    route: '/quickbooks',
    language: 'en',
  });
  await waitFor(() => expect(landed.address()).toBe(path));
  // Connected, but without a payment account: the form opens for editing and asks for it.
  await renderScreen(<BookkeepingModal onClose={jest.fn()} />, { as: company.admin, path, language: 'en' });
  expect(await screen.findByText(/Connected to Agimi Test/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please select the payment account')).toBeVisible();
});

/** The window as the page of the settings opens it, and opens it again. */
function Opened() {
  const [open, setOpen] = useState(false);
  return open ? (
    <BookkeepingModal onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  );
}

test('opened again it starts with what was saved last', async () => {
  const server = await startHttpServer();
  const company = await companyJustConnected(server);
  const { user } = await renderScreen(<Opened />, { as: company.admin, path, language: 'en' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('combobox', { name: 'Payment account' }));
  await user.click(await screen.findByText(/1000 Banka/, { selector: '.ant-select-item-option-content' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('1000 Banka');
});

test('an empty mapping is offered accounts by name and type; accepted they are saved, and not before', async () => {
  const server = await startHttpServer();
  const company = await companyJustConnected(server);
  const links = async () => (await server.as(company.admin).call(getAccountLinks, {})).body;
  const { user } = await renderScreen(<BookkeepingModal onClose={jest.fn()} />, {
    as: company.admin,
    path,
    language: 'en',
  });
  const proposed = await screen.findByRole('table', { name: 'Proposed accounts' });
  const rows = within(proposed).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Payment account1000 BankaAccept',
      'Të gjitha shpenzimet6000 PagatAccept',
      'Të gjitha detyrimet2100 Detyrime nga pagatAccept',
      'Tatimi në paga2110 Tatimi në pagaAccept',
    ]),
  );
  await user.click(
    within(proposed).getByRole('button', { name: 'Accept the proposal for “Tatimi në paga”' }),
  );
  expect(within(proposed).queryByText('2110 Tatimi në paga')).toBeNull();
  expect(await links()).toEqual([]);
  await user.click(screen.getByRole('button', { name: `Accept all ${rows.length - 1} proposals` }));
  expect(screen.queryByText('Proposed accounts')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The account link was saved')).toBeVisible();
  expect(await links()).toHaveLength(rows.length - 1);
});

test('asks before a row is deleted, and deletes it', async () => {
  const server = await startHttpServer();
  const company = await connectedBooks(server);
  const { user } = await renderScreen(<BookkeepingModal onClose={jest.fn()} />, {
    as: company.admin,
    path,
    language: 'en',
  });
  expect(await screen.findByText(/Connected to Agimi Test/)).toBeVisible();
  // Read, not edited: the connection can be renewed all the same.
  expect(screen.getByRole('button', { name: 'Reconnect' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Refresh accounts' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Delete row 2' }));
  expect(await screen.findByText(/Delete the link of/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The link was deleted')).toBeVisible();
  expect((await server.as(company.admin).call(getAccountLinks, {})).body).toHaveLength(1);
});

test('adds a row, wonders about an account of another kind, and shows what the server refuses at the row', async () => {
  const server = await startHttpServer();
  const company = await connectedBooks(server);
  const { user } = await renderScreen(<BookkeepingModal onClose={jest.fn()} />, {
    as: company.admin,
    path,
    language: 'sq',
  });
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  await user.click(screen.getByRole('button', { name: 'Shto rresht' }));
  const choose = async (label: string, option: string) => {
    await user.click(screen.getAllByRole('combobox', { name: label }).at(-1) as HTMLElement);
    const found = await screen.findAllByText(option, { selector: '.ant-select-item-option-content' });
    await user.click(found.at(-1) as HTMLElement);
  };
  await choose('Llogaria e pagave', 'Të gjitha shpenzimet');
  await choose('Llogaria në QuickBooks', '2100 Detyrime nga pagat');
  expect(await screen.findByText(/Kjo llogari nuk është llogari shpenzimesh/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Kjo llogari e pagave ka tashmë një rresht')).toBeVisible();
  await choose('Llogaria e pagave', 'Tatimi në paga');
  expect(screen.queryByText(/Kjo llogari nuk është llogari/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Lidhja e llogarive u ruajt')).toBeVisible();
  expect((await server.as(company.admin).call(getAccountLinks, {})).body).toHaveLength(3);
});

test('the landing page says what was not given, and what is not known', async () => {
  const company = await companyWithBooks(await startHttpServer());
  const at = (search: string, language: 'sq' | 'en') =>
    renderScreen(<LandingScreen />, {
      as: company.admin,
      path: `/quickbooks?${search}`,
      route: '/quickbooks',
      language,
    });
  await at('error=access_denied&state=x', 'en');
  expect(await screen.findByText(/The permission was not given in QuickBooks/)).toBeVisible();
  await at('code=a&state=b&realmId=1', 'sq');
  expect(await screen.findByText(/Ky pëlqim nuk njihet këtu/)).toBeVisible();
});
