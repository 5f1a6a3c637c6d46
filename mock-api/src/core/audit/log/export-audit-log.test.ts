import { type AuditExport, exportAuditLog, getAuditsByTenantId, MOST_EXPORTED } from '@paga/contract/audit';
import { workbookRows } from '@paga/testing/report-file';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../record-audit.ts';

let server: TestServer;
let agimi: TestCompany;
let drini: TestCompany;

type Facts = Parameters<typeof recordAudit>[2];
const note = (company: TestCompany, at: string, facts: Facts, userId = company.admin.id) =>
  server.inCompany(company.id, (tx) =>
    recordAudit(tx, { now: new Date(at), userId, companyId: company.id }, facts),
  );

beforeAll(async () => {
  server = await testServer();
  agimi = await server.company({ name: 'Agimi' });
  drini = await server.company({ name: 'Drini' });
  const about = { employee: 'Arta Krasniqi' };
  await note(agimi, '2026-03-01T10:00:00Z', {
    ...{ page: 'employees', type: 'update', about },
    ...{ old: { phone: '044 111 222' }, new: { phone: '=1+1' } },
  });
  await note(
    agimi,
    '2026-03-02T22:30:00Z',
    { page: 'salaries', type: 'close', about: { month: '02.2026' }, new: { netto: 1234.5 } },
    agimi.manager.id,
  );
  await note(agimi, '2026-03-03T10:00:00Z', {
    page: 'salaries',
    type: 'markStep',
    about: { month: '02.2026', step: 'review' },
  });
  await note(drini, '2026-03-04T10:00:00Z', {
    page: 'projects',
    type: 'update',
    about: { project: 'Shkolla' },
  });
});

const exported = (body: AuditExport, user = agimi.admin) => server.as(user).call(exportAuditLog, { body });
async function csvOf(body: Omit<AuditExport, 'format'>): Promise<string[]> {
  const { body: bytes } = await exported({ ...body, format: 'csv' });
  return new TextDecoder()
    .decode(bytes as unknown as Uint8Array)
    .trimEnd()
    .split('\r\n');
}

test('says each line in words in both languages: who, what, to whom or which month', async () => {
  const { body } = await server.as(agimi.admin).call(getAuditsByTenantId, { query: { to: '2026-03-31' } });
  expect(body.data.map(({ sentence }) => sentence)).toEqual([
    {
      sq: 'Arben Admini shënoi të kryer një hap të muajit: Shqyrtimi · shkurt 2026',
      en: 'Arben Admini marked a step of the month done: Review · February 2026',
    },
    { sq: 'Mira Menaxhere mbylli muajin: shkurt 2026', en: 'Mira Menaxhere closed the month: February 2026' },
    {
      sq: 'Arben Admini ndryshoi të dhënat e një punonjësi: Arta Krasniqi',
      en: 'Arben Admini changed the data of an employee: Arta Krasniqi',
    },
  ]);
});

test('narrows to the month that lines are about', async () => {
  const { body } = await server.as(agimi.admin).call(getAuditsByTenantId, { query: { month: '2026-02' } });
  expect([body.total, body.data.map(({ type }) => type)]).toEqual([2, ['markStep', 'close']]);
});

test('exports exactly what is filtered, in words, with old and new values and the number of each line', async () => {
  const [head, ...lines] = await csvOf({ to: '2026-03-31', onPage: 'employees' });
  expect(head).toBe('Numri;Data;Ora;Përdoruesi;Çfarë ndodhi;Faqja;Çfarë ndryshoi');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^\d+;01\.03\.2026;11:00:00;Arben Admini;Arben Admini ndryshoi të dhënat e një punonjësi: Arta Krasniqi;Punonjësit;Telefoni: 044 111 222 → =1\+1$/,
  );
});

test('that it was exported is a line of the log, with how many and what was filtered', async () => {
  await csvOf({ month: '2026-02', person: agimi.manager.id });
  const { body } = await server.as(agimi.admin).call(getAuditsByTenantId, { query: { ofType: 'exportLog' } });
  expect(body.data[0]?.changes).toEqual(
    expect.arrayContaining([
      { field: 'count', old: '1', new: '1' },
      { field: 'month', old: null, new: '2026-02' },
      { field: 'format', old: null, new: 'csv' },
    ]),
  );
  expect(body.data[0]?.sentence?.en).toBe('Arben Admini exported the audit log: 1 rows');
});

test('a workbook has the same rows, all of them text', async () => {
  const { status, body } = await exported({ to: '2026-03-31', format: 'excel' });
  expect(status).toBe(200);
  const [, ...rows] = await workbookRows(body as unknown as Uint8Array);
  expect(rows.map(([, date, , user]) => [date?.text, user?.text])).toEqual([
    ['03.03.2026', 'Arben Admini'],
    ['02.03.2026', 'Mira Menaxhere'],
    ['01.03.2026', 'Arben Admini'],
  ]);
});

test('only an administrator exports, and only the own company', async () => {
  for (const user of [agimi.manager, agimi.user])
    expect((await exported({ format: 'csv' }, user)).status).toBe(403);
  const elsewhere = server.as(agimi.admin, { company: drini.id });
  expect((await elsewhere.call(exportAuditLog, { body: { format: 'csv' } })).body).toMatchObject({
    code: 'COMPANY_NOT_LINKED',
  });
  expect((await exported({ format: 'pdf' } as never)).status).toBe(422);
});

test('a log of 100,000 lines is a file within seconds, and a larger one is refused, not cut', async () => {
  const large = await server.company({ name: 'E madhe' });
  const lines = (count: number) =>
    server.inCompany(large.id, (tx) =>
      tx.execute(sql`insert into "audit_line" ("tenantId", "userId", "at", "page", "type", "changes")
        select ${large.id}, ${large.admin.id}, '2026-03-01'::timestamptz + make_interval(secs => n), 'salaries', 'generate',
          '{"month": {"old": "02.2026", "new": "02.2026"}}'::jsonb from generate_series(1, ${count}::int) n`),
    );
  await lines(MOST_EXPORTED.csv);
  const since = performance.now();
  const { body, status } = await exported({ format: 'csv', to: '2026-03-31' }, large.admin);
  expect(status).toBe(200);
  expect(new TextDecoder().decode(body as unknown as Uint8Array).split('\r\n')).toHaveLength(
    MOST_EXPORTED.csv + 2,
  );
  expect(performance.now() - since).toBeLessThan(20_000);
  const tooMany = await exported({ format: 'excel', to: '2026-03-31' }, large.admin);
  expect([tooMany.status, tooMany.body]).toMatchObject([
    422,
    { fields: [{ path: 'format', code: 'tooMany' }] },
  ]);
});
