import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { ContactInfoModal } from './contact-info.modal.tsx';

let server: HttpTestServer;
let company: TestCompany;
const path = '/configurations';

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi', expirationDate: '2030-12-31' });
});

test.each([
  [
    'sq',
    'Mbyll',
    [
      'Emri',
      'E-mail',
      'NUI',
      'Adresa',
      'Telefoni',
      'Personi i autorizuar',
      'Statusi',
      'Data e regjistrimit',
      'Data e skadimit',
    ],
  ],
  [
    'en',
    'Close',
    [
      'Name',
      'E-mail',
      'NUI',
      'Address',
      'Phone',
      'Authorized person',
      'Status',
      'Registration date',
      'Expiry date',
    ],
  ],
] as const)('in %s the contact info stands in its window and is closed', async (language, button, terms) => {
  const onClose = jest.fn();
  const { user } = await renderScreen(<ContactInfoModal onClose={onClose} />, {
    as: company.user,
    path,
    language,
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('811234567')).toBeVisible();
  expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(terms);
  expect(dialog.getByText('31.12.2030')).toBeVisible();
  await user.click(dialog.getAllByRole('button', { name: button }).slice(-1)[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('contact info that cannot be loaded is asked for again in its window', async () => {
  faults.next('getContactInfo', 500);
  const { user } = await renderScreen(<ContactInfoModal onClose={() => undefined} />, {
    as: company.admin,
    path,
  });
  await user.click(await screen.findByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByText('zyra@agimi.test')).toBeVisible();
});
