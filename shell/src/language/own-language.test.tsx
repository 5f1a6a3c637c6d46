import { configureClient } from '@paga/client';
import { setLanguage, showLanguage, storedLanguage } from '@paga/platform/language';
import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { chooseBeforeSignIn, chooseLanguage, speakTo } from './own-language.ts';

const arben = { id: 7, name: 'Arben Admini', email: 'arben@agimi.test' };
let sent: unknown[] = [];

beforeEach(async () => {
  sent = [];
  localStorage.clear();
  sessionStorage.clear();
  await showLanguage('sq');
  configureClient({
    baseUrl: `${location.origin}/api`,
    token: { read: () => 'half', write: () => undefined },
    companyId: () => null,
    fetch: async (input, init) => {
      sent.push(await new Request(input, init).json());
      return Response.json({ language: 'en' });
    },
  });
});

test('a person is spoken to in the own language, whatever others have chosen in this browser, and after a reload too', async () => {
  await setLanguage('sq');
  await speakTo({ ...arben, language: 'en' });
  expect([i18next.language, storedLanguage(), sent]).toEqual(['en', 'en', []]);
});

test('what was chosen before the sign-in wins once, and mail and the next device follow', async () => {
  await chooseBeforeSignIn('en');
  await speakTo({ ...arben, language: 'sq' });
  expect(i18next.language).toBe('en');
  await waitFor(() => expect(sent).toEqual([{ language: 'en' }]));
  await speakTo({ ...arben, language: 'sq' });
  expect([i18next.language, sent.length]).toEqual(['sq', 1]);
});

test('a choice in the top bar holds for the page, the browser and mail', async () => {
  await chooseLanguage('en');
  expect([i18next.language, storedLanguage()]).toEqual(['en', 'en']);
  await waitFor(() => expect(sent).toEqual([{ language: 'en' }]));
});

test('a server that cannot be reached does not keep the page from switching', async () => {
  configureClient({
    baseUrl: `${location.origin}/api`,
    token: { read: () => 'half', write: () => undefined },
    companyId: () => null,
    fetch: () => Promise.reject(new TypeError('offline')),
  });
  await chooseLanguage('en');
  expect(i18next.language).toBe('en');
});
