import type { Page } from 'playwright-core';
import type { Language } from './browser.ts';

type LinkedCompany = { id: number; name: string; logo: unknown; status: unknown; hasQuickbooks: number };
type Answer = { token: string; twoFactor: unknown; user: { language: Language } };

/** Makes this somebody's browser without the sign-in page, for journeys that are about something else: the next address opens as theirs.
 * What the sign-in page would hold is kept where it keeps it; `company` is the one chosen of several. */
export async function enterAs(
  page: Page,
  language: Language,
  email = 'admin@agimi.test',
  company?: string,
): Promise<void> {
  await page.goto('/api/health');
  const headers: Record<string, string> = { origin: new URL(page.url()).origin };
  const send = async (method: string, path: string, data: object): Promise<Answer> => {
    const answer = await page.context().request.fetch(path, { method, headers, data });
    if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  };
  const { token, twoFactor, ...account } = await send('POST', '/api/users/login', {
    email,
    password: 'Demo123',
  });
  headers.authorization = `Bearer ${token}`;
  if (account.user.language !== language) await send('POST', '/api/users/language', { language });
  const list = async () =>
    (await page.context().request.fetch('/api/register/loginTenants', { headers })).json();
  const companies: LinkedCompany[] = company ? await list() : [];
  const chosen = companies.find(({ name }) => name === company);
  if (chosen) await send('POST', '/api/users/choose-company', { tenantId: chosen.id });
  await page.evaluate(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    {
      'paga.language': language,
      'paga.session': JSON.stringify({ token, account }),
      ...(chosen && {
        'paga.company': JSON.stringify({ ...chosen, hasQuickbooks: chosen.hasQuickbooks === 1 }),
      }),
    },
  );
}
