import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';
import type { Product } from './product.ts';

type Line = { id: number; recipient: string };

/** The address of the link that a new person was mailed to set their own password, as the super admin reads it in the outbox of the demo. */
async function invitationOf({ url }: Product, email: string): Promise<string> {
  const signIn = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'super@demo.test', password: 'Demo123' }),
  });
  const { token } = (await signIn.json()) as { token: string };
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const read = async <T>(path: string): Promise<T> =>
    (
      await fetch(`${url}/api${path}`, { headers: { cookie, authorization: `Bearer ${token}` } })
    ).json() as Promise<T>;
  const mail = (await read<Line[]>('/outbox')).find(({ recipient }) => recipient === email);
  const { text } = await read<{ text: string }>(`/outbox/${mail?.id}`);
  const [, link = ''] = /(\/resetPassword\?token=[\w-]+)/.exec(text) ?? [];
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
