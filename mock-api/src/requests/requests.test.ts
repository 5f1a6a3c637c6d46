import { getEmployeeVacations, getOwnLeave, previewOwnLeave, storeVacation } from '@paga/contract/leave';
import {
  askForLeave,
  askQuestion,
  decideRequest,
  getOwnRequests,
  getRequests,
  OPEN_OF_PERSON,
  withdrawRequest,
} from '@paga/contract/requests';
import { LeaveType } from '@paga/contract/shapes';
import { joinedEmployee } from '@paga/testing/own-page';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { outboxMail } from '#core/mail/table.ts';
import { vacation } from '#leave/count/table.ts';

let server: TestServer;
let agimi: TestCompany;
let arta: number;
let page: TestUser;

beforeEach(async () => {
  server = await testServer();
  agimi = await server.company({ name: 'Agimi' });
  arta = await aWorker(server, agimi);
  page = await joinedEmployee(server, agimi.id, arta);
});

const ask = (facts: LeaveFacts = {}, workingDays = 5, who: TestUser = page) =>
  server.as(who).call(askForLeave, {
    body: { ...aLeave(facts), type: facts.type ?? LeaveType.annual, workingDays } as never,
  });
async function asked(facts?: LeaveFacts, workingDays?: number): Promise<number> {
  const { body } = await ask(facts, workingDays);
  return body.request?.id ?? 0;
}
const question = (text = 'Pse?', who: TestUser = page) =>
  server.as(who).call(askQuestion, { body: { text, about: { year: 2026, month: 9, line: 'Bruto' } } });
const decide = (
  id: number,
  decision: 'approve' | 'refuse' = 'approve',
  { note, by = agimi.admin }: { note?: string; by?: TestUser } = {},
) =>
  server
    .as(by)
    .call(decideRequest, { params: { id }, body: { tenantId: agimi.id, decision, ...(note && { note }) } });
const own = async () => (await server.as(page).call(getOwnRequests, {})).body;
const inbox = async (of: 'open' | 'decided' = 'open', by = agimi.admin) =>
  (await server.as(by).call(getRequests, { query: { tenantId: agimi.id, of } })).body.data;
const rows = <T>(work: Parameters<typeof server.inCompany<T>>[1]) => server.inCompany(agimi.id, work);
const booked = () => rows((tx) => tx.select().from(vacation));
const auditLines = () => rows((tx) => tx.select().from(auditLine).orderBy(auditLine.id));

test('leave that is asked for waits in the inbox; approved it is booked by the ordinary write, with both names, and a mail that says nothing', async () => {
  const id = await asked();
  expect(await inbox()).toMatchObject([
    {
      id,
      state: 'asked',
      employeeName: 'Arta Krasniqi',
      own: false,
      leave: { from: '2026-11-02', workingDays: 5 },
    },
  ]);
  expect(await booked()).toEqual([]);
  const { status, body } = await decide(id, 'approve', { note: 'Pushim të mbarë' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ refusal: null, request: { state: 'applied', note: 'Pushim të mbarë' } });
  expect(await booked()).toMatchObject([
    { employeeId: arta, days: { length: 5 }, createdBy: agimi.admin.id },
  ]);
  expect(await own()).toMatchObject([
    { id, state: 'applied', decidedBy: expect.any(String), decidedAt: '2026-10-15T09:00:00.000Z' },
  ]);
  expect(await inbox()).toEqual([]);
  expect(await inbox('decided')).toHaveLength(1);
  const lines = await auditLines();
  expect(lines.map(({ page: on, type, userId, employeeId }) => [on, type, userId, employeeId])).toEqual([
    ['requests', 'askOffice', null, arta],
    ['vacations', 'create', agimi.admin.id, null],
    ['requests', 'approveRequest', agimi.admin.id, null],
  ]);
  expect(lines.at(-1)?.changes).toMatchObject({
    employee: { new: 'Arta Krasniqi' },
    workingDays: { new: 5 },
  });
  const [mail] = await rows((tx) => tx.select().from(outboxMail));
  expect(mail).toMatchObject({ recipient: page.email, subject: 'Keni një përgjigje nga Agimi' });
  expect(mail?.textBody).toContain('/me');
  expect(mail?.textBody).not.toMatch(/pushim|vjetor|2026|\d+ dit/i);
});

test('refused it stays unbooked and says why; withdrawn it is gone from the inbox; neither is decided again', async () => {
  const [first, second] = [await asked(), await asked({ from: '2026-11-09', to: '2026-11-13' })];
  expect((await decide(first, 'refuse', { note: 'Jo tani' })).body.request).toMatchObject({
    state: 'refused',
  });
  const back = await server.as(page).call(withdrawRequest, { params: { id: second } });
  expect(back.body).toMatchObject({ state: 'withdrawn', decidedBy: null });
  expect((await own()).map(({ state, note }) => [state, note])).toEqual([
    ['withdrawn', null],
    ['refused', 'Jo tani'],
  ]);
  for (const id of [first, second]) {
    expect(await decide(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await server.as(page).call(withdrawRequest, { params: { id } })).status).toBe(409);
  }
  expect(await booked()).toEqual([]);
});

test('approved twice at once it is applied once', async () => {
  const id = await asked();
  const both = await Promise.all([decide(id), decide(id, 'approve', { by: agimi.manager })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await booked()).toHaveLength(1);
});

test('leave that costs other days by now is returned, with the difference, and not booked', async () => {
  const id = await asked({ from: '2026-11-02', to: '2026-11-07' });
  await rows((tx) => tx.execute(sql`update "leave_setting" set "weekWorkingDays" = 6`));
  expect((await decide(id)).body.request).toMatchObject({
    state: 'stale',
    leave: { workingDays: 5, daysNow: 6 },
  });
  expect(await booked()).toEqual([]);
  expect((await auditLines()).at(-1)).toMatchObject({
    type: 'returnRequest',
    changes: { workingDays: { old: 5, new: 6 } },
  });
  expect(await ask({ from: '2026-11-02', to: '2026-11-07' })).toMatchObject({ status: 409 });
  expect((await ask({ from: '2026-11-02', to: '2026-11-07' }, 6)).body.request?.state).toBe('asked');
});

test('what the booking refuses by now waits on; what it would refuse is not asked for', async () => {
  const id = await asked();
  const body = { tenantId: agimi.id, employeeId: arta, ...aLeave({ type: LeaveType.medical }) };
  await server.as(agimi.admin).call(storeVacation, { body });
  expect((await decide(id)).body).toMatchObject({ refusal: 'exists', request: { state: 'asked' } });
  expect(await auditLines()).toHaveLength(2);
  expect((await ask()).body).toEqual({ request: null, refusal: 'exists' });
  expect((await ask({ from: '2026-11-03', to: '2026-11-03' }, 1)).body.refusal).toBe('exists');
  expect((await ask({ from: '2027-03-01', to: '2027-04-30' }, 42)).body.refusal).toBe('beyondBalance');
  await aSalaryMonth(server, agimi, { year: 2026, month: 9, closed: true });
  expect((await ask({ from: '2026-09-07', to: '2026-09-08' }, 2)).body.refusal).toBe('periodClosed');
});

test('the office cannot book in a month that is closed meanwhile', async () => {
  const id = await asked();
  await aSalaryMonth(server, agimi, { year: 2026, month: 11, closed: true });
  expect((await decide(id)).body).toMatchObject({ code: 'PERIOD_CLOSED' });
  expect((await inbox())[0]?.state).toBe('asked');
});

test('a question is answered in words by roles 2 and 3; its words stand in no line of the audit log', async () => {
  const { body } = await question('Pse më pak se në gusht?');
  expect(await inbox('open', agimi.user)).toEqual([]);
  expect((await decide(body.id, 'approve', { by: agimi.user, note: 'Po' })).status).toBe(403);
  expect((await decide(body.id)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  const answered = await decide(body.id, 'approve', { by: agimi.manager, note: 'Kishte orë shtesë.' });
  expect(answered.body.request).toMatchObject({ state: 'approved', question: { about: { line: 'Bruto' } } });
  expect(await own()).toMatchObject([{ state: 'approved', note: 'Kishte orë shtesë.' }]);
  expect(JSON.stringify(await auditLines())).not.toMatch(/gusht|shtesë/);
});

test('role 4 books leave, so it decides about leave', async () => {
  const id = await asked();
  expect(await inbox('open', agimi.user)).toHaveLength(1);
  expect((await decide(id, 'approve', { by: agimi.user })).body.request?.state).toBe('applied');
  const superAdmin = await server.superAdmin();
  const body = { tenantId: agimi.id, decision: 'refuse' as const };
  expect((await server.as(superAdmin).call(decideRequest, { params: { id }, body })).status).toBe(403);
});

test('a request of somebody else and of another company answers as one that does not exist', async () => {
  const id = await asked();
  const besa = await joinedEmployee(server, agimi.id, await aWorker(server, agimi, { firstName: 'Besa' }));
  const drini = await server.company({ name: 'Drini' });
  const other = await joinedEmployee(server, drini.id, await aWorker(server, drini));
  for (const who of [besa, other]) {
    expect((await server.as(who).call(withdrawRequest, { params: { id } })).status).toBe(404);
    expect((await server.as(who).call(getOwnRequests, {})).body).toEqual([]);
  }
  const foreign = { params: { id }, body: { tenantId: drini.id, decision: 'approve' as const } };
  expect((await server.as(drini.admin).call(decideRequest, foreign)).status).toBe(404);
  const theirs = { query: { tenantId: drini.id, of: 'open' as const } };
  expect((await server.as(drini.admin).call(getRequests, theirs)).body.data).toEqual([]);
  expect((await decide(id, 'approve', { by: drini.admin })).status).toBe(403);
  for (const who of [agimi.admin, undefined])
    expect((await server.as(who).call(getOwnRequests, {})).status).toBe(401);
});

test('asks for nothing: who has left, where the part is switched off, and with twenty that wait', async () => {
  for (let many = 0; many < OPEN_OF_PERSON; many += 1) expect((await question(`${many}?`)).status).toBe(200);
  expect((await question()).body).toMatchObject({ code: 'REQUESTS_WAITING' });
  await rows((tx) => tx.execute(sql`update "own_setting" set "leave" = false`));
  expect((await ask()).body).toMatchObject({ code: 'OWN_PART_OFF' });
  await rows((tx) => tx.execute(sql`update "employee" set "expirationContract" = '2026-09-30'`));
  expect((await question()).body).toMatchObject({ code: 'OWN_PART_OFF' });
  expect((await server.as(page).call(getOwnRequests, {})).body).toMatchObject({ code: 'OWN_PART_OFF' });
});

test('what the page says of leave is what the office says: balances, booked days, and the preview without colleagues', async () => {
  const body = { tenantId: agimi.id, employeeId: arta, ...aLeave() };
  await server.as(agimi.admin).call(storeVacation, { body });
  const office = (
    await server.as(agimi.admin).call(getEmployeeVacations, { params: { id: arta }, query: {} })
  ).body;
  const mine = (await server.as(page).call(getOwnLeave, { query: {} })).body;
  const annual = mine.balances.find(({ typeId }) => typeId === LeaveType.annual);
  expect(annual).toMatchObject({ total: office.annualDays, used: 5, left: office.annualLeft });
  expect(mine.booked).toMatchObject([{ from: '2026-11-02', to: '2026-11-06', workingDays: 5 }]);
  const query = { type: LeaveType.annual, from: '2026-12-23', to: '2026-12-28' } as const;
  const preview = (await server.as(page).call(previewOwnLeave, { query })).body;
  expect(preview).toMatchObject({ workingDays: 3, holidays: [{ date: '2026-12-25' }], refusal: null });
  expect(preview).not.toHaveProperty('alsoAway');
});
