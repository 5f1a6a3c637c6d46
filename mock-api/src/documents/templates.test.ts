import {
  addStarterDocument,
  addStarterDocuments,
  checkDocument,
  createDocument,
  deleteDocuments,
  getDocumentPath,
  getDocuments,
  sendDocument,
  updateDocument,
} from '@paga/contract/documents';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { testFiles } from '@paga/testing/test-files';
import { aDocx } from '@paga/testing/word';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { mailAttachment, outboxMail } from '#core/mail/table.ts';
import { documentTemplate } from './table.ts';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
  drini = await server.company({ name: 'Drini' });
});

const docx = (name = 'Kontrata.docx') => new File([aDocx(['{{firstName}}'])], name);
const create = (facts: object = {}, by: TestUser = agimi.user) =>
  server
    .as(by)
    .call(createDocument, { body: { name: 'Kontratë pune', tenantId: agimi.id, file: docx(), ...facts } });
const created = async (facts: object = {}) => (await create(facts)).body;
const list = async (company = agimi) =>
  (await server.as(company.user).call(getDocuments, { query: { tenantId: company.id } })).body;
const rows = () => server.inCompany(agimi.id, (tx) => tx.select().from(documentTemplate));
const lastLine = async () =>
  (
    await server.inCompany(agimi.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1))
  )[0];
const follow = (path: string, { cookie, handle }: TestUser) =>
  server.request(path, {
    headers: { cookie: `paga_session=${cookie}`, authorization: `Bearer ${handle}` },
  });
const stranger = () => server.user({ roleId: 2 });

it('a ready-made document is added once, found under any name, and added again when it was deleted', async () => {
  const of = (company: TestCompany, by: TestUser) =>
    server.as(by).call(addStarterDocument, {
      body: { tenantId: company.id, starter: 'endCertificate', language: 'sq' },
    });
  const { body: first } = await of(agimi, agimi.user);
  expect(first).toMatchObject({ name: 'Vërtetim i punësimit deri në largim', extension: 'docx' });
  const checked = await server
    .as(agimi.user)
    .call(checkDocument, { body: { documentId: first.id, employeeIds: [] } });
  expect([checked.body.unknown, checked.body.placeholders]).toEqual([
    [],
    expect.arrayContaining(['lastDay']),
  ]);
  await server.as(agimi.user).call(updateDocument, { body: { id: first.id, name: 'Vërtetimi ynë' } });
  expect((await of(agimi, agimi.user)).body).toMatchObject({ id: first.id, name: 'Vërtetimi ynë' });
  await server.as(agimi.user).call(deleteDocuments, { body: { documentIds: [first.id] } });
  expect((await of(agimi, agimi.user)).body.id).not.toBe(first.id);
  expect((await of(agimi, drini.user)).status).toBe(403);
});

describe('adding a template', () => {
  it('keeps the file under a name of ours and lists it by name', async () => {
    const template = await created({ name: 'Vërtetim' });
    await created({ file: new File(['%PDF-1.7 %%EOF'], '../../Rregullore.exe'), name: 'Rregullore' });
    expect(await list()).toMatchObject([
      { name: 'Rregullore', fileName: 'Rregullore.pdf', extension: 'pdf', isChecked: false },
      { id: template.id, name: 'Vërtetim', fileName: 'Kontrata.docx', extension: 'docx' },
    ]);
    expect(await list(drini)).toEqual([]);
    expect((await rows())[0]?.storageName).toMatch(new RegExp(`^${agimi.id}/documents/[0-9a-f]{44}\\.docx$`));
  });

  it('refuses a stranger, another company, no name, no file, what is too large and what is no document', async () => {
    expect((await create({}, await stranger())).status).toBe(403);
    expect((await create({}, drini.admin)).status).toBe(403);
    expect((await create({ name: ' ' })).status).toBe(422);
    expect((await create({ file: 'Kontrata.docx' })).status).toBe(422);
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'a.pdf');
    expect(await create({ file: large })).toMatchObject({
      status: 413,
      body: { message: 'File size has been exceeded' },
    });
    expect((await create({ file: new File(['<script>'], 'a.docx') })).status).toBe(415);
    expect(await rows()).toEqual([]);
  });

  it('leaves an audit line', async () => {
    const { id } = await created();
    expect(await lastLine()).toMatchObject({ page: 'documents', type: 'create', objectId: id });
  });
});

describe('the ready-made templates', () => {
  const start = (language: 'sq' | 'en', by = agimi.user) =>
    server.as(by).call(addStarterDocuments, { body: { tenantId: agimi.id, language } });

  it('are Word files that can be filled, in both languages, for a company that has no template', async () => {
    const { body } = await start('en');
    expect(body.map(({ name }) => name)).toEqual([
      'Employment contract',
      'Decision on leave',
      'Confirmation of employment',
    ]);
    for (const { id: documentId } of body) {
      const checked = await server
        .as(agimi.user)
        .call(checkDocument, { body: { documentId, employeeIds: [] } });
      expect(checked.body).toMatchObject({ unknown: [] });
      expect(checked.body.placeholders).toContain('fullName');
    }
    expect(await lastLine()).toMatchObject({ page: 'documents', type: 'create' });
    expect((await start('sq')).status).toBe(409);
    await server.as(agimi.user).call(deleteDocuments, { body: { documentIds: body.map(({ id }) => id) } });
    expect((await start('sq')).body[0]).toMatchObject({ name: 'Kontratë pune', extension: 'docx' });
    expect((await start('sq', await stranger())).status).toBe(403);
    expect((await start('sq', drini.admin)).status).toBe(403);
  });
});

describe('the file of a template', () => {
  it('is saved by a link that checks session and company, and never shown', async () => {
    const { id, file } = await created();
    const answer = await follow(file, agimi.user);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="Kontrata.docx"/),
    ]);
    expect((await follow(file, drini.admin)).status).toBe(403);
    expect((await follow(file, { ...agimi.user, handle: '' })).status).toBe(401);
    expect((await follow(`/api/files/documents/${id}?company=${drini.id}`, drini.admin)).status).toBe(404);
    expect((await server.request(file)).status).toBe(401);
    expect((await server.as(agimi.user).call(getDocumentPath, { body: { documentId: id } })).body.path).toBe(
      file,
    );
    expect((await server.as(drini.user).call(getDocumentPath, { body: { documentId: id } })).status).toBe(
      404,
    );
  });
});

describe('renaming a template and replacing its file', () => {
  const update = (body: object, by: TestUser = agimi.user) =>
    server
      .as(by, { company: by === agimi.user ? agimi.id : undefined })
      .call(updateDocument, { body: body as never });

  it('keeps what is not named, and removes the file that was replaced', async () => {
    const { id } = await created();
    const [before] = await rows();
    expect((await update({ id, name: 'Kontratë e re' })).body).toMatchObject({
      name: 'Kontratë e re',
      fileName: 'Kontrata.docx',
    });
    expect((await update({ id, file: docx('E re.docx') })).body).toMatchObject({
      name: 'Kontratë e re',
      fileName: 'E re.docx',
    });
    expect(await testFiles().readFile(before?.storageName ?? '')).toBeUndefined();
    const line = await lastLine();
    // Another than its maker changed it, a little later.
    server.clock.set('2026-10-15T09:00:20Z');
    const { body: changed } = await update({ id, name: 'Kontratë e re' }, agimi.admin);
    expect(changed).toMatchObject({ changedAt: '2026-10-15T09:00:20.000Z', changedBy: agimi.admin.name });
    expect((await list())[0]).toEqual(changed);
    expect((await created({ name: 'Vërtetim' })).changedBy).toBe(agimi.user.name);
    expect(line).toMatchObject({ page: 'documents', type: 'update', objectId: id });
    expect(line?.changes).toMatchObject({ fileName: { old: 'Kontrata.docx', new: 'E re.docx' } });
  });

  it('refuses nothing to change, an empty name, a hostile file, another company and a stranger', async () => {
    const { id } = await created();
    expect((await update({ id })).status).toBe(422);
    expect((await update({ id, name: ' ' })).status).toBe(422);
    expect((await update({ id, file: new File(['MZ'], 'a.docx') })).status).toBe(415);
    expect((await update({ id, name: 'Imja' }, drini.admin)).status).toBe(404);
    expect(
      (
        await server
          .as(await stranger(), { company: agimi.id })
          .call(updateDocument, { body: { id, name: 'a' } })
      ).status,
    ).toBe(403);
    expect(await list()).toMatchObject([{ name: 'Kontratë pune', fileName: 'Kontrata.docx' }]);
  });
});

describe('deleting templates', () => {
  const remove = (documentIds: number[], by: TestUser = agimi.user) =>
    server.as(by).call(deleteDocuments, { body: { documentIds } });

  it('deletes all that are named with their files, and says each in the audit log', async () => {
    const [one, two] = [await created(), await created({ name: 'Vërtetim' })];
    const stored = await rows();
    expect((await remove([one.id, two.id])).status).toBe(204);
    expect(await list()).toEqual([]);
    for (const { storageName } of stored) expect(await testFiles().readFile(storageName)).toBeUndefined();
    expect(await lastLine()).toMatchObject({ page: 'documents', type: 'delete', objectId: two.id });
  });

  it('deletes none when one is foreign or gone, and refuses an empty list', async () => {
    const { id } = await created();
    expect((await remove([id, 999_999])).status).toBe(404);
    expect((await remove([id], drini.admin)).status).toBe(404);
    expect((await remove([])).status).toBe(422);
    expect(await list()).toHaveLength(1);
  });
});

describe('mailing a template', () => {
  const send = (body: object, by: TestUser = agimi.user) =>
    server.as(by).call(sendDocument, { body: { email: 'mira@example.com', ...body } as never });
  const mails = () => server.inCompany(agimi.id, (tx) => tx.select().from(outboxMail));

  it('sends its file once for a request, and says to whom in the audit log', async () => {
    const { id: documentId } = await created();
    const requestId = 'b5a7c1de-28d1-4b1e-9c07-5a3a5d5b9a01';
    for (let n = 0; n < 2; n += 1) expect((await send({ documentId, requestId })).status).toBe(204);
    expect(await mails()).toMatchObject([
      { recipient: 'mira@example.com', subject: 'Kontratë pune – Agimi' },
    ]);
    const files = await server.inCompany(agimi.id, (tx) => tx.select().from(mailAttachment));
    expect(files).toMatchObject([{ fileName: 'Kontrata.docx', size: aDocx(['{{firstName}}']).length }]);
    expect((await lastLine())?.changes).toMatchObject({ email: { new: 'mira@example.com' } });
    await send({ documentId });
    expect(await mails()).toHaveLength(2);
  });

  it('refuses more than one address, another company, a stranger', async () => {
    const { id: documentId } = await created();
    for (const email of [
      '',
      'mira',
      'mira@example.com, arta@example.com',
      'mira@example.com\r\nBcc: arta@example.com',
    ])
      expect((await send({ documentId, email })).status).toBe(422);
    expect((await send({ documentId }, drini.admin)).status).toBe(404);
    expect(
      (
        await server
          .as(await stranger(), { company: agimi.id })
          .call(sendDocument, { body: { email: 'a@b.com', documentId } })
      ).status,
    ).toBe(403);
    expect(await mails()).toEqual([]);
  });
});
