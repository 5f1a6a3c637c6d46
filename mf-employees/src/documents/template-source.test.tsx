import { createDocument } from '@paga/contract/documents';
import { renderScreen } from '@paga/testing/render-screen';
import { startHttpServer } from '@paga/testing/start-http-server';
import { aDocx } from '@paga/testing/word';
import { templateSource } from './template-source.ts';

test('the search finds the templates of the company by name or file, without regard to case and diacritics', async () => {
  const server = await startHttpServer();
  const [company, other] = [await server.company({ name: 'Agimi' }), await server.company({ name: 'Drini' })];
  const add = async ({ id, admin }: typeof company, name: string, file: string) =>
    (
      await server.as(admin).call(createDocument, {
        body: { name, file: new File([aDocx(['{{fullName}}'])], file), tenantId: id },
      })
    ).body;
  const { id } = await add(company, 'Vërtetim pune', 'Certificate.docx');
  await add(company, 'Kontratë', 'Kontrata.docx');
  await add(other, 'Vërtetim page', 'Vertetimi.docx');
  await renderScreen(<p>page</p>, { as: company.user });
  const find = (term: string) =>
    templateSource.search(
      term,
      { id: company.id, hasQuickbooks: false, roleId: 4 },
      new AbortController().signal,
    );
  const hit = {
    id: String(id),
    title: 'Vërtetim pune',
    detail: 'Certificate.docx',
    path: `/documents?template=${id}`,
  };
  expect(await find('VERTETIM')).toEqual([hit]);
  expect(await find('certif')).toEqual([hit]);
  expect(await find('rregullore')).toEqual([]);
});
