import { type EmployeeEdit, updateEmployee, uploadAttachment } from '@paga/contract/employees';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let agimi: TestCompany;
let arta: number;
let blerim: number;
beforeEach(async () => {
  server = await testServer();
  agimi = await server.company({ name: 'Agimi' });
  [arta = 0, blerim = 0] = await createdEmployees(server.as(agimi.admin), agimi, {}, { firstName: 'Blerim' });
});

const uploaded = async (employeeId?: number) => {
  const file = new File(['%PDF-1.7 %%EOF'], 'Kontrata.pdf');
  return (
    await server.as(agimi.user).call(uploadAttachment, { body: { userId: agimi.id, file, employeeId } })
  ).body.attachmentId;
};
const edit = (facts: Partial<EmployeeEdit>, photo?: File) => {
  const { userId: _, ...person } = anEmployee({ userId: agimi.id });
  const employee = JSON.stringify({ ...person, version: 1, ...facts }) as never;
  return server.as(agimi.user).call(updateEmployee, {
    body: { userId: agimi.id, employeeId: arta, employee, ...(photo && { photo }) },
  });
};
const shown = (path: string | null) =>
  server.request(path ?? '', { headers: { cookie: `paga_session=${agimi.user.cookie}` } });
const red = async () => {
  const create = { width: 400, height: 300, channels: 3 as const, background: '#f00' };
  return new File([Uint8Array.from(await sharp({ create }).png().toBuffer())], 'arta.png');
};

test('an edit takes files that were uploaded for it and keeps those the person has', async () => {
  const first = await uploaded(arta);
  const second = await uploaded();
  const { status, body } = await edit({ attachmentIds: [first, second] });
  expect(status).toBe(200);
  expect(body.attachmentIds).toEqual([first, second]);
  expect((await edit({ version: 2 })).body.attachmentIds).toEqual([first, second]);
});

test('an edit cannot take the file of somebody else', async () => {
  const foreign = await uploaded(blerim);
  expect(await edit({ attachmentIds: [foreign] })).toMatchObject({
    status: 404,
    body: { fields: [{ path: 'attachmentIds' }] },
  });
});

test('a photo that is sent with an edit is encoded anew, takes the place of the old one, and stands in the audit log', async () => {
  const first = (await edit({}, await red())).body.photo;
  expect(await sharp(new Uint8Array(await (await shown(first)).arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    width: 256,
  });
  const second = (await edit({ version: 2 }, await red())).body.photo;
  expect((await shown(first)).status).toBe(404);
  expect((await shown(second)).status).toBe(200);
  const [line] = await server.inCompany(agimi.id, (tx) =>
    tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
  );
  expect(line?.changes).toMatchObject({ photo: { old: first, new: second } });
});

test('nothing of an edit is saved when its photo is no picture', async () => {
  const page = new File(['<svg onload="alert(1)"/>'], 'arta.png', { type: 'image/png' });
  expect((await edit({ occupation: 'Drejtoreshë' }, page)).status).toBe(415);
  expect((await edit({})).body).toMatchObject({
    occupation: anEmployee({ userId: agimi.id }).occupation,
    photo: null,
    version: 2,
  });
});
