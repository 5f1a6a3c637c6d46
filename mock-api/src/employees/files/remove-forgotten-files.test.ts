import { createEmployee, deleteEmployee, uploadAttachment, uploadPhoto } from '@paga/contract/employees';
import { anEmployee, createdEmployees } from '@paga/testing/employees';
import { calculatedMonth } from '@paga/testing/salaries';
import { freshServer, type TestCompany, type TestServer } from '@paga/testing/server';
import { testFiles } from '@paga/testing/test-files';
import { attachment, employee } from '#people/table.ts';
import { removeForgottenFiles } from './remove-forgotten-files.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const DAY = 86_400;

let server: TestServer;
let agimi: TestCompany;
// The sweep goes through every company: on a database of its own it meets those of this file alone.
beforeAll(async () => {
  server = await freshServer('forgotten_files');
});
beforeEach(async () => {
  server.clock.set('2026-10-15T09:00:00Z');
  agimi = await server.company({ name: 'Agimi' });
});

const uploaded = async (facts: object = {}, company = agimi) => {
  const file = new File(['%PDF-1.7 %%EOF'], 'Kontrata.pdf');
  return (
    await server.as(company.user).call(uploadAttachment, { body: { userId: company.id, file, ...facts } })
  ).body.attachmentId;
};
const withFiles = async () => {
  const [employeeId = 0] = await createdEmployees(server.as(agimi.admin), agimi, {});
  await uploaded({ employeeId });
  const photo = new File([Buffer.from(PNG, 'base64')], 'arta.png');
  await server.as(agimi.user).call(uploadPhoto, { body: { userId: agimi.id, employeeId, file: photo } });
  return employeeId;
};
const remove = (employeeId: number) =>
  server.as(agimi.admin).call(deleteEmployee, { query: { tenantId: agimi.id, employeeId } });
const sweep = () => removeForgottenFiles(server.db, testFiles(), server.clock.now());
/** The keys of the company's files that a row names and that are in the store. */
const kept = async (company = agimi) => {
  const keys = await server.inCompany(company.id, async (tx) => [
    ...(await tx.select({ key: attachment.storageName }).from(attachment)),
    ...(await tx.select({ key: employee.photo }).from(employee)),
  ]);
  const there = await Promise.all(
    keys.map(async ({ key }) => (key && (await testFiles().readFile(key)) ? key : [])),
  );
  return there.flat();
};

test('removes a file that was given to nobody, after a day and not before', async () => {
  await uploaded();
  server.clock.advance(DAY - 60);
  await sweep();
  expect(await kept()).toHaveLength(1);
  server.clock.advance(120);
  await sweep();
  expect(await kept()).toEqual([]);
});

test('a file that was removed cannot be given to anybody any more', async () => {
  const attachmentId = await uploaded();
  server.clock.advance(2 * DAY);
  await sweep();
  const body = anEmployee({ userId: agimi.id, attachmentIds: [attachmentId] });
  const back = await server.user({ roleId: 2, companies: [agimi.id] });
  expect(await server.as(back).call(createEmployee, { body })).toMatchObject({
    status: 404,
    body: { fields: [{ path: 'attachmentIds' }] },
  });
});

test('leaves the files of people who are there, in every company, and can be run again', async () => {
  await withFiles();
  const drini = await server.company({ name: 'Drini' });
  await uploaded({}, drini);
  server.clock.advance(2 * DAY);
  await sweep();
  await sweep();
  expect(await kept()).toHaveLength(2);
  expect(await kept(drini)).toEqual([]);
});

test('removes files and photo of a deleted employee after a day', async () => {
  const employeeId = await withFiles();
  await remove(employeeId);
  await sweep();
  expect(await kept()).toHaveLength(2);
  server.clock.advance(DAY + 60);
  await sweep();
  expect(await kept()).toEqual([]);
});

test('keeps files and photo of a deleted employee to whom a calculated month points', async () => {
  const employeeId = await withFiles();
  expect(await calculatedMonth(server, agimi, { month: 9, year: 2026 })).toHaveLength(1);
  await remove(employeeId);
  server.clock.advance(30 * DAY);
  await sweep();
  expect(await kept()).toHaveLength(2);
});
