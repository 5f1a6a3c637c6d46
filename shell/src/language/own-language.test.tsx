import { configureClient } from '@paga/client';
import { setLanguage, showLanguage, storedLanguage } from '@paga/platform/language';
import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { chooseLanguage, speakTo } from './own-language.ts';

const arben = { id: 7, name: 'Arben Admini', email: 'arben@agimi.test' };
let sent: unknown[] = [];

beforeEach(async () => {
  sent = [];
  localStorage.clear();
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

test('in a browser where nobody has chosen, a person is spoken to in the own language', async () => {
  await speakTo({ ...arben, language: 'en' });
  expect([i18next.language, document.documentElement.lang]).toEqual(['en', 'en']);
  expect([localStorage.getItem('paga.language'), sent]).toEqual([null, []]);
});

test('what was chosen in the browser wins, and mail follows', async () => {
  await setLanguage('en');
  await speakTo({ ...arben, language: 'sq' });
  expect(i18next.language).toBe('en');
  await waitFor(() => expect(sent).toEqual([{ language: 'en' }]));
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
