import { getContributionHistory } from '@paga/contract/company/contributions';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { ContributionsModal } from './contributions.modal.tsx';

let server: HttpTestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ name: 'Agimi' });
});
const modal = <ContributionsModal onClose={() => undefined} />;

test('role 1 changes the contributions of the company in view from a day on', async () => {
  const root = await server.superAdmin();
  const { user } = await renderScreen(modal, { as: root, company, path: '/configurations' });
  const employer = await screen.findByRole('spinbutton', { name: 'Kontributi i punëdhënësit' });
  await user.clear(employer);
  await user.type(employer, '101');
  await user.type(screen.getByRole('textbox', { name: /Vlen nga/ }), '01.01.2027');
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Më së shumti 100')).toBeVisible();
  await user.clear(employer);
  await user.type(employer, '16');
  expect(await screen.findByText('Zakonisht kontributi është nga 5 deri 15 %. Vlera lejohet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj' }));
  expect(await screen.findByText('Informatat u ruajtën: kontributet.')).toBeVisible();
  const { body } = await server.as(company.user).call(getContributionHistory, {});
  expect(body[0]).toMatchObject({ validFrom: '2027-01-01', employerContribute: 16, personalContribute: 5 });
});

test('the admin of a company reads them, in English too', async () => {
  await renderScreen(modal, { as: company.admin, path: '/configurations', language: 'en' });
  expect(await screen.findByRole('table', { name: 'History' })).toBeVisible();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});
