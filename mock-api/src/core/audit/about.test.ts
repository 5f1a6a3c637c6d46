import {
  deleteEmployee,
  markContract,
  removeAttachment,
  removePhoto,
  uploadAttachment,
  uploadPhoto,
} from '@paga/contract/employees';
import { updateUserStatus } from '@paga/contract/identity/users';
import { closePeriod, reopenPeriod } from '@paga/contract/payroll';
import { deleteProject, saveProject } from '@paga/contract/projects';
import { createdEmployees } from '@paga/testing/employees';
import { aProject, savedProject } from '@paga/testing/projects';
import { calculatedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { auditLine } from './table.ts';

/** What stayed as it was says what the line is about. */
const aboutOf = (changes: Record<string, { old: unknown; new: unknown }>) =>
  Object.values(changes).flatMap(({ old, new: fresh }) => (old === fresh ? [fresh] : []));

test('a line about one of many says which, whatever it changed', async () => {
  const server = await testServer();
  const company = await server.company({ name: 'Agimi' });
  const admin = server.as(company.admin);
  const [employeeId = 0] = await createdEmployees(admin, company, {
    firstName: 'Arta',
    lastName: 'Krasniqi',
  });
  const whose = { userId: company.id, employeeId };
  const image = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0a0' } })
    .png()
    .toBuffer();
  await admin.call(uploadPhoto, { body: { ...whose, file: new File([Uint8Array.from(image)], 'arta.png') } });
  await admin.call(removePhoto, { body: whose });
  const file = new File(['%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'], 'Kontrata.pdf');
  const { attachmentId } = (await admin.call(uploadAttachment, { body: { ...whose, file } })).body;
  await admin.call(markContract, { body: { attachmentId, isContract: true } });
  await admin.call(removeAttachment, { body: { attachmentId } });
  await admin.call(deleteEmployee, { query: { tenantId: company.id, employeeId } });
  const { id: projectId } = await savedProject(admin, company, { name: 'Shkolla' });
  await admin.call(saveProject, {
    body: aProject({ userId: company.id, name: 'Shkolla', projectId, budget: 6000, budgetLines: [] }),
  });
  await admin.call(deleteProject, { body: { userId: company.id, projectId } });
  await admin.call(updateUserStatus, { body: { userId: company.user.id, status: 2 } });
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).orderBy(asc(auditLine.id)),
  );
  expect(lines.map(({ page, type, changes }) => [page, type, aboutOf(changes)])).toEqual([
    ['employees', 'create', ['Arta Krasniqi']],
    ['employees', 'update', ['Arta Krasniqi']],
    ['employees', 'update', ['Arta Krasniqi']],
    ['employees', 'addAttachment', ['Arta Krasniqi']],
    ['employees', 'update', ['Arta Krasniqi', 'Kontrata.pdf']],
    ['employees', 'removeAttachment', ['Arta Krasniqi']],
    ['employees', 'delete', ['Arta Krasniqi']],
    ['projects', 'create', ['Shkolla']],
    ['projects', 'update', ['Shkolla']],
    ['projects', 'delete', ['Shkolla']],
    ['users', 'update', ['Uran Përdoruesi']],
  ]);
});

test('a line about a month says which, a refused code at closing too', async () => {
  const server = await testServer();
  const company = await server.company({ name: 'Agimi', code: 'AGI26A' });
  const month = { month: 10, year: 2026 };
  const admin = server.as(company.admin);
  await createdEmployees(admin, company, {});
  await calculatedMonth(server, company, month);
  const period = { ...month, tenantId: company.id };
  expect((await admin.call(closePeriod, { body: { ...period, code: 'WRONG1' } })).status).toBe(403);
  await admin.call(closePeriod, { body: { ...period, code: 'AGI26A' } });
  await admin.call(reopenPeriod, { body: { ...period, code: 'AGI26A' } });
  const lines = await server.inCompany(company.id, (tx) =>
    tx.select().from(auditLine).where(eq(auditLine.page, 'salaries')).orderBy(asc(auditLine.id)),
  );
  expect(lines.map(({ type, changes }) => [type, ...aboutOf(changes)])).toEqual(
    ['generate', 'codeRefused', 'close', 'reopen'].map((type) => [type, '10.2026']),
  );
});
