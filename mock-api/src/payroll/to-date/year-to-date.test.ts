import { storeVacation } from '@paga/contract/leave';
import { getPayslip, getPayslipPdf, verifyPeriod } from '@paga/contract/payroll';
import { LeaveType } from '@paga/contract/shapes';
import { pdfPages } from '@paga/testing/pdf-pages';
import { pdfText } from '@paga/testing/pdf-text';
import { calculatedMonth, closedMonth, reopenedMonth } from '@paga/testing/salaries';
import { savedEmployees } from '@paga/testing/saved-employees';
import { testServer } from '@paga/testing/server';
import { eq } from 'drizzle-orm';
import { found } from '#core/domain-error.ts';
import { closingHash, hashedRow } from '#months/closed-content.ts';
import { salaryVersion, salaryVersionRow } from '#months/table.ts';

const month = (number: number) => ({ month: number, year: 2026 });
const typed = `update "salary" set "edits" = '{"grossOverride": 120000}', "fingerprint" = 'typed' where "periodId" =
  (select "id" from "salary_period" where "month" = 9)`;

async function arranged() {
  const server = await testServer();
  const company = await server.company({ name: 'Agimi' });
  const [arta = 0] = await savedEmployees(server, company, { contractStarted: '2026-08-01' });
  const as = server.as(company.admin);
  const slips: Record<number, number> = {};
  const calculate = async (...months: number[]) => {
    for (const number of months)
      slips[number] = Number((await calculatedMonth(server, company, month(number)))[0]?.id);
  };
  const slip = async (number: number) =>
    answered(await as.call(getPayslip, { params: { id: slips[number] ?? 0 } })).toDate;
  const verify = async (number: number) => {
    const { body } = await as.call(verifyPeriod, { query: { ...month(number), userId: company.id } });
    return [body.differences.map(({ figure, closed, found: now }) => [figure, closed, now]), body.hashHolds];
  };
  const sql = (text: string) => server.inCompany(company.id, (tx) => tx.execute(text));
  await calculate(8, 9, 10);
  return { server, company, as, arta, slips, calculate, slip, verify, sql };
}

test('a payslip shows the year up to its month and the leave left at its end; a closing keeps both as they were', async () => {
  const { server, company, as, arta, calculate, slip, verify, sql } = await arranged();
  const book = (from: string, to: string) =>
    as.call(storeVacation, {
      body: { tenantId: company.id, employeeId: arta, from, to, type: LeaveType.annual },
    });
  const free = found((await slip(10))?.leaveLeft);
  expect((await book('2026-10-05', '2026-10-06')).status).toBe(200);
  // Leave after the month's end is not used yet.
  expect((await book('2026-11-02', '2026-11-03')).status).toBe(200);
  const year = { gross: 3000, contribution: 150, tax: 198, net: 2652 };
  expect(await slip(10)).toEqual({ ...year, leaveLeft: free - 2 });
  expect(await slip(8)).toMatchObject({ gross: 1000, net: 884 });
  await closedMonth(server, company, month(8));
  // September is open when October is closed, and is not the same any more when it is closed later.
  await closedMonth(server, company, month(10));
  await sql(typed);
  await calculate(9);
  await closedMonth(server, company, month(9));
  await reopenedMonth(server, company, month(8));
  await sql(`update "vacation" set "days" = '{}' where "from" = '2026-10-05'`);
  expect(await slip(10)).toEqual({ ...year, leaveLeft: free - 2 });
  expect(await slip(9)).toMatchObject({ gross: 2200 });
  expect(await verify(10)).toEqual([[], true]);
  expect(await verify(9)).toEqual([[], true]);
});

test('what is written over in a closing is named by the figure that does not come out again', async () => {
  const { server, company, verify, sql } = await arranged();
  for (const number of [8, 9, 10]) await closedMonth(server, company, month(number));
  const forge = (path: string, value: number) =>
    sql(`update "salary_version_row" set "content" = jsonb_set("content", '${path}', '${value}')
      where "versionId" = (select max("id") from "salary_version")`);
  expect(await verify(10)).toEqual([[], true]);
  await forge('{toDate,tax}', 19900);
  await forge('{toDate,leave,left}', 99);
  expect(await verify(10)).toEqual([
    [
      ['yearTax', 199, 198],
      ['leaveLeft', null, null],
    ],
    false,
  ]);
});

test('a closing of before has no year, shows none and holds as it did', async () => {
  const { server, company, slips, as, verify, slip } = await arranged();
  for (const number of [8, 9]) {
    const id = await closedMonth(server, company, month(number));
    await server.inCompany(company.id, async (tx) => {
      await tx.execute(`update "salary_version_row" set "content" = "content" - 'toDate'`);
      const [version] = await tx.select().from(salaryVersion).where(eq(salaryVersion.id, id));
      const rows = await tx.select().from(salaryVersionRow).where(eq(salaryVersionRow.versionId, id));
      const hash = closingHash({ ...found(version), ...month(number) }, rows.map(hashedRow));
      await tx.update(salaryVersion).set({ hash }).where(eq(salaryVersion.id, id));
    });
  }
  expect(await slip(9)).toBeUndefined();
  expect(await verify(9)).toEqual([[], true]);
  const text = async (number: number, language: 'sq' | 'en') => {
    const asked = { params: { id: slips[number] ?? 0 }, query: { language } };
    const body = answered(await as.call(getPayslipPdf, asked));
    expect(pdfPages(body)).toHaveLength(1);
    return pdfText(body);
  };
  expect(await text(9, 'sq')).not.toContain('Viti 2026');
  // The open month after them counts them all the same.
  const october = await text(10, 'sq');
  for (const part of [
    'Viti 2026 deri në këtë muaj',
    '3,000.00',
    '2,652.00',
    'Pushimi vjetor i mbetur më 31.10.2026',
  ])
    expect(october).toContain(part);
  expect(await text(10, 'en')).toContain('Year 2026 to the end of this month');
});

/** The answer of a call that was not refused. */
function answered<Body>({ status, body }: { status: number; body: Body }): Body {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
