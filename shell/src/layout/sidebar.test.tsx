import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { Sidebar } from './sidebar.tsx';

test('the drawer of a phone says whose product and which company it is, and closes', async () => {
  const server = await startHttpServer();
  const { user: person } = await server.company({ name: 'Agimi' });
  const onClose = jest.fn();
  const { user } = await renderScreen(<Sidebar open onClose={onClose} />, { as: person });
  expect(screen.getByText('Paga')).toBeVisible();
  expect(screen.getByText('Agimi')).toBeVisible();
  expect(screen.getByRole('link', { name: `Llogaria: ${person.name}` })).toHaveAttribute('href', '/account');
  expect(screen.queryByRole('link', { name: 'Ndërro kompaninë' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pamja e errët' }));
  expect(await screen.findByRole('button', { name: 'Pamja e çelët' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('button', { name: 'Light theme' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
