import { storeVacation } from '@paga/contract/leave';
import { LeaveType } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { asc, desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { vacation } from '../count/table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company);
});

const book = (facts: LeaveFacts & { giveBackAnnual?: boolean }) => {
  const { giveBackAnnual, ...dates } = facts;
  const body = {
    tenantId: company.id,
    employeeId: arta,
    ...aLeave(dates),
    ...(giveBackAnnual ? { giveBackAnnual } : {}),
  };
  return server.as(company.user).call(storeVacation, { body });
};
const medical = LeaveType.medical;
const stored = async () =>
  (await server.inCompany(company.id, (tx) => tx.select().from(vacation).orderBy(asc(vacation.from)))).map(
    ({ type, from, to, workingDays }) => [type, from, to, workingDays],
  );

describe('sickness during annual leave (art. 34)', () => {
  beforeEach(async () => {
    await book({ from: '2026-11-02', to: '2026-11-13' });
  });

  it('is the same dates, as specified, until the person says that annual days are given back', async () => {
    expect((await book({ type: medical, from: '2026-11-04', to: '2026-11-05' })).body).toEqual({
      message: 'Vacation already exists',
    });
    expect(await stored()).toEqual([[0, '2026-11-02', '2026-11-13', 10]]);
  });

  it('cuts the sick days out of the annual leave, in one step with three lines in the audit log', async () => {
    const { body } = await book({
      type: medical,
      from: '2026-11-04',
      to: '2026-11-05',
      giveBackAnnual: true,
    });
    expect(body).toMatchObject({ created: true, vacation: { type: 'medical', workingDays: 2 } });
    expect(await stored()).toEqual([
      [0, '2026-11-02', '2026-11-03', 2],
      [1, '2026-11-04', '2026-11-05', 2],
      [0, '2026-11-06', '2026-11-13', 6],
    ]);
    const lines = await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(3),
    );
    expect(lines.map(({ type }) => type).sort()).toEqual(['create', 'create', 'update']);
  });

  it('takes the whole annual leave away when every working day of it is a sick one', async () => {
    await book({ type: medical, from: '2026-11-02', to: '2026-11-13', giveBackAnnual: true });
    expect(await stored()).toEqual([[1, '2026-11-02', '2026-11-13', 10]]);
  });

  it('changes nothing when the sick leave itself is refused', async () => {
    const { body } = await book({
      type: medical,
      from: '2026-11-02',
      to: '2026-12-31',
      giveBackAnnual: true,
    });
    expect(body).toMatchObject({ created: false, reason: 'beyondBalance' });
    expect(await stored()).toEqual([[0, '2026-11-02', '2026-11-13', 10]]);
  });

  it('gives back annual days only: another sick leave on the dates stays the same dates', async () => {
    await book({ type: medical, from: '2026-11-16', to: '2026-11-17' });
    const { body } = await book({
      type: medical,
      from: '2026-11-13',
      to: '2026-11-16',
      giveBackAnnual: true,
    });
    expect(body).toEqual({ message: 'Vacation already exists' });
    const special = await book({
      type: LeaveType.special,
      from: '2026-11-04',
      to: '2026-11-05',
      giveBackAnnual: true,
    });
    expect(special.body).toEqual({ message: 'Vacation already exists' });
    expect(await stored()).toHaveLength(2);
  });

  it('refuses days of a closed salary month', async () => {
    await aSalaryMonth(server, company, { year: 2026, month: 11, closed: true });
    const { status, body } = await book({
      type: medical,
      from: '2026-11-04',
      to: '2026-11-05',
      giveBackAnnual: true,
    });
    expect([status, body]).toMatchObject([409, { code: 'PERIOD_CLOSED' }]);
    expect(await stored()).toEqual([[0, '2026-11-02', '2026-11-13', 10]]);
  });
});
