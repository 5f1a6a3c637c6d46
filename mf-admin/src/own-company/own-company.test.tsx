import { createEmployee } from '@paga/contract/employees';
import { anEmployee } from '@paga/testing/employees';
import { faults } from '@paga/testing/msw-bridge';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestCompany } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { OwnCompany } from './own-company.tsx';

let server: HttpTestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await startHttpServer();
  company = await server.company({ expirationDate: '2030-12-31' });
});

const path = '/configurations';

describe('the own company', () => {
  it.each(['admin', 'manager', 'user'] as const)('shows the %s all there is', async (role) => {
    await renderScreen(<OwnCompany />, { as: company[role], path });
    expect(await screen.findByText('zyra@agimi.test')).toBeVisible();
    const terms = screen
      .getAllByRole('term')
      .slice(0, 9)
      .map((term) => term.textContent);
    expect(terms).toEqual([
      'Emri',
      'E-mail',
      'NUI',
      'Adresa',
      'Telefoni',
      'Personi i autorizuar',
      'Statusi',
      'Data e regjistrimit',
      'Data e skadimit',
    ]);
    const values = screen
      .getAllByRole('definition')
      .slice(0, 9)
      .map((value) => value.textContent);
    expect(values).toEqual([
      'Agimi',
      'zyra@agimi.test',
      '811234567',
      '–',
      '–',
      '–',
      'Aktive',
      '01.01.2024',
      '31.12.2030',
    ]);
  });

  it('shows a super admin name and e-mail only', async () => {
    await renderScreen(<OwnCompany />, { as: await server.superAdmin(), company, path, language: 'en' });
    expect(await screen.findByText('zyra@agimi.test')).toBeVisible();
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Name', 'E-mail']);
  });

  it('says that a company has no expiry', async () => {
    const drini = await server.company({ name: 'Drini', status: 2 });
    await renderScreen(<OwnCompany />, { as: drini.user, path, language: 'en' });
    expect(await screen.findByText('No expiry')).toBeVisible();
    expect(screen.getByText('Trial')).toBeVisible();
  });

  it('counts the employees', async () => {
    await server.as(company.admin).call(createEmployee, { body: anEmployee({ userId: company.id }) });
    await renderScreen(<OwnCompany />, { as: company.user, path });
    expect((await screen.findByText('Aktivë')).parentElement).toHaveTextContent('Aktivë1');
    expect(screen.getByText('Jo aktivë').parentElement).toHaveTextContent('Jo aktivë0');
  });

  it('offers to try again when it cannot be loaded', async () => {
    faults.next('getContactInfo', 500);
    const { user } = await renderScreen(<OwnCompany />, { as: company.user, path, language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('zyra@agimi.test')).toBeVisible();
  });
});
