import { pasteOver } from '@paga/testing/paste';
import { renderScreen } from '@paga/testing/render-screen';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { screen } from '@testing-library/react';
import { SetupPage } from './setup.page.tsx';

let server: HttpTestServer;
beforeAll(async () => {
  server = await startHttpServer();
});

const TEXTS = {
  sq: {
    labels: ['Kodi i vënies në punë', 'Emri i plotë', 'E-mail', 'Fjalëkalimi'],
    send: 'Krijo llogarinë',
    missing: 'Kjo fushë është e detyrueshme',
    short: /gjate se 6 karaktere/,
    refused: /Kyçuni/,
  },
  en: {
    labels: ['Setup secret', 'Full name', 'E-mail', 'Password'],
    send: 'Create the account',
    missing: 'This field is required',
    short: /longer than 6 characters/,
    refused: /Sign in/,
  },
} as const;

test.each(['sq', 'en'] as const)(
  'in %s what is missing, a weak password and a refusal are said in the person’s language',
  async (language) => {
    const { labels, send, missing, short, refused } = TEXTS[language];
    const { user } = await renderScreen(<SetupPage />, { as: await server.superAdmin(), language });
    await user.click(screen.getByRole('button', { name: send }));
    for (const label of labels) expect(screen.getByLabelText(label)).toHaveAccessibleDescription(missing);
    expect(screen.getByLabelText(labels[0])).toHaveFocus();
    for (const [at, text] of ['no-such-secret', 'Sara Super', 'sara@paga.test', 'abc'].entries())
      await pasteOver(user, screen.getByLabelText(labels[at] ?? ''), text);
    await user.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByRole('alert')).toHaveTextContent(short);
    await user.type(screen.getByLabelText(labels[3]), 'MALI123');
    await user.click(screen.getByRole('button', { name: send }));
    await screen.findByText(refused);
  },
);
