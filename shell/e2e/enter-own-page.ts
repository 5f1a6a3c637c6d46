import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { mailedTo } from './mailed.ts';
import type { Product } from './product.ts';

const WORDS = {
  sq: {
    chosen: 'Shqip',
    address: 'E-mail',
    ask: 'Dërgoma kodin',
    code: 'Kodi me gjashtë shifra',
    enter: 'Hyr',
    welcome: /^Mirë se erdhe/,
  },
  en: {
    ...{ chosen: 'English', address: 'Your e-mail', ask: 'Send me the code', code: 'Six-digit code' },
    ...{ enter: 'Sign in', welcome: /^Welcome/ },
  },
} as const;

/** Signs in on an own page with the code that is mailed, as people do. */
export async function enterOwnPage(
  page: Page,
  product: Product,
  { language, address }: { language: Language; address: string },
): Promise<void> {
  const word = WORDS[language];
  await page.goto('/me');
  await page.getByRole('button', { name: word.chosen }).click();
  await page.getByLabel(word.address).fill(address);
  await page.getByRole('button', { name: word.ask }).click();
  await page.getByLabel(word.code).waitFor();
  await page.getByLabel(word.code).fill(/\b\d{6}\b/.exec(await mailedTo(product, address))?.[0] ?? '');
  await page.getByRole('button', { name: word.enter, exact: true }).click();
  const greets = page.getByRole('heading', { level: 1, name: /^(Mirë se erdhe|Welcome)/ });
  await greets.waitFor();
  // The account speaks its own language until the person chooses another.
  await page.getByRole('button', { name: word.chosen }).click();
  await page.getByRole('heading', { level: 1, name: word.welcome }).waitFor();
}
