import { closePeriod, reopenPeriod, verifyPeriod } from '@paga/contract/payroll';
import { calculatedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { found } from '#core/domain-error.ts';
import { type ClosingHeader, closingHash, contentHash, hashedRow } from '#months/closed-content.ts';
import { salary, salaryVersion, salaryVersionRow } from '#months/table.ts';
import { explanationOf } from '../rows/explain-salary.ts';

const october = { month: 10, year: 2026 };
const edits = { deductions: { avanse: 5000, phone: 1000 } };

async function closed() {
  const server = await testServer();
  const company = await server.company({ code: 'AGI26A' });
  await savedEmployees(server, company, {}, { firstName: 'Blerim', bankAccountNumber: '1110110000000087' });
  await calculatedMonth(server, company, october);
  const inCompany: <T>(work: Parameters<typeof server.inCompany<T>>[1]) => Promise<T> = (work) =>
    server.inCompany(company.id, work);
  const sql = (text: string) => inCompany((tx) => tx.execute(text));
  await sql(`update "salary" set "edits" = '${JSON.stringify(edits)}', "fingerprint" = 'typed'`);
  await calculatedMonth(server, company, october);
  const as = server.as(company.manager);
  const body = { ...october, tenantId: company.id, code: 'AGI26A' };
  const turn = async (call: typeof closePeriod | typeof reopenPeriod) =>
    expect((await as.call(call, { body })).status).toBe(200);
  const { closing } = (await as.call(closePeriod, { body })).body;
  const verify = async (version?: number) =>
    (
      await as.call(verifyPeriod, {
        query: { ...october, userId: company.id, ...(version ? { version } : {}) },
      })
    ).body;
  const what = async (version?: number) => {
    const { differences, ofMonth, hashHolds } = await verify(version);
    const rows = differences.map(({ name, kind, figure, closedText, foundText }) =>
      [name, kind, figure, closedText, foundText].join(' '),
    );
    return [
      ...rows,
      ...ofMonth.map(({ value, closed: was, found: is }) => `${value} ${was} ${is}`),
      ...(hashHolds ? [] : ['hash']),
    ];
  };
  return { company, inCompany, sql, turn, closing, verify, what };
}

type Closed = Awaited<ReturnType<typeof closed>>;

/** What stands in a closing, with the hash that its rule makes of it. */
async function rehashed({ inCompany }: Closed, change: Partial<ClosingHeader> = {}): Promise<string> {
  return inCompany(async (tx) => {
    const [version] = await tx.select().from(salaryVersion);
    const rows = await tx.select().from(salaryVersionRow);
    const scheme = change.scheme ?? found(version).scheme;
    const hash = closingHash({ ...found(version), ...october, ...change, scheme }, rows.map(hashedRow));
    await tx
      .update(salaryVersion)
      .set({ hash, scheme })
      .where(eq(salaryVersion.id, found(version).id));
    return hash;
  });
}

const first = `"id" = (select min("id") from "salary")`;
const arta = 'Arta Krasniqi stored';

const LAW = [`${arta} explanation  `, 'Blerim Krasniqi stored explanation  '];

// The table of the independent recomputation: all of these passed.
const FORGED: readonly [what: string, forge: string, found: readonly string[]][] = [
  [
    'name',
    `update "salary" set "name" = 'Someone Else' where ${first}`,
    [`${arta} name Arta Krasniqi Someone Else`],
  ],
  [
    'number',
    `update "salary" set "personalNumber" = '9999999999' where ${first}`,
    [`${arta} personalNumber 1234567892 9999999999`],
  ],
  [
    'relabelled deductions',
    `update "salary" set "edits" = '{"deductions": {"avanse": 1, "phone": 5999}}' where ${first}`,
    [`${arta} edits  `],
  ],
  [
    'price',
    `update "salary" set "pricePerHour" = "pricePerHour" + 100 where ${first}`,
    [expect.stringContaining(`${arta} pricePerHour`)],
  ],
  [
    'days',
    `update "salary" set "payDays" = 122, "contractDays" = 123 where ${first}`,
    [`${arta} payDays 22 122`, `${arta} contractDays 22 123`],
  ],
  [
    'payment date',
    `update "salary_period" set "paymentDate" = '2024-08-01'`,
    ['paymentDate 2026-10-31 2024-08-01'],
  ],
  ['net of the head', `update "salary_version" set "netto" = "netto" + 1`, ['netto 1648 1648.01', 'hash']],
  [
    'gross of the head',
    `update "salary_version" set "totalBrutto" = "totalBrutto" + 1`,
    ['totalBrutto 2000 2000.01', 'hash'],
  ],
  ['head count', `update "salary_version" set "headCount" = "headCount" + 1`, ['headCount 2 3', 'hash']],
  [
    'law of the explanation',
    `update "trace_shape" set "content" = regexp_replace("content"::text, '0\\d/L-\\d+', '99/X-999', 'g')::jsonb`,
    LAW,
  ],
  [
    'value of the explanation',
    `update "salary_trace" set "values" = replace("values", '100000', '100001') where "salaryId" = (select min("id") from "salary")`,
    [LAW[0]],
  ],
];

test.each(FORGED)('names what was written over by SQL: %s', async (_what, forge, named) => {
  const month = await closed();
  expect(await month.what()).toEqual([]);
  await month.sql(forge);
  expect(await month.what()).toEqual(named);
});

test('a closing that was written over with its hash made anew is found by the audit line of closing', async () => {
  const month = await closed();
  const { closing, inCompany, company } = month;
  const [line] = await inCompany((tx) => tx.select().from(auditLine).where(eq(auditLine.type, 'close')));
  expect(line).toMatchObject({
    userId: company.manager.id,
    changes: { closing: { new: 1 }, hash: { new: closing.hash } },
  });
  const more = `jsonb_set(jsonb_set("content", '{edits,deductions,avanse}', '15000'), '{figures,deductions}', '16000')`;
  const less = `jsonb_set(${more}, '{figures,netto}', to_jsonb(("content" -> 'figures' ->> 'netto')::int - 10000))`;
  await month.sql(`update "salary_version_row" set "content" = ${less}`);
  await month.sql(
    `update "salary" set "edits" = jsonb_set("edits", '{deductions,avanse}', '15000'), "deductions" = 16000, "netto" = "netto" - 10000`,
  );
  await month.sql(`update "salary_version" set "netto" = "netto" - 20000`);
  const forged = await rehashed(month);
  expect(await month.what()).toContain(`auditLine ${closing.hash} ${forged}`);
});

test('a closing of the first scheme verifies by its own rule', async () => {
  const month = await closed();
  await month.sql(`update "salary_version_row" set "content" = "content" - 'values' - 'traceHash'`);
  await month.sql(`update "salary_version" set "scheme" = 1`);
  expect(await month.what()).toEqual(['hash']);
  await rehashed(month);
  expect(await month.what()).toEqual([]);
  const rows = await month.inCompany((tx) =>
    tx.select().from(salaryVersionRow).orderBy(salaryVersionRow.employeeId),
  );
  const parts = rows.map(({ employeeId, bankAccountNumber, content }) =>
    contentHash([employeeId, bankAccountNumber, content]),
  );
  expect((await month.verify()).version.hash).toBe(contentHash(['2026-10-31', ...parts]));
  await month.sql(`update "salary" set "personalNumber" = '9999999999' where ${first}`);
  await month.sql(`update "salary_version" set "headCount" = 3`);
  expect(await month.what()).toEqual([`${arta} personalNumber 1234567892 9999999999`, 'headCount 2 3']);
});

test('a closing of the second scheme, with its explanations written down whole, verifies by its own rule', async () => {
  const month = await closed();
  const rows = await month.inCompany((tx) => tx.select().from(salary));
  for (const { id, employeeId } of rows) {
    const trace = await month.inCompany((tx) => explanationOf({ tx, companyId: month.company.id }, id));
    await month.sql(`update "salary_trace" set "shape" = null, "values" = null, "trace" = '${JSON.stringify(trace)}'
      where "salaryId" = ${id}`);
    await month.sql(`update "salary_version_row" set "content" = jsonb_set("content", '{traceHash}', '"${contentHash(trace)}"')
      where "employeeId" = ${employeeId}`);
  }
  await rehashed(month, { scheme: 2 });
  expect(await month.what()).toEqual([expect.stringMatching(/^auditLine /)]);
  await month.sql(
    `update "salary_trace" set "trace" = regexp_replace("trace"::text, '0\\d/L-\\d+', '99/X-999', 'g')::jsonb`,
  );
  expect(await month.what()).toEqual([...LAW, expect.stringMatching(/^auditLine /)]);
});

test('any closing can be verified by its number, an earlier one against what it kept', async () => {
  const month = await closed();
  await month.turn(reopenPeriod);
  expect(await month.what(1)).toEqual([]);
  await month.turn(closePeriod);
  await month.sql(`update "salary" set "netto" = "netto" + 1`);
  expect((await month.verify(1)).identical).toBe(2);
  expect((await month.verify(2)).identical).toBe(0);
  await month.sql(`update "salary_version_row" set "content" = jsonb_set("content", '{figures,netto}', '1')
    where "id" = (select min("id") from "salary_version_row")`);
  expect(await month.what(1)).toEqual([
    'Arta Krasniqi recomputed netto  ',
    expect.stringMatching(/^netto /),
    'hash',
  ]);
  expect(await month.verify(3)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await month.verify(0.5)).toMatchObject({ code: 'VALIDATION_FAILED' });
});
