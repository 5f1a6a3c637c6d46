import { connectedBooks } from '@paga/testing/connected-books';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen, within } from '@testing-library/react';
import { ProjectsScreen } from './projects.screen.tsx';

const opened = (as: Parameters<typeof renderScreen>[1]['as'], language: 'sq' | 'en') =>
  renderScreen(<ProjectsScreen />, { as, path: '/projects', language });

test('projects come in from QuickBooks with their lines, which get their accounts, and are sent', async () => {
  const company = await connectedBooks(await startHttpServer());
  const { user } = await opened(company.admin, 'en');
  await user.click(await screen.findByRole('button', { name: 'Import from QuickBooks' }));
  expect(await screen.findByText('Importing projects and budget lines from QuickBooks...')).toBeVisible();
  expect(
    await screen.findByText(
      /^Projects and budget lines were imported successfully from QuickBooks\. Please check/,
    ),
  ).toBeVisible();
  expect(await screen.findByText('Ura e re')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit project Ura e re' }));
  const dialog = await screen.findByRole('dialog');
  const [account] = await within(dialog).findAllByLabelText('Expense account');
  await user.click(account as HTMLElement);
  expect((await screen.findAllByText('6020 Pagat e projekteve')).length).toBeGreaterThan(0);
  await user.keyboard('{Escape}{Escape}');
  await user.click(screen.getByRole('button', { name: 'Send to QuickBooks' }));
  expect(await screen.findByText('The projects were sent to QuickBooks')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import from QuickBooks' }));
  expect(await screen.findByText('No budget line was found from QuickBooks to import!')).toBeVisible();
});

test('a company without it finds none', async () => {
  const company = await (await startHttpServer()).company();
  await opened(company.admin, 'en');
  expect(await screen.findByText('No projects yet')).toBeVisible();
  expect(screen.queryByRole('button', { name: /QuickBooks/ })).not.toBeInTheDocument();
});
