import { createEmployee, getEmployee, getInitialBrutto } from '@paga/contract/employees';
import { anEmployee } from '@paga/testing/employees';
import { testServer } from '@paga/testing/server';
import { and, eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { attachment, employee, sector } from '#people/table.ts';

const server = testServer();
const arranged = async () => {
  const running = await server;
  const company = await running.company();
  return { server: running, company, as: running.as(company.user), arta: anEmployee({ userId: company.id }) };
};

test('creates an employee and shows what the salary comes to', async () => {
  const { as, arta } = await arranged();
  const { status, body } = await as.call(createEmployee, {
    body: { ...arta, sectors: [{ name: 'Administrata' }] },
  });
  expect(status).toBe(200);
  const saved = await as.call(getEmployee, { query: { employeeId: body.id } });
  expect(saved.body).toMatchObject({
    id: body.id,
    userId: arta.userId,
    firstName: 'Arta',
    lastName: 'Krasniqi',
    employeeStatus: 1,
    draftStatus: 0,
    bruttoSalary: 1000,
    unchangableBrutto: 1000,
    validFrom: '2024-03-01',
    contribution: 50,
    tax: 66,
    nettoSalary: 884,
    sectors: [{ name: 'Administrata' }],
  });
  expect((await as.call(getInitialBrutto, { query: { employeeId: body.id } })).body).toEqual({
    unchangableBrutto: 1000,
  });
});

test('ignores the net, tax and contribution that a client sends', async () => {
  const { as, arta } = await arranged();
  const { body } = await as.call(createEmployee, {
    body: { ...arta, nettoSalary: 9999, tax: 0, contribution: 0, unchangableBrutto: 1 },
  });
  const saved = await as.call(getEmployee, { query: { employeeId: body.id } });
  expect(saved.body).toMatchObject({ nettoSalary: 884, tax: 66, unchangableBrutto: 1000 });
});

test('a draft needs a name only', async () => {
  const { as, arta } = await arranged();
  const { status, body } = await as.call(createEmployee, {
    body: { userId: arta.userId, firstName: 'Blerta', lastName: 'Gashi', draftStatus: 1 },
  });
  expect(status).toBe(200);
  expect((await as.call(getEmployee, { query: { employeeId: body.id } })).body).toMatchObject({
    draftStatus: 1,
    personalNumber: null,
  });
});

test.each([
  [{ lastName: 'Krasniqi Gashi Berisha' }, 'lastName', 'nameTooManyWords'],
  [{ personalNumber: null }, 'personalNumber', 'idNumberMissing'],
  [{ personalNumber: '12345' }, 'personalNumber', 'idNumberLength'],
  [{ bankAccountNumber: '12120123' }, 'bankAccountNumber', 'accountLength'],
  [{ email: 'arta' }, 'email', 'emailInvalid'],
  [{ phone: 'abc' }, 'phone', 'phoneInvalid'],
  [{ birthDate: '2026-10-16' }, 'birthDate', 'dateInFuture'],
  [{ contractStarted: null }, 'contractStarted', 'dateMissing'],
  [{ contractStarted: '1999-12-31' }, 'contractStarted', 'dateTooEarly'],
  [{ expirationContract: '2024-02-29' }, 'expirationContract', 'endBeforeStart'],
  [{ bruttoSalary: null }, 'bruttoSalary', 'grossMissing'],
  [{ salaryPaymentType: 2, pricePerHour: null }, 'pricePerHour', 'salaryMissing'],
  [{ firstName: 'Ar\u0000ta' }, 'firstName', 'invalid_text'],
] as const)('refuses %p at the field', async (changed, path, code) => {
  const { as, arta } = await arranged();
  const { status, body } = await as.call(createEmployee, { body: { ...arta, ...(changed as object) } });
  expect({ status, first: body.fields?.[0] }).toMatchObject({ status: 422, first: { path, code } });
});

test('refuses a field nobody knows, a percentage above 100 and one of five decimals', async () => {
  const { as, arta } = await arranged();
  const unknown = { ...arta, tenantId: arta.userId } as typeof arta;
  expect((await as.call(createEmployee, { body: unknown })).status).toBe(422);
  expect((await as.call(createEmployee, { body: { ...arta, contributePercentage: 101 } })).status).toBe(422);
  expect((await as.call(createEmployee, { body: { ...arta, contributePercentage: 5.00001 } })).status).toBe(
    422,
  );
});

test('refuses a second employee with the same personal number, also when both come at once', async () => {
  const { as, arta } = await arranged();
  const replies = await Promise.all([
    as.call(createEmployee, { body: arta }),
    as.call(createEmployee, { body: arta }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(replies.find(({ status }) => status === 422)?.body.fields).toMatchObject([
    { path: 'personalNumber', code: 'idNumberSaved' },
  ]);
  const third = await as.call(createEmployee, { body: arta });
  expect(third.body.fields).toMatchObject([{ path: 'personalNumber', code: 'idNumberSaved' }]);
});

test('every role may create; who is not signed in or has not agreed may not', async () => {
  const { server, company, arta } = await arranged();
  const superAdmin = await server.superAdmin();
  const notAgreed = await server.user({ roleId: 2, companies: [company.id], agreed: false });
  const speakers = [superAdmin, company.admin, company.manager, company.user, undefined, notAgreed];
  const statuses: number[] = [];
  for (const [index, speaker] of speakers.entries()) {
    const person = { ...arta, personalNumber: `900000000${index}` };
    statuses.push((await server.as(speaker).call(createEmployee, { body: person })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 401, 403]);
});

test('refuses to create in another company and to read from it', async () => {
  const { server, as, arta } = await arranged();
  const other = await server.company({ name: 'Drini' });
  expect((await as.call(createEmployee, { body: { ...arta, userId: other.id } })).status).toBe(403);
  const { body } = await as.call(createEmployee, { body: arta });
  expect((await server.as(other.user).call(getEmployee, { query: { employeeId: body.id } })).status).toBe(
    404,
  );
});

test('does not take the file of another company', async () => {
  const { server, as, arta } = await arranged();
  const other = await server.company({ name: 'Drini' });
  const [file] = await server.inCompany(other.id, (tx) =>
    tx
      .insert(attachment)
      .values({
        tenantId: other.id,
        fileName: 'kontrata.pdf',
        storageName: 'x',
        contentType: 'application/pdf',
        size: 1,
      })
      .returning({ id: attachment.id }),
  );
  const { body } = await as.call(createEmployee, { body: { ...arta, attachmentIds: [file?.id ?? 0] } });
  expect(body).toMatchObject({ code: 'NOT_FOUND', fields: [{ path: 'attachmentIds' }] });
});

test('does not find the sector of another company, and saves nothing', async () => {
  const { server, company, as, arta } = await arranged();
  const other = await server.company({ name: 'Drini' });
  const [foreign] = await server.inCompany(other.id, (tx) =>
    tx.insert(sector).values({ tenantId: other.id, name: 'Shitja' }).returning({ id: sector.id }),
  );
  const { status, body } = await as.call(createEmployee, {
    body: { ...arta, sectors: [{ id: foreign?.id ?? 0 }] },
  });
  expect([status, body.code, body.fields?.[0]?.path]).toEqual([404, 'NOT_FOUND', 'sectors']);
  expect((await server.inCompany(company.id, (tx) => tx.select().from(employee))).length).toBe(0);
});

test('leaves an audit line', async () => {
  const { server, company, as, arta } = await arranged();
  const { body } = await as.call(createEmployee, { body: arta });
  const lines = await server.inCompany(company.id, (tx) =>
    tx
      .select()
      .from(auditLine)
      .where(and(eq(auditLine.page, 'employees'), eq(auditLine.objectId, body.id))),
  );
  expect(lines).toMatchObject([
    { type: 'create', userId: company.user.id, changes: { firstName: { old: null, new: 'Arta' } } },
  ]);
});
