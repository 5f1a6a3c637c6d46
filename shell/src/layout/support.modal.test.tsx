import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { SupportModal } from './support.modal.tsx';

async function opened() {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  return { as: company.user, modal: <SupportModal open onClose={() => undefined} /> };
}

test('support that the operator has not set is said, not invented', async () => {
  const { as, modal } = await opened();
  await renderScreen(modal, { as });
  expect(
    await screen.findByText(
      'Nuk është caktuar kontakt për mbështetje. Pyetni administratorin e kompanisë suaj.',
    ),
  ).toBeVisible();
});
