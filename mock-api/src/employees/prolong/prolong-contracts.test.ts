import {
  endEmployment,
  getEmployee,
  getEmployeeHistory,
  getProlongation,
  previewProlongation,
  prolongContracts,
  undoProlongations,
} from '@paga/contract/employees';
import { createdEmployees } from '@paga/testing/employees';
import { calculatedMonth, closedMonth } from '@paga/testing/salaries';
import { testServer } from '@paga/testing/server';
import { auditLine } from '#core/audit/table.ts';

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.admin);
  const [arta = 0, besa = 0, open = 0] = await createdEmployees(
    as,
    company,
    { contractStarted: '2025-11-01', expirationContract: '2026-10-31' },
    {
      firstName: 'Besa',
      lastName: 'Berisha',
      contractStarted: '2026-05-15',
      expirationContract: '2026-11-14',
    },
    { firstName: 'Dren', lastName: 'Shala' },
  );
  const tenantId = company.id;
  const preview = async (...employeeIds: number[]) =>
    (await as.call(previewProlongation, { body: { tenantId, employeeIds } })).body;
  const prolong = async (...ids: number[]) => {
    const people = (await preview(...ids)).map(({ employeeId, ended, until }) => ({
      ...{ employeeId, ended: ended ?? '2000-01-01', until: until ?? '2000-01-01' },
    }));
    return as.call(prolongContracts, { body: { tenantId, people } });
  };
  const undo = (...employeeIds: number[]) => as.call(undoProlongations, { body: { tenantId, employeeIds } });
  const endOf = async (employeeId: number) =>
    (await as.call(getEmployee, { query: { employeeId } })).body.expirationContract;
  return { server, company, as, arta, besa, open, preview, prolong, undo, endOf };
}

test('contracts go on for as long again, a second time for the length of the last term, and are undone', async () => {
  const { server, company, as, arta, besa, prolong, undo, endOf } = await arranged();
  expect((await prolong(arta, besa)).status).toBe(200);
  expect([await endOf(arta), await endOf(besa)]).toEqual(['2027-10-31', '2027-05-14']);
  await prolong(besa);
  expect(await endOf(besa)).toBe('2027-11-14');
  const { body } = await as.call(getProlongation, { query: { employeeId: besa } });
  expect(body).toMatchObject({ ended: '2027-05-14', until: '2027-11-14', mayUndo: true });
  const { body: history } = await as.call(getEmployeeHistory, { query: { employeeId: besa } });
  expect(history.find(({ isDated }) => !isDated)?.changes).toEqual([
    { field: 'expirationContract', old: '2027-05-14', new: '2027-11-14' },
  ]);
  await undo(besa);
  expect((await undo(arta, besa)).status).toBe(204);
  expect([await endOf(arta), await endOf(besa)]).toEqual(['2026-10-31', '2026-11-14']);
  expect((await undo(besa)).status).toBe(404);
  const lines = await server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(auditLine.id));
  expect(lines.map(({ type }) => type).filter((type) => /prolong/i.test(type))).toEqual([
    ...['prolongContract', 'prolongContract', 'prolongContract'],
    ...['undoProlongation', 'undoProlongation', 'undoProlongation'],
  ]);
});

test('more than ten years of fixed term together are refused with the last day of them', async () => {
  const { as, company, preview, prolong } = await arranged();
  const [old = 0] = await createdEmployees(as, company, {
    ...{ firstName: 'Luan', lastName: 'Gashi', personalNumber: '1008167059' },
    ...{ contractStarted: '2021-11-01', expirationContract: '2026-10-31' },
  });
  const [whole = 0] = await createdEmployees(as, company, {
    ...{ firstName: 'Mira', lastName: 'Kelmendi', personalNumber: '2565529407' },
    ...{ contractStarted: '2021-10-01', expirationContract: '2026-10-31' },
  });
  expect((await preview(old))[0]).toMatchObject({ until: '2031-10-31', refusal: null });
  expect((await preview(whole))[0]?.refusal).toEqual({ code: 'tenYears', detail: '2031-09-30' });
  expect((await prolong(old, whole)).body).toMatchObject({
    fields: [{ path: 'people.1', code: 'tenYears', message: '2031-09-30' }],
  });
});

test('who leaves, has no end, or would change a closed month is not prolonged; another end since is a conflict', async () => {
  const { server, company, as, arta, besa, open, preview, prolong, undo } = await arranged();
  expect((await preview(open))[0]?.refusal?.code).toBe('noEnd');
  const { version } = (await as.call(getEmployee, { query: { employeeId: besa } })).body;
  await as.call(endEmployment, {
    body: {
      ...{ tenantId: company.id, lastDay: '2026-11-14', reason: 'termExpired', noticeOn: '2026-10-15' },
      ...{ settleLines: false, people: [{ employeeId: besa, version, leaveDays: 0 }] },
    },
  });
  expect((await preview(besa))[0]?.refusal?.code).toBe('leaving');
  const people = [{ employeeId: arta, ended: '2026-09-30', until: '2027-09-30' }];
  const stale = await as.call(prolongContracts, { body: { tenantId: company.id, people } });
  expect(stale.body.code).toBe('CONFLICT');
  await prolong(arta);
  const november = { month: 11, year: 2026 };
  await calculatedMonth(server, company, november);
  await closedMonth(server, company, november);
  expect((await undo(arta)).body.code).toBe('PERIOD_CLOSED');
});

test('nobody of another company prolongs a contract', async () => {
  const { server, arta } = await arranged();
  const other = await server.company();
  const theirs = server.as(other.admin);
  const body = { tenantId: other.id, employeeIds: [arta] };
  expect((await theirs.call(previewProlongation, { body })).status).toBe(404);
  expect((await theirs.call(undoProlongations, { body })).status).toBe(404);
  const people = [{ employeeId: arta, ended: '2026-10-31', until: '2027-10-31' }];
  const prolonged = await theirs.call(prolongContracts, { body: { tenantId: other.id, people } });
  expect(prolonged.status).toBe(404);
  expect((await theirs.call(getProlongation, { query: { employeeId: arta } })).status).toBe(404);
});
