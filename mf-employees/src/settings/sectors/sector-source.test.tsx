import { createSector } from '@paga/contract/employees/sectors';
import type { RoleId } from '@paga/contract/shapes';
import type { SearchSource } from '@paga/platform';
import { renderScreen } from '@paga/testing/render-screen';
import type { TestUser } from '@paga/testing/server';
import { type HttpTestServer, startHttpServer } from '@paga/testing/start-http-server';
import { sectorSource } from './sector-source.ts';

let server: HttpTestServer;
beforeEach(async () => {
  server = await startHttpServer();
});

async function finds(source: SearchSource, as: TestUser, language: 'sq' | 'en', id = 0) {
  await renderScreen(<p>page</p>, { as, language });
  const place = { id, hasQuickbooks: false, roleId: as.roleId as RoleId };
  return (term: string) => source.search(term, place, new AbortController().signal);
}

test.each([
  ['sq', '0 punonjës'],
  ['en', '0 employees'],
] as const)(
  'in %s a sector of the company is found, without regard to case and diacritics',
  async (language, detail) => {
    const [company, other] = [
      await server.company({ name: 'Agimi' }),
      await server.company({ name: 'Drini' }),
    ];
    const { body } = await server
      .as(company.admin)
      .call(createSector, { body: { tenantId: company.id, name: 'Përpunimi' } });
    await server.as(other.admin).call(createSector, { body: { tenantId: other.id, name: 'Përpunimi' } });
    const find = await finds(sectorSource, company.user, language, company.id);
    expect(await find('PERPUN')).toEqual([
      { id: String(body.id), title: 'Përpunimi', detail, path: '/configurations?tab=payroll&open=sectors' },
    ]);
    expect(await find('depo')).toEqual([]);
  },
);
