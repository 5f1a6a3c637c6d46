import { getAuthUser } from '@paga/contract/identity/sign-in';
import { createQueryClient } from '@paga/platform/host';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { forgetSession, holdSession, readCompany } from '#session/stored-session.ts';
import { companySource } from './company-source.ts';

afterEach(() => {
  forgetSession();
  sessionStorage.clear();
});

/** The source as the search has it, for somebody of these companies who is in the first. */
async function sourceFor(names: readonly string[]) {
  const server = await startHttpServer();
  const companies = [];
  for (const name of names) companies.push(await server.company({ name }));
  const as = await server.user({ roleId: 3, companies: companies.map(({ id }) => id) });
  const { body: account } = await server.as(as).call(getAuthUser, {});
  holdSession({ token: as.handle, account }, null);
  const { faults } = await renderScreen(<p>Faqja</p>, { as });
  const [here] = companies;
  const around = { count: account.companyCount, label: 'Ndërro kompaninë' };
  const source = companySource({ ...around, hereId: here?.id, queries: createQueryClient(() => undefined) });
  const hitsOf = async (term: string) =>
    (await source.find(term, new AbortController().signal)).flatMap(({ hits }) => hits);
  const titlesOf = async (term: string) => (await hitsOf(term)).map(({ title }) => title);
  return { source, companies, faults, hitsOf, titlesOf };
}

test('of few companies the list is asked for once, and each key is answered from it', async () => {
  const { source, faults, titlesOf } = await sourceFor(['Agimi', 'Çeku', 'Drini']);
  expect(source.instant).toBe(true);
  expect(await titlesOf('ceku')).toEqual(['Çeku']);
  faults.next('getLoginTenants', 500);
  expect(await titlesOf('ndërro')).toEqual(['Çeku', 'Drini']);
  expect(await titlesOf('agimi')).toEqual([]);
});

test('of many the server finds those of the name, and choosing one enters it', async () => {
  const others = ['Çeku Alfa', 'Çeku Beta', 'Drini', 'Era', 'Fama', 'Gjakova'];
  const { source, companies, hitsOf, titlesOf } = await sourceFor(['Agimi', ...others]);
  expect(source.instant).toBe(false);
  expect(await titlesOf('ceku')).toEqual(['Çeku Alfa', 'Çeku Beta']);
  expect(await titlesOf('agimi')).toEqual([]);
  const [, beta] = await hitsOf('çeku');
  await beta?.run?.();
  expect(readCompany()).toMatchObject({ id: companies[2]?.id, name: 'Çeku Beta' });
});
