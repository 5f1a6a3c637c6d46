import {
  createEmployee,
  getEmployee,
  getEmployeesByStatus,
  markContract,
  removeAttachment,
  uploadAttachment,
} from '@paga/contract/employees';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { testFiles } from '@paga/testing/test-files';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { attachment } from '#people/table.ts';

let server: TestServer;
let agimi: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
});

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF';
const aFile = (name = 'Kontrata e punës.pdf', content: string | Uint8Array<ArrayBuffer> = PDF) =>
  new File([content], name);
const upload = (facts: object = {}, by = agimi.user) =>
  server.as(by).call(uploadAttachment, { body: { userId: agimi.id, file: aFile(), ...facts } });
const uploaded = async (facts: object = {}) => {
  const { status, body } = await upload(facts);
  if (status !== 200) throw new Error(`the file was refused: ${JSON.stringify(body)}`);
  return body;
};
const remove = (attachmentId: number, by = agimi.user) =>
  server.as(by).call(removeAttachment, { body: { attachmentId } });
const follow = (path: string, user: TestUser | undefined, headers: Record<string, string> = {}) =>
  server.request(path, {
    headers: {
      ...(user && { cookie: `paga_session=${user.cookie}`, authorization: `Bearer ${user.handle}` }),
      ...headers,
    },
  });
const rows = () => server.inCompany(agimi.id, (tx) => tx.select().from(attachment));
const lastLine = async () =>
  (
    await server.inCompany(agimi.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1))
  )[0];

describe('uploading a file', () => {
  it('keeps it under a name of ours and gives it to the employee who is created with it', async () => {
    const file = await uploaded();
    const { attachmentId, fileName } = file;
    expect(fileName).toBe('Kontrata e punës.pdf');
    expect((await rows())[0]?.storageName).toMatch(
      new RegExp(`^${agimi.id}/attachments/[0-9a-f]{44}\\.pdf$`),
    );
    const body = anEmployee({ userId: agimi.id, attachmentIds: [attachmentId] });
    const { id } = (await server.as(agimi.user).call(createEmployee, { body })).body;
    const saved = (await server.as(agimi.user).call(getEmployee, { query: { employeeId: id } })).body;
    expect(saved.attachments).toEqual([file]);
    expect(file).toMatchObject({
      isContract: false,
      size: PDF.length,
      uploadedAt: '2026-10-15T09:00:00.000Z',
    });
  });

  it('gives it to a saved employee at once, and the list shows it', async () => {
    const [employeeId = 0] = await createdEmployees(server.as(agimi.admin), agimi, {});
    const file = await uploaded({ employeeId, isContract: 'true' });
    const { data } = (
      await server.as(agimi.user).call(getEmployeesByStatus, { query: { tenantId: agimi.id } })
    ).body;
    expect(data[0]?.attachments).toEqual([file]);
    expect(await rows()).toMatchObject([
      { employeeId, isContract: true, contentType: 'application/pdf', size: PDF.length },
    ]);
  });

  it('refuses a stranger, another company, and an employee of another company', async () => {
    expect((await upload({}, await server.user({ roleId: 2 }))).status).toBe(403);
    const drini = await server.company({ name: 'Drini' });
    expect((await upload({}, drini.admin)).status).toBe(403);
    const [foreign = 0] = await createdEmployees(server.as(drini.admin), drini, {});
    expect((await upload({ employeeId: foreign })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });

  it('refuses what is over 10 MB in the words of the specification, and what is no file', async () => {
    const large = aFile('a.pdf', new Uint8Array(10 * 1024 * 1024 + 1));
    expect(await upload({ file: large })).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message: 'File size has been exceeded' },
    });
    expect((await upload({ file: 'kontrata.pdf' })).status).toBe(422);
    expect((await upload({ file: aFile('kontrata.pdf', '') })).status).toBe(415);
  });

  it('leaves an audit line with the name and the size', async () => {
    const { attachmentId } = await uploaded();
    const line = await lastLine();
    expect(line).toMatchObject({ page: 'employees', type: 'addAttachment' });
    expect(line?.changes).toMatchObject({
      attachmentId: { new: attachmentId },
      fileName: { new: 'Kontrata e punës.pdf' },
    });
  });
});

describe('the link of a file', () => {
  it('gives the same bytes, to be saved under the name, never to be shown', async () => {
    const { filePath } = await uploaded();
    const answer = await follow(filePath, agimi.user);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(PDF);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Kontrata_e_pun_s.pdf"; filename*=UTF-8''Kontrata%20e%20pun%C3%ABs.pdf`,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('opens for people of the company and the super admin, for nobody else', async () => {
    const { filePath, attachmentId } = await uploaded();
    const drini = await server.company({ name: 'Drini' });
    const statusFor = async (user: TestUser | undefined, path = filePath) =>
      (await follow(path, user)).status;
    expect(await statusFor(await server.superAdmin())).toBe(200);
    expect(await statusFor(undefined)).toBe(401);
    expect(await statusFor(drini.admin)).toBe(403);
    expect(await statusFor(drini.admin, `/api/files/attachments/${attachmentId}?company=${drini.id}`)).toBe(
      404,
    );
    expect(await statusFor(agimi.user, `/api/files/attachments/${attachmentId}`)).toBe(422);
    expect(await statusFor(await server.user({ roleId: 4, companies: [agimi.id], agreed: false }))).toBe(403);
    expect((await follow(filePath, agimi.user, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  it('opens to nobody who has stolen one half of the session', async () => {
    const { filePath } = await uploaded();
    for (const half of [{ authorization: '' }, { cookie: '' }] as Record<string, string>[])
      expect((await follow(filePath, agimi.user, half)).status).toBe(401);
  });
});

describe('marking a contract', () => {
  const mark = (attachmentId: number, isContract: boolean, by = agimi.user) =>
    server.as(by).call(markContract, { body: { attachmentId, isContract } });

  it('marks a file of a saved employee or of nobody yet, and takes the mark back', async () => {
    const [employeeId = 0] = await createdEmployees(server.as(agimi.admin), agimi, {});
    const { attachmentId } = await uploaded({ employeeId });
    const { attachmentId: nobodys } = await uploaded();
    expect((await mark(attachmentId, true)).status).toBe(204);
    expect((await mark(nobodys, true)).status).toBe(204);
    expect(await rows()).toMatchObject([{ isContract: true }, { isContract: true }]);
    await mark(attachmentId, false);
    expect(
      (await server.as(agimi.user).call(getEmployee, { query: { employeeId } })).body.attachments,
    ).toMatchObject([{ isContract: false }]);
  });

  it('refuses a stranger, does not find a removed file or one of another company, and refuses what is no mark', async () => {
    const { attachmentId } = await uploaded();
    const drini = await server.company({ name: 'Drini' });
    expect((await mark(attachmentId, true, drini.admin)).status).toBe(404);
    const stranger = await server.user({ roleId: 4 });
    const asked = { body: { attachmentId, isContract: true } };
    expect((await server.as(stranger, { company: agimi.id }).call(markContract, asked)).status).toBe(403);
    expect((await mark(attachmentId, 'yes' as never)).status).toBe(422);
    await remove(attachmentId);
    expect((await mark(attachmentId, true)).status).toBe(404);
  });

  it('leaves an audit line when something changed', async () => {
    const { attachmentId } = await uploaded();
    await mark(attachmentId, false);
    expect(await lastLine()).toMatchObject({ type: 'addAttachment' });
    await mark(attachmentId, true);
    expect(await lastLine()).toMatchObject({
      page: 'employees',
      type: 'update',
      changes: { isContract: { old: false, new: true } },
    });
  });
});

describe('removing a file', () => {
  it('takes it off the employee and its bytes out of the store', async () => {
    const { attachmentId, filePath } = await uploaded();
    const [row] = await rows();
    expect((await remove(attachmentId)).status).toBe(204);
    expect((await follow(filePath, agimi.user)).status).toBe(404);
    expect(await testFiles().readFile(row?.storageName ?? '')).toBeUndefined();
    expect((await remove(attachmentId)).status).toBe(404);
  });

  it('refuses a stranger, does not find the file of another company, and refuses what is no id', async () => {
    const { attachmentId, filePath } = await uploaded();
    const drini = await server.company({ name: 'Drini' });
    expect((await remove(attachmentId, drini.admin)).status).toBe(404);
    const stranger = await server.user({ roleId: 4 });
    expect(
      (await server.as(stranger, { company: agimi.id }).call(removeAttachment, { body: { attachmentId } }))
        .status,
    ).toBe(403);
    expect((await remove('abc' as never)).status).toBe(422);
    expect((await follow(filePath, agimi.user)).status).toBe(200);
  });

  it('leaves an audit line', async () => {
    const { attachmentId } = await uploaded();
    await remove(attachmentId);
    const line = await lastLine();
    expect(line).toMatchObject({ page: 'employees', type: 'removeAttachment' });
    expect(line?.changes).toMatchObject({ fileName: { old: 'Kontrata e punës.pdf' } });
  });
});
