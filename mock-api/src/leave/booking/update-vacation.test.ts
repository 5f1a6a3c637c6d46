import { type BookedLeave, deleteVacation, storeVacation, updateVacation } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { desc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { vacation } from '../count/table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;
let leave: BookedLeave;

async function booked(facts: LeaveFacts = {}, employeeId = arta): Promise<BookedLeave> {
  const { body } = await server
    .as(company.admin)
    .call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } });
  if (!('vacation' in body)) throw new Error(`not booked: ${JSON.stringify(body)}`);
  return body.vacation;
}

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company);
  leave = await booked();
});

const storedRows = () => server.inCompany(company.id, (tx) => tx.select().from(vacation));
const lastLine = async () =>
  (
    await server.inCompany(company.id, (tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    )
  )[0];

describe('changing leave', () => {
  const change = (facts: LeaveFacts & { version?: number } = {}, by = company.user, id = leave.id) =>
    server.as(by).call(updateVacation, {
      params: { id },
      body: { ...aLeave(facts), ...(facts.version ? { version: facts.version } : {}) },
    });

  it('counts the days again and does not stand in its own way', async () => {
    const { status, body } = await change({ from: '2026-11-04', to: '2026-11-11' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: leave.id,
      from: '2026-11-04',
      to: '2026-11-11',
      workingDays: 6,
      version: 2,
    });
  });

  it('refuses a role that is nobody in the company', async () => {
    const stranger = await server.user({ roleId: 4 });
    expect((await change({}, stranger)).status).toBe(400);
    expect(
      (
        await server
          .as(stranger, { company: company.id })
          .call(updateVacation, { params: { id: leave.id }, body: aLeave() })
      ).status,
    ).toBe(403);
  });

  it('does not find the leave of another company', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect((await change({}, drini.admin)).status).toBe(404);
    expect(await storedRows()).toMatchObject([{ from: '2026-11-02' }]);
  });

  it('refuses dates that do not exist', async () => {
    expect(await change({ from: '2026-13-01' })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it('leaves an audit line with what changed', async () => {
    await change({ to: '2026-11-05' });
    const line = await lastLine();
    expect(line).toMatchObject({ page: 'vacations', type: 'update', objectId: leave.id });
    expect(line?.changes).toMatchObject({
      to: { old: '2026-11-06', new: '2026-11-05' },
      workingDays: { old: 5, new: 4 },
    });
    expect(line?.changes).not.toHaveProperty('from');
  });

  it('refuses what booking refuses, with the code of each outcome', async () => {
    await booked({ from: '2026-11-16', to: '2026-11-20' });
    const blerim = await aWorker(server, company, { firstName: 'Blerim', gender: Gender.male });
    const his = await booked({}, blerim);
    expect(await change({ from: '2026-11-06', to: '2026-11-02' })).toMatchObject({
      status: 422,
      body: { code: 'VACATION_CANNOT_APPLY' },
    });
    expect(await change({ from: '2026-11-20', to: '2026-11-20' })).toMatchObject({
      status: 409,
      body: { code: 'VACATION_EXISTS' },
    });
    const maternity = await change({ type: LeaveType.maternity }, company.user, his.id);
    expect(maternity).toMatchObject({
      status: 422,
      body: { code: 'VACATION_CANNOT_SAVE', fields: [{ code: 'typeNotAllowed' }] },
    });
  });

  it('refuses the second of two changes that started from the same state', async () => {
    expect((await change({ to: '2026-11-05', version: leave.version })).status).toBe(200);
    expect(await change({ to: '2026-11-04', version: leave.version })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  });

  it('refuses to move a day out of a closed month, and allows what leaves the month as it is', async () => {
    const long = await booked({ from: '2026-09-28', to: '2026-10-02' });
    await aSalaryMonth(server, company, { year: 2026, month: 9, closed: true });
    expect((await change({ from: '2026-09-28', to: '2026-10-05' }, company.user, long.id)).status).toBe(200);
    const earlier = await change({ from: '2026-09-29', to: '2026-10-02' }, company.user, long.id);
    expect(earlier).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
    const medical = await change(
      { type: LeaveType.medical, from: '2026-09-28', to: '2026-10-05' },
      company.user,
      long.id,
    );
    expect(medical).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
  });
});

describe('deleting leave', () => {
  const remove = (by = company.user) => server.as(by).call(deleteVacation, { params: { id: leave.id } });

  it('frees its days', async () => {
    expect((await remove()).status).toBe(204);
    expect(await storedRows()).toEqual([]);
    expect((await booked()).workingDays).toBe(5);
  });

  it('refuses a role that is nobody in the company', async () => {
    const stranger = await server.user({ roleId: 4 });
    expect(
      (await server.as(stranger, { company: company.id }).call(deleteVacation, { params: { id: leave.id } }))
        .status,
    ).toBe(403);
  });

  it('does not find the leave of another company', async () => {
    const drini = await server.company({ name: 'Drini' });
    expect((await remove(drini.admin)).status).toBe(404);
    expect(await storedRows()).toHaveLength(1);
  });

  it('refuses an id that is no number', async () => {
    expect(
      (await server.as(company.user).call(deleteVacation, { params: { id: 'abc' as never } })).status,
    ).toBe(422);
  });

  it('leaves an audit line with what was deleted', async () => {
    await remove();
    const line = await lastLine();
    expect(line).toMatchObject({ page: 'vacations', type: 'delete', objectId: leave.id });
    expect(line?.changes).toMatchObject({ from: { old: '2026-11-02' }, employee: { old: 'Arta Krasniqi' } });
  });

  it('refuses leave of a closed month', async () => {
    await aSalaryMonth(server, company, { year: 2026, month: 11, closed: true });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'PERIOD_CLOSED' } });
  });
});
