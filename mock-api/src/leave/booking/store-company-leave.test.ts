import { deleteCompanyLeave, storeCompanyLeave, storeVacation } from '@paga/contract/leave';
import { LeaveType, RoleId } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { vacation } from '../count/table.ts';

let server: TestServer;
let company: TestCompany;
let people: number[];

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  people = [];
  for (const firstName of ['Arta', 'Besa', 'Drita'])
    people.push(await aWorker(server, company, { firstName }));
});

const book = (facts: LeaveFacts = {}, employeeIds = people, by = company.user, tenantId = company.id) =>
  server.as(by).call(storeCompanyLeave, { body: { tenantId, employeeIds, ...aLeave(facts) } });
const storedRows = () => server.inCompany(company.id, (tx) => tx.select().from(vacation));
const lines = () =>
  server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(desc(auditLine.id)));

describe('leave of several people at once', () => {
  it('is booked for all of them, each once, with one line in the audit log', async () => {
    const { body } = await book({ from: '2026-12-28', to: '2026-12-31' }, [...people, ...people]);
    expect(body).toEqual({
      created: true,
      vacationIds: [expect.any(Number), expect.any(Number), expect.any(Number)],
      workingDays: 4,
    });
    expect((await storedRows()).map(({ employeeId, workingDays }) => [employeeId, workingDays])).toEqual(
      people.map((id) => [id, 4]),
    );
    const [line, ...others] = await lines();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ page: 'vacations', type: 'createMany', userId: company.user.id });
    expect(line?.changes).toMatchObject({ count: { new: 3 }, workingDays: { new: 4 } });
  });

  it('is booked for nobody when somebody refuses it, who is named with the reason', async () => {
    const [arta = 0, besa = 0] = people;
    const alone = (employeeId: number, facts: LeaveFacts) =>
      server
        .as(company.user)
        .call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } });
    await alone(arta, { from: '2026-11-06', to: '2026-11-06', type: LeaveType.medical });
    await alone(besa, { from: '2026-06-01', to: '2026-06-24' });
    const before = (await lines()).length;
    expect((await book()).body).toEqual({
      created: false,
      refused: [
        { employeeId: arta, employeeName: 'Arta Krasniqi', reason: 'exists' },
        { employeeId: besa, employeeName: 'Besa Krasniqi', reason: 'beyondBalance' },
      ],
    });
    expect(await storedRows()).toHaveLength(2);
    expect(await lines()).toHaveLength(before);
  });

  it('is refused as a whole in a closed month, to strangers, for people of another company and for nobody', async () => {
    await aSalaryMonth(server, company, { year: 2026, month: 11, closed: true });
    expect(await book()).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    expect((await book({}, people, await server.user({ roleId: RoleId.companyUser }))).status).toBe(403);
    const drini = await server.company({ name: 'Drini' });
    const foreign = await aWorker(server, drini);
    const dates = { from: '2026-12-07', to: '2026-12-08' };
    expect((await book(dates, [...people, foreign])).status).toBe(404);
    expect((await book(dates, people, company.user, drini.id)).status).toBe(403);
    expect((await book(dates, [])).status).toBe(422);
    expect(await storedRows()).toEqual([]);
  });

  it('waits for another booking of the same people: one of two succeeds', async () => {
    const [first, second] = await Promise.all([book(), book({}, [...people].reverse(), company.admin)]);
    expect([first, second].map(({ body }) => 'created' in body && body.created).sort()).toEqual([
      false,
      true,
    ]);
    expect(await storedRows()).toHaveLength(3);
  });

  it('is undone for all of them with one line, or for none: in a closed month, by strangers, with one of another company', async () => {
    const booked = async (dates: LeaveFacts) => {
      const { body } = await book(dates);
      return 'vacationIds' in body ? body.vacationIds : [];
    };
    const undo = (vacationIds: number[], by = company.user, tenantId = company.id) =>
      server.as(by).call(deleteCompanyLeave, { body: { tenantId, vacationIds } });
    const ids = await booked({ from: '2026-12-28', to: '2026-12-31' });
    const closed = await booked({ from: '2026-11-16', to: '2026-11-17' });
    await aSalaryMonth(server, company, { year: 2026, month: 11, closed: true });
    const drini = await server.company({ name: 'Drini' });
    expect(await undo([...ids, ...closed])).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    expect((await undo(ids, drini.user)).status).toBe(403);
    expect((await undo(ids, drini.user, drini.id)).status).toBe(404);
    expect((await undo([...ids, 999_999])).status).toBe(404);
    expect((await undo([])).status).toBe(422);
    expect(await storedRows()).toHaveLength(6);
    expect((await undo([...ids, ...ids])).status).toBe(204);
    expect(await storedRows()).toHaveLength(3);
    const [line] = await lines();
    expect(line).toMatchObject({ page: 'vacations', type: 'deleteMany', userId: company.user.id });
    expect(line?.changes).toMatchObject({ count: { old: 3 } });
  });
});
