import { previewVacation, storeVacation, updateVacation } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { calculatedMonth } from '@paga/testing/salaries';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { eq } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { leaveOfMonth } from './leave-of-month.ts';
import { vacation } from './table.ts';

let server: TestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
});

const book = (employeeId: number, facts: LeaveFacts) =>
  server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } });
const leaveOf = (year: number, month: number) =>
  server.inCompany(company.id, (tx) => leaveOfMonth({ tx, companyId: company.id }, { year, month }));

describe('the leave of a month', () => {
  it('is what touches it, with the percentage of its type', async () => {
    const blerim = await aWorker(server, company, { firstName: 'Blerim', gender: Gender.male });
    await book(blerim, { from: '2026-10-29', to: '2026-11-03' });
    await book(blerim, { type: LeaveType.medical, from: '2026-12-01', to: '2026-12-02' });
    const expected = [
      { type: LeaveType.annual, from: '2026-10-29', to: '2026-11-03', percentage: '100.0000' },
    ];
    expect((await leaveOf(2026, 11)).get(blerim)).toEqual(expected);
    expect((await leaveOf(2026, 10)).get(blerim)).toEqual(expected);
    expect((await leaveOf(2026, 9)).size).toBe(0);
  });

  it('knows since when a maternity leave runs that was booked in pieces', async () => {
    const arta = await aWorker(server, company);
    await book(arta, { type: LeaveType.maternity, from: '2026-01-10', to: '2026-06-30' });
    await book(arta, { type: LeaveType.maternity, from: '2026-07-01', to: '2026-12-31' });
    const [entry] = (await leaveOf(2026, 8)).get(arta) ?? [];
    expect(entry).toEqual({
      type: 2,
      from: '2026-07-01',
      to: '2026-12-31',
      percentage: '70.0000',
      since: '2026-01-10',
    });
  });

  it('counts a maternity leave through a weekend and through public holidays, and refuses what would be its thirteenth month', async () => {
    const arta = await aWorker(server, company);
    const maternity = (from: string, to: string) => book(arta, { type: LeaveType.maternity, from, to });
    // 27 November 2025 is a Thursday; 28 November is no day off in Kosovo, so the weekend is what lies between.
    await maternity('2025-06-02', '2025-11-28');
    await maternity('2025-12-01', '2025-12-31');
    // 1 and 2 January 2026 are public holidays, 3 and 4 January a weekend.
    await maternity('2026-01-05', '2026-05-29');
    const since = async (year: number, month: number) =>
      (await leaveOf(year, month)).get(arta)?.map((entry) => entry.since);
    expect(await since(2025, 12)).toEqual(['2025-06-02']);
    expect(await since(2026, 3)).toEqual(['2025-06-02']);
    expect(await maternity('2026-06-01', '2026-06-02')).toMatchObject({
      body: { created: false, reason: 'tooLong' },
    });
    expect(await maternity('2026-06-02', '2026-06-30')).toMatchObject({ body: { created: true } });
    expect(await since(2026, 6)).toEqual(['2026-06-02']);
  });
});

describe('a maternity leave after a gap of working days', () => {
  const maternity = LeaveType.maternity;
  const first = { type: maternity, from: '2025-06-02', to: '2025-11-27' };
  const later = { type: maternity, from: '2025-12-01', to: '2026-05-29' };
  const december = { month: 12, year: 2025 };
  const paid = async (month: typeof december) =>
    (await calculatedMonth(server, company, month)).map(({ initialBrutto }) => initialBrutto);

  it('is paid on from its first day, unless it is a new birth; the preview asks', async () => {
    const arta = await aWorker(server, company);
    await book(arta, first);
    const asked = { tenantId: company.id, employeeId: arta, ...later };
    const preview = (query: object) =>
      server.as(company.admin).call(previewVacation, { query: { ...asked, ...query } });
    expect((await preview({})).body).toMatchObject({ continues: '2025-06-02', refusal: null });
    expect((await preview({ to: '2026-06-30' })).body.refusal).toBe('tooLong');
    expect((await preview({ to: '2026-06-30', newBirth: 'true' })).body).toMatchObject({
      continues: '2025-06-02',
      refusal: null,
    });
    const { body } = await book(arta, later);
    // The first six months end on 1 December: one of 23 days at 70 %.
    expect(await paid(december)).toEqual([30.43]);
    expect(await paid({ month: 3, year: 2026 })).toEqual([0]);
    if (!('vacation' in body)) throw new Error('not booked');
    expect(body.vacation.newBirth).toBe(false);
    const change = (newBirth: boolean | undefined) =>
      server.as(company.admin).call(updateVacation, {
        params: { id: body.vacation.id },
        body: { type: maternity, from: later.from, to: later.to, newBirth },
      });
    expect((await change(true)).body).toMatchObject({ newBirth: true });
    expect(await paid({ month: 3, year: 2026 })).toEqual([700]);
    // What is not sent stays.
    expect((await change(undefined)).body).toMatchObject({ newBirth: true });
    const lines = await server.inCompany(company.id, (tx) =>
      tx.select({ changes: auditLine.changes }).from(auditLine).where(eq(auditLine.page, 'vacations')),
    );
    expect(lines.map(({ changes }) => changes.newBirth).filter(Boolean)).toEqual([{ old: null, new: true }]);
  });

  it('cannot be made a new birth in a month that is closed', async () => {
    const arta = await aWorker(server, company);
    await book(arta, first);
    await book(arta, { ...later, to: '2025-12-05' });
    await aSalaryMonth(server, company, { ...december, closed: true });
    const [entry] = await server.inCompany(company.id, (tx) =>
      tx.select().from(vacation).where(eq(vacation.from, later.from)),
    );
    const body = { type: maternity, from: later.from, to: '2025-12-05', newBirth: true };
    expect(
      await server.as(company.admin).call(updateVacation, { params: { id: entry?.id ?? 0 }, body }),
    ).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
  });
});
