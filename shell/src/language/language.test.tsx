import { registerMessages, setLanguage, storedLanguage } from '@paga/platform/language';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageButtons } from '#sign-in/language-buttons.tsx';

function Greeting(): ReactNode {
  const { t } = useTranslation(['shell', 'sample']);
  return (
    <>
      <LanguageButtons />
      <p>{t('signIn.title')}</p>
      <p>{t('sample:hello')}</p>
    </>
  );
}

async function choose(name: 'Shqip' | 'English'): Promise<void> {
  await act(async () => screen.getByRole('button', { name }).click());
}

test('the language switches in place, loads the other texts of a remote once, and is remembered', async () => {
  const english = jest.fn(async () => ({ default: { hello: 'Good day' } }));
  await registerMessages('sample', { sq: async () => ({ default: { hello: 'Mirëdita' } }), en: english });
  render(<Greeting />);
  expect(screen.getByText('Kyçja')).toBeVisible();
  expect(screen.getByText('Mirëdita')).toBeVisible();
  await choose('English');
  expect(screen.getByText('Sign in')).toBeVisible();
  expect(screen.getByText('Good day')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(storedLanguage()).toBe('en');
  await choose('Shqip');
  await choose('English');
  expect(english).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing chosen, nobody signed in', null, undefined, 'sq'],
  ['nothing chosen, a reader of English signed in', null, 'en', 'en'],
  ['a choice of this browser, which wins', 'sq', 'en', 'sq'],
  ['German, which is no language of the product', 'de', undefined, 'sq'],
  ['a locale nobody knows', 'fr', 'sq', 'sq'],
] as const)('a page that starts with %s', (_, chosen, own, language) => {
  localStorage.clear();
  if (chosen) localStorage.setItem('paga.language', chosen);
  expect(storedLanguage(own)).toBe(language);
});

test('texts that cannot be loaded do not keep the page from switching', async () => {
  await registerMessages('broken', {
    sq: async () => ({ default: {} }),
    en: () => Promise.reject(new Error('gone')),
  });
  render(<Greeting />);
  await act(() => setLanguage('en'));
  expect(screen.getByText('Sign in')).toBeVisible();
});
