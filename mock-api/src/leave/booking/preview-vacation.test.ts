import { type LeaveTypeId, previewVacation, storeVacation } from '@paga/contract/leave';
import { Gender, LeaveType } from '@paga/contract/shapes';
import { type TestCompany, type TestServer, testServer } from '@paga/testing/server';
import { aLeave, aSalaryMonth, aWorker, type LeaveFacts } from '@paga/testing/vacations';
import { employeeSector, sector } from '#people/table.ts';

let server: TestServer;
let company: TestCompany;
let arta: number;

beforeEach(async () => {
  server = await testServer();
  company = await server.company();
  arta = await aWorker(server, company);
});

type Asked = LeaveFacts & { employeeId?: number; vacationId?: number };

const preview = ({ employeeId = arta, vacationId, ...facts }: Asked = {}, by = company.user) => {
  const query = {
    tenantId: company.id,
    employeeId,
    ...aLeave(facts),
    ...(vacationId === undefined ? {} : { vacationId }),
  };
  return server.as(by).call(previewVacation, { query });
};
const book = async (facts: LeaveFacts = {}, employeeId = arta) => {
  const { body } = await server
    .as(company.user)
    .call(storeVacation, { body: { tenantId: company.id, employeeId, ...aLeave(facts) } });
  return 'vacation' in body ? body.vacation.id : Promise.reject(new Error(JSON.stringify(body)));
};

describe('what a leave would cost', () => {
  it('is counted as the booking counts it: working days, public holidays, and what is left of each year', async () => {
    const { status, body } = await preview({ from: '2026-12-21', to: '2027-01-08' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ workingDays: 11, refusal: null, alsoAway: [], givesBack: 0 });
    expect(body.holidays.map(({ date }) => date)).toEqual([
      '2026-12-25',
      '2027-01-01',
      '2027-01-04',
      '2027-01-07',
    ]);
    expect(body.balances).toEqual([
      { year: 2026, wanted: 8, left: 12 },
      { year: 2027, wanted: 3, left: 17 },
    ]);
  });

  it('is not counted for more than two years, whatever the type', async () => {
    for (const type of [LeaveType.annual, LeaveType.special])
      expect(await preview({ type, from: '2026-12-01', to: '2199-12-31' })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_FAILED', fields: [{ path: 'to', code: 'tooLong' }] },
      });
    const booked = await server.as(company.user).call(storeVacation, {
      body: { tenantId: company.id, employeeId: arta, ...aLeave({ to: '2199-12-31' }) },
    });
    expect([booked.status, booked.body.fields]).toMatchObject([422, [{ path: 'to', code: 'tooLong' }]]);
  });

  it('leaves out the leave that is being edited', async () => {
    const vacationId = await book();
    expect((await preview({ to: '2026-11-03' })).body).toMatchObject({ refusal: 'exists' });
    const { body } = await preview({ to: '2026-11-03', vacationId });
    expect(body).toMatchObject({ refusal: null, balances: [{ year: 2026, wanted: 2, left: 18 }] });
  });

  it.each([
    ['ends before it starts', { from: '2026-11-06', to: '2026-11-02' }, 'endBeforeStart'],
    ['has no working day', { from: '2026-11-07', to: '2026-11-08' }, 'noWorkingDays'],
    ['is beyond the balance', { from: '2026-11-02', to: '2026-12-31' }, 'beyondBalance'],
    ['lies before the contract', { from: '2019-12-30', to: '2019-12-31' }, 'outsideContract'],
  ])('says why it is refused when it %s', async (_, dates, refusal) => {
    expect((await preview(dates)).body.refusal).toBe(refusal);
  });

  it('refuses maternity leave of a man, and says that a month is closed', async () => {
    const drin = await aWorker(server, company, { firstName: 'Drin', gender: Gender.male });
    expect((await preview({ employeeId: drin, type: LeaveType.maternity })).body.refusal).toBe(
      'typeNotAllowed',
    );
    await aSalaryMonth(server, company, { year: 2026, month: 11, closed: true });
    expect((await preview()).body.refusal).toBe('periodClosed');
  });

  it('warns of what the law asks, and refuses nothing for it', async () => {
    const newcomer = await aWorker(server, company, { firstName: 'Besa', contractStarted: '2026-09-01' });
    const soon = { employeeId: newcomer, from: '2026-10-29', to: '2026-10-30' };
    expect((await preview(soon)).body).toMatchObject({
      refusal: null,
      warnings: ['shortNotice', 'firstSixMonths'],
    });
    expect((await preview({ from: '2026-11-09', to: '2026-11-10' })).body.warnings).toEqual([]);
    // A renewed contract is no new work; who comes back keeps the right of the year, and begins anew in the next.
    const past = (ended: string) => ({ earlierContracts: [{ started: '2020-01-01', ended }] });
    const renewed = await aWorker(server, company, { contractStarted: '2026-09-01', ...past('2026-08-31') });
    const returned = await aWorker(server, company, { contractStarted: '2026-10-01', ...past('2026-03-15') });
    const warned = async (employeeId: number, from: string) =>
      (await preview({ employeeId, from, to: from })).body.warnings;
    expect(await warned(renewed, '2026-11-09')).toEqual([]);
    expect(await warned(returned, '2026-11-09')).toEqual([]);
    expect(await warned(returned, '2027-01-11')).toEqual(['firstSixMonths']);
    await book({ from: '2026-11-09', to: '2026-11-16' });
    const last = { from: '2026-12-01', to: '2026-12-08' };
    expect((await preview(last)).body.warnings).toEqual(['noUnbrokenPart']);
    const sick: LeaveTypeId = LeaveType.medical;
    expect((await preview({ ...last, type: sick })).body.warnings).toEqual([]);
  });

  it('names who of the same sector is away, and what a sick leave over annual days gives back', async () => {
    const [besa, drin] = [
      await aWorker(server, company, { firstName: 'Besa' }),
      await aWorker(server, company, { firstName: 'Drin' }),
    ];
    await server.inCompany(company.id, async (tx) => {
      const [shop, office] = await tx
        .insert(sector)
        .values(['Shitja', 'Zyra'].map((name) => ({ tenantId: company.id, name })))
        .returning();
      const of = (employeeId: number, sectorId = 0) => ({ tenantId: company.id, employeeId, sectorId });
      await tx.insert(employeeSector).values([of(arta, shop?.id), of(besa, shop?.id), of(drin, office?.id)]);
    });
    await book({}, besa);
    await book({}, drin);
    await book();
    const { body } = await preview({ type: LeaveType.medical, from: '2026-11-05', to: '2026-11-09' });
    expect(body.alsoAway).toEqual([
      { id: besa, name: 'Besa Krasniqi', from: '2026-11-02', to: '2026-11-06' },
    ]);
    expect(body).toMatchObject({ refusal: null, givesBack: 2 });
  });

  it('is refused to strangers, for strangers, and for dates that do not exist', async () => {
    const stranger = await server.user({ roleId: 4 });
    expect((await preview({}, stranger)).status).toBe(403);
    const foreign = await aWorker(server, await server.company({ name: 'Drini' }));
    expect((await preview({ employeeId: foreign })).status).toBe(404);
    const { status, body } = await preview({ type: 4 as never, from: '2026-02-30' });
    expect([status, body.fields?.map(({ path }) => path)]).toEqual([422, ['type', 'from']]);
  });
});
