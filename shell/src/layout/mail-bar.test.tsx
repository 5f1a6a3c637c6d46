import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { MailBar } from './mail-bar.tsx';

test.each([
  ['sq', 'Dërgimi i e-maileve pret: ky server nuk ka ende server poste. Njoftoni mirëmbajtësin e sistemit.'],
  [
    'en',
    'E-mails are waiting: this server has no mail server yet. Tell the person who maintains the system.',
  ],
] as const)('while mail waits, a bar says so in %s', async (language, text) => {
  const server = await startHttpServer();
  const { user } = await server.company();
  await renderScreen(<MailBar />, { as: user, language });
  expect(await screen.findByText(text)).toBeVisible();
});

test('in a demo mail has its outbox, and there is no bar', async () => {
  const server = await startHttpServer();
  const { admin } = await server.company();
  await server.demo(true);
  await renderScreen(<MailBar />, { as: admin });
  // As long as the bar of the other test takes to come.
  await expect(screen.findByText(/^Dërgimi i e-maileve pret/)).rejects.toThrow();
  await server.demo(false);
});
