import { savedProject } from '@paga/testing/projects';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { projectSource } from './project-source.ts';

test('the search finds a project by its name or by a line, without regard to case and diacritics', async () => {
  const server = await startHttpServer();
  const company = await server.company({ name: 'Agimi' });
  const { id } = await savedProject(server.as(company.admin), company);
  await savedProject(server.as(company.admin), company, { name: 'Klinika', budgetLines: [] });
  await renderScreen(<p>page</p>, { as: company.user });
  const find = (term: string) =>
    projectSource.search(
      term,
      { id: company.id, hasQuickbooks: false, roleId: 4 },
      new AbortController().signal,
    );
  const school = {
    id: String(id),
    title: 'Shkolla digjitale',
    detail: '5,000.00 €',
    path: '/projects?search=Shkolla+digjitale',
  };
  expect(await find('DIGJI')).toEqual([school]);
  expect(await find('mesimdhenia')).toEqual([school]);
  expect(await find('drini')).toEqual([]);
});
