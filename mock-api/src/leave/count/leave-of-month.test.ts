import { Gender, VacationType } from '@paga/contract/shapes';
import { storeVacation } from '@paga/contract/vacations';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { leaveOfMonth } from './leave-of-month.ts';

let server: TestServer;
let company: TestCompany;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
});

const book = (employeeId: number, facts: LeaveFacts) =>
  server.as(company.admin).call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } });
const leaveOf = (year: number, month: number) =>
  server.inCompany(company.id, (tx) => leaveOfMonth({ tx, companyId: company.id }, { year, month }));

describe('the leave of a month', () => {
  it('is what touches it, with the percentage of its type', async () => {
    const blerim = await aWorker(server, company, { firstName: 'Blerim', gender: Gender.male });
    await book(blerim, { from: '2026-10-29', to: '2026-11-03' });
    await book(blerim, { type: VacationType.medical, from: '2026-12-01', to: '2026-12-02' });
    const expected = [{ type: VacationType.annual, from: '2026-10-29', to: '2026-11-03', percentage: '100.0000' }];
    expect((await leaveOf(2026, 11)).get(blerim)).toEqual(expected);
    expect((await leaveOf(2026, 10)).get(blerim)).toEqual(expected);
    expect((await leaveOf(2026, 9)).size).toBe(0);
  });

  it('knows since when a maternity leave runs that was booked in pieces', async () => {
    const arta = await aWorker(server, company);
    await book(arta, { type: VacationType.maternity, from: '2026-01-10', to: '2026-06-30' });
    await book(arta, { type: VacationType.maternity, from: '2026-07-01', to: '2026-12-31' });
    const [entry] = (await leaveOf(2026, 8)).get(arta) ?? [];
    expect(entry).toEqual({ type: 2, from: '2026-07-01', to: '2026-12-31', percentage: '70.0000', since: '2026-01-10' });
  });
});
