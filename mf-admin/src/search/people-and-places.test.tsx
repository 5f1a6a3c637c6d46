import type { RoleId } from '@paga/contract/shapes';
import type { SearchSource } from '@paga/platform';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { companySource } from './company-source.ts';
import { userSource } from './user-source.ts';

let server: HttpTestServer;
beforeEach(async () => {
  server = await startHttpServer();
});

/** A name that no other test uses. */
const unique = (name: string) => `${name} ${Date.now().toString(36)}`;

async function finds(source: SearchSource, as: TestUser, language: 'sq' | 'en', id = 0) {
  await renderScreen(<p>page</p>, { as, language });
  const place = { id, hasQuickbooks: false, roleId: as.roleId as RoleId };
  return (term: string) => source.search(term, place, new AbortController().signal);
}

test.each([
  ['sq', 'Përdorues i kompanisë'],
  ['en', 'Company user'],
] as const)(
  'in %s people of the user list are found by name or e-mail, only those one may see',
  async (language, role) => {
    const [agimi, drini] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
    const name = unique('Zana Çeku');
    const own = await server.user({ roleId: 4, companies: [agimi.id], name });
    await server.user({ roleId: 4, companies: [drini.id], name });
    const hit = {
      id: String(own.id),
      title: name,
      detail: `${role}, ${own.email}`,
      path: `/configurations?${new URLSearchParams({ tab: 'users', search: own.email })}`,
    };
    for (const as of [agimi.user, agimi.admin]) {
      const find = await finds(userSource, as, language);
      expect(await find(name.replace('Ç', 'c'))).toEqual([hit]);
      expect(await find(own.email)).toEqual([hit]);
    }
    expect(await (await finds(userSource, await server.superAdmin(), language))(name)).toHaveLength(2);
  },
);

test('a company is found by a part of its name, for role 1', async () => {
  const name = unique('Ujëvara');
  const company = await server.company({ name });
  const find = await finds(companySource, await server.superAdmin(), 'sq');
  expect(await find(name.replace('ë', 'e').slice(1))).toEqual([
    {
      id: String(company.id),
      title: name,
      detail: 'zyra@agimi.test',
      path: `/configurations?tab=companies&edit=${company.id}`,
    },
  ]);
  const asAdmin = await finds(companySource, company.admin, 'sq');
  await expect(asAdmin(name)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
