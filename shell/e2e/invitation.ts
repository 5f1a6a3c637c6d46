import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import { mailedTo } from './mailed.ts';
import type { Product } from './product.ts';

/** The address of the link that a new person was mailed to set their own password. */
async function invitationOf(product: Product, email: string): Promise<string> {
  const [, link = ''] = /(\/resetPassword\?token=[\w-]+)/.exec(await mailedTo(product, email)) ?? [];
  return link;
}

const LABELS = {
  sq: {
    newPassword: 'Fjalëkalimi i ri',
    confirmPassword: 'Konfirmo fjalëkalimin',
    save: 'Ruaj fjalëkalimin',
  },
  en: { newPassword: 'New password', confirmPassword: 'Confirm password', save: 'Save the password' },
} satisfies Record<Language, unknown>;

/** A new person follows the link that was mailed and sets their own password. */
export async function setFirstPassword(
  page: Page,
  product: Product,
  { language, email, password }: { language: Language; email: string; password: string },
): Promise<void> {
  const label = LABELS[language];
  await page.goto(await invitationOf(product, email));
  await page.getByRole('button', { name: language === 'sq' ? 'Shqip' : 'English' }).click();
  await page.getByLabel(label.newPassword).fill(password);
  await page.getByLabel(label.confirmPassword).fill(password);
  await page.getByRole('button', { name: label.save }).click();
  await page.getByRole('link').last().waitFor();
}
