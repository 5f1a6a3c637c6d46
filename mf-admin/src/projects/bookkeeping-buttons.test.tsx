import { updateTenant } from '@paga/contract/company/profile';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { ProjectsScreen } from './projects.screen.tsx';

async function opened(checkedQb: boolean) {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const facts = { name: 'Agimi', email: 'zyra@agimi.test', statusId: 1 as const, registrationDate: '2024-01-01' };
  const body = { tenantId: company.id, ...facts, checkedQb };
  await server.as(await server.superAdmin(), { company: company.id }).call(updateTenant, { body });
  return renderScreen(<ProjectsScreen />, { as: company.admin, path: '/projects', language: 'en' });
}

test('a company with the bookkeeping service finds its two buttons, which say what is missing', async () => {
  const { user } = await opened(true);
  for (const name of ['Import from QuickBooks', 'Send to QuickBooks']) {
    await user.click(await screen.findByRole('button', { name }));
    const [close] = (await screen.findAllByRole('button', { name: 'Close' })).slice(-1);
    expect(screen.getByText(/The connection to QuickBooks is not in this version yet/)).toBeVisible();
    if (close) await user.click(close);
  }
});

test('a company without it finds none', async () => {
  await opened(false);
  expect(await screen.findByText('No projects yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /QuickBooks/ })).not.toBeInTheDocument();
});
