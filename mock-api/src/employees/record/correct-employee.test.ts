import { correctEmployee, getEmployee } from '@paga/contract/employees';
import { accountOf, createdEmployees } from '@paga/testing/employees';
import { type TestUser, testServer } from '@paga/testing/server';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

const ACCOUNT = '1212012345678906';

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const [arta = 0, blerta = 0] = await createdEmployees(
    server.as(company.admin),
    company,
    { bankAccountNumber: undefined, personalNumber: '1763855925' },
    { firstName: 'Blerta', lastName: 'Hoxha', bankAccountNumber: accountOf(2) },
  );
  type Sent = { field: 'personalNumber' | 'bankAccountNumber'; value: string; was: string | null };
  const correct = (as: TestUser | undefined, body: Sent, employeeId = arta) =>
    server.as(as).call(correctEmployee, { body: { userId: company.id, employeeId, ...body } });
  const account = (value: string, was: string | null = null): Sent => ({
    field: 'bankAccountNumber',
    value,
    was,
  });
  const saved = async (employeeId = arta) =>
    (await server.as(company.user).call(getEmployee, { query: { employeeId } })).body;
  const line = async () => {
    const [last] = await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    );
    return last;
  };
  return { server, company, arta, blerta, correct, account, saved, line };
}

test('corrects an account and a number alone, with an audit line, and none when it stays', async () => {
  const { company, correct, account, saved, line } = await arranged();
  const before = await saved();
  const { status, body } = await correct(company.user, account(' XK05 1212 0123 4567 8906 '));
  expect([status, body]).toEqual([200, { value: ACCOUNT }]);
  const { bankAccountNumber, version, updatedBy, updatedAt, ...rest } = await saved();
  expect([bankAccountNumber, version, updatedBy]).toEqual([ACCOUNT, 2, company.user.name]);
  expect(before).toMatchObject(rest);
  const changes = { bankAccountNumber: { old: null, new: ACCOUNT } };
  expect(await line()).toMatchObject({ page: 'employees', type: 'update', userId: company.user.id, changes });
  await correct(company.admin, account(ACCOUNT, ACCOUNT));
  expect(await saved()).toMatchObject({ version: 2 });
  const number = { field: 'personalNumber', value: '1012345674', was: '1763855925' } as const;
  expect((await correct(company.user, number)).status).toBe(200);
  expect(await saved()).toMatchObject({ personalNumber: '1012345674', version: 3 });
});

test('refuses what is no such number, one that somebody else has, and what was changed since, and writes nothing', async () => {
  const { company, blerta, correct, account, saved, line } = await arranged();
  const { personalNumber } = await saved(blerta);
  const last = await line();
  for (const [sent, code] of [
    [account('12345'), 'accountLength'],
    [{ field: 'personalNumber', value: '123', was: '1763855925' } as const, 'idNumberLength'],
    [{ field: 'personalNumber', value: personalNumber ?? '', was: '1763855925' } as const, 'idNumberSaved'],
  ] as const)
    expect((await correct(company.user, sent)).body.fields?.map((field) => field.code)).toEqual([code]);
  expect(await correct(company.user, account(ACCOUNT, accountOf(5)))).toMatchObject({
    status: 409,
    body: { code: 'CONFLICT' },
  });
  expect((await correct(company.user, { ...account(ACCOUNT), field: 'iban' as never })).status).toBe(422);
  expect(await line()).toEqual(last);
});

test('is nobody’s of another company, and not for who is not signed in', async () => {
  const { server, company, arta, correct, account, saved } = await arranged();
  const drini = await server.company({ name: 'Drini' });
  expect((await correct(drini.admin, account(ACCOUNT))).status).toBe(403);
  const foreign = { userId: drini.id, employeeId: arta, ...account(ACCOUNT) };
  expect((await server.as(drini.admin).call(correctEmployee, { body: foreign })).status).toBe(404);
  expect((await correct(undefined, account(ACCOUNT))).status).toBe(401);
  expect((await correct(company.user, account(ACCOUNT), 999_999)).status).toBe(404);
  expect((await saved()).bankAccountNumber).toBeNull();
});
