import {
  closePeriod,
  getClosedVersion,
  getClosedVersions,
  reopenPeriod,
  verifyPeriod,
} from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { outboxMail } from '#core/mail/table.ts';
import { salary, salaryBasis, salaryVersion, salaryVersionRow } from '#months/table.ts';

const noText = { closedText: null, foundText: null };
const october = { month: 10, year: 2026 };

const closed = async () => {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(
    server,
    company,
    {},
    { firstName: 'Blerim', lastName: 'Gashi', bankAccountNumber: '1110110000000087', bruttoSalary: 723.45 },
  );
  await calculatedMonth(server, company, october);
  const body = { ...october, tenantId: company.id, code: 'AGI26A' };
  const as = server.as(company.manager);
  const turn = async (call: typeof closePeriod | typeof reopenPeriod) =>
    expect((await as.call(call, { body })).status).toBe(200);
  await turn(closePeriod);
  const query = { ...october, userId: company.id };
  const verify = async () => (await as.call(verifyPeriod, { query })).body;
  const versions = async () => (await as.call(getClosedVersions, { query })).body;
  return { server, company, as, turn, query, verify, versions };
};

test('recomputes a closed month to the cent', async () => {
  const { verify } = await closed();
  const { version, ...answer } = await verify();
  expect(answer).toEqual({ total: 2, identical: 2, hashHolds: true, differences: [], ofMonth: [] });
  expect(version).toMatchObject({ number: 1, headCount: 2, engineVersion: '2', totalBrutto: 1723.45 });
  expect(version.tables).toHaveLength(4);
});

test('names employee and cent when a row, what it was closed with, or the table under it is another', async () => {
  const { server, company, verify } = await closed();
  await server.inCompany(company.id, (tx) =>
    tx.update(salary).set({ netto: 88_401 }).where(eq(salary.name, 'Arta Krasniqi')),
  );
  const touched = await verify();
  expect([touched.identical, touched.hashHolds]).toEqual([1, true]);
  expect(touched.differences).toEqual([
    {
      employeeId: expect.any(Number),
      name: 'Arta Krasniqi',
      kind: 'stored',
      figure: 'netto',
      closed: 884,
      found: 884.01,
      ...noText,
    },
  ]);
  await server.inCompany(company.id, async (tx) => {
    const [row] = await tx.select().from(salaryVersionRow);
    const { content, id } = found(row);
    const figures = { ...content.figures, netto: 88_401 };
    await tx
      .update(salaryVersionRow)
      .set({ content: { ...content, figures } })
      .where(eq(salaryVersionRow.id, id));
  });
  const forged = await verify();
  expect([forged.identical, forged.hashHolds]).toEqual([1, false]);
  expect(forged.differences.map(({ kind, closed, found }) => [kind, closed, found])).toEqual([
    ['recomputed', 884.01, 884],
  ]);
});

test('notices tables that were changed under a closed month', async () => {
  const { server, company, verify } = await closed();
  await server.inCompany(company.id, async (tx) => {
    const [{ id, content }] = (await tx.select().from(salaryBasis)) as [typeof salaryBasis.$inferSelect];
    const period = { ...content.period, contributions: { employee: '6', employer: '5' } };
    await tx
      .update(salaryBasis)
      .set({ content: { ...content, period } })
      .where(eq(salaryBasis.id, id));
  });
  const { hashHolds, identical, differences } = await verify();
  expect([hashHolds, identical]).toEqual([false, 2]);
  expect(differences).toEqual([]);
});

test('close, reopen and close again is identical, and every version stays readable', async () => {
  const { turn, versions, as, company, verify } = await closed();
  await turn(reopenPeriod);
  await turn(closePeriod);
  const { versions: both } = await versions();
  expect(both.map(({ number, reopenedBy }) => [number, reopenedBy])).toEqual([
    [2, null],
    [1, company.manager.name],
  ]);
  expect(both[0]?.hash).toBe(both[1]?.hash);
  expect(both[1]?.closedBy).toBe(company.manager.name);
  const { body } = await as.call(getClosedVersion, { params: { versionId: found(both[1]).id } });
  expect(body.rows.map(({ name, netto }) => [name, netto])).toEqual([
    ['Arta Krasniqi', 884],
    ['Blerim Gashi', 647.55],
  ]);
  expect((await verify()).identical).toBe(2);
});

test('says how many payslips of the month have been mailed', async () => {
  const { server, company, versions } = await closed();
  const mail = {
    recipient: 'arta@example.com',
    subject: 'Fletëpagesa',
    textBody: '',
    htmlBody: '',
    nextTryAt: new Date(),
    createdAt: new Date(),
  };
  await server.inCompany(company.id, (tx) =>
    tx.insert(outboxMail).values([
      { ...mail, tenantId: company.id, dedupe: 'payslip:2026-10:1' },
      { ...mail, tenantId: company.id, dedupe: 'payslip:2026-10:1:2' },
      { ...mail, tenantId: company.id, dedupe: 'payslip:2026-10:2' },
      { ...mail, tenantId: company.id, dedupe: 'payslip:2026-09:3' },
    ]),
  );
  expect((await versions()).done).toEqual({ mailed: 2, tasks: [] });
});

test('an open month cannot be verified, and another company sees nothing of it', async () => {
  const { server, company, as, turn, query, versions } = await closed();
  const drini = await server.company({ name: 'Drini' });
  const {
    versions: [version],
  } = await versions();
  expect(
    (await server.as(drini.admin).call(getClosedVersion, { params: { versionId: found(version).id } }))
      .status,
  ).toBe(404);
  expect((await server.as(drini.admin).call(verifyPeriod, { query })).status).toBe(403);
  expect((await server.as(undefined).call(getClosedVersions, { query })).status).toBe(401);
  expect(await server.as(company.user).call(verifyPeriod, { query: { ...query, month: 9 } })).toMatchObject({
    body: { code: 'NO_SALARIES' },
  });
  await turn(reopenPeriod);
  expect(await as.call(verifyPeriod, { query })).toMatchObject({
    status: 409,
    body: { code: 'PERIOD_OPEN' },
  });
});

test('notices an account or a payment date that was changed in what a closing keeps', async () => {
  const { server, company, verify } = await closed();
  const change = (what: 'account' | 'paymentDate', to: string) =>
    server.inCompany(company.id, (tx) =>
      what === 'account'
        ? tx.update(salaryVersionRow).set({ bankAccountNumber: to })
        : tx.update(salaryVersion).set({ paymentDate: to }),
    );
  await change('paymentDate', '2026-10-30');
  expect((await verify()).hashHolds).toBe(false);
  await change('paymentDate', '2026-10-31');
  expect((await verify()).hashHolds).toBe(true);
  await change('account', '1110110000000087');
  expect((await verify()).hashHolds).toBe(false);
});
