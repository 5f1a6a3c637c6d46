import {
  getHealthInsurance,
  getLeaveConfiguration,
  getMonthSettings,
  getOvertime,
  getSettingHistory,
  type LeaveConfiguration,
  type SettingKind,
  updateHealthInsurance,
  updateMonthSettings,
  updateOvertime,
} from '@paga/contract/company/settings';
import { updateLeaveConfiguration } from '@paga/contract/leave';
import { type TestCompany, type TestServer, type TestUser, testServer } from '@paga/testing/server';
import { asc } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';

let server: TestServer;
let company: TestCompany;
beforeEach(async () => {
  server = await testServer();
  server.clock.set('2026-10-15T09:00:00Z');
  company = await server.company();
});

const uplifts = {
  nightPercentage: 35,
  weekendPercentage: 50,
  afterHoursPercentage: 30,
  holidayPercentage: 150,
  guardPercentage: 20,
};
const premiums = { prime: 45.01, partner: 20, children: 10.5, adultsChildren: 0, parent: 0 };
const month = { hoursPerMonth: 173.33, paymentDay: 10, paymentMonth: 1 } as const;
const leaveOf = (tenantId: number) => ({
  tenantId,
  weekWorkingDays: 6,
  annualLeaveDays: 24,
  annualPercentage: 100,
  medicalLeaveDays: 20,
  medicalPercentage: 70.5,
  maleSpecialLeaveDays: 5,
  maleSpecialPercentage: 100,
  femaleSpecialLeaveDays: 7,
  femaleSpecialPercentage: 100,
  maternityLeaveDays: 365,
  maternityPercentage: 70,
});

type Bad = Record<string, unknown>;
/** Each setting changed and read back by the same hands. */
const settings = {
  overtime: {
    change: (as: TestUser, facts: Bad = {}) =>
      server.as(as).call(updateOvertime, { body: { ...uplifts, ...facts } }),
    read: async () => (await server.as(company.user).call(getOvertime, {})).body as object,
    values: () => uplifts as object,
    bad: { nightPercentage: -1 } as Bad,
    type: 'updateOvertime',
    changed: { nightPercentage: { old: 30, new: 35 } },
  },
  leave: {
    change: (as: TestUser, facts: Bad = {}) =>
      server
        .as(as)
        .call(updateLeaveConfiguration, { body: { ...leaveOf(company.id), ...facts } as LeaveConfiguration }),
    read: async () => (await server.as(company.user).call(getLeaveConfiguration, {})).body as object,
    values: () => leaveOf(company.id) as object,
    bad: { annualLeaveDays: 20.5 } as Bad,
    type: 'updateLeave',
    changed: { weekWorkingDays: { old: 5, new: 6 }, medicalPercentage: { old: 100, new: 70.5 } },
  },
  insurance: {
    change: (as: TestUser, facts: Bad = {}) =>
      server.as(as).call(updateHealthInsurance, { body: { ...premiums, ...facts } }),
    read: async () =>
      (await server.as(company.user).call(getHealthInsurance, { query: { tenantId: company.id } }))
        .body as object,
    values: () => premiums as object,
    bad: { prime: 45.001 } as Bad,
    type: 'updateInsurance',
    changed: { prime: { old: 0, new: 45.01 } },
  },
  month: {
    change: (as: TestUser, facts: Bad = {}) =>
      server.as(as).call(updateMonthSettings, { body: { ...month, ...facts } }),
    read: async () => (await server.as(company.user).call(getMonthSettings, {})).body as object,
    values: () => month as object,
    bad: { paymentDay: 32 } as Bad,
    type: 'updateMonthSettings',
    changed: { hoursPerMonth: { old: null, new: 173.33 }, paymentDay: { old: 31, new: 10 } },
  },
};
/** Another value than `values`. */
const other = (kind: SettingKind): Bad =>
  ({
    overtime: { nightPercentage: 40 },
    leave: { annualLeaveDays: 25 },
    insurance: { prime: 50 },
    month: { paymentDay: 7 },
  })[kind];
const lines = () =>
  server.inCompany(company.id, (tx) => tx.select().from(auditLine).orderBy(asc(auditLine.id)));

describe.each(Object.keys(settings) as SettingKind[])('the setting of %s', (kind) => {
  const setting = settings[kind];

  it('is changed by managers from today, and from a day that was named', async () => {
    expect((await setting.change(company.manager)).status).toBe(200);
    expect(await setting.read()).toMatchObject({ ...setting.values(), validFrom: '2026-10-15' });
    const coming = await setting.change(company.admin, {
      validFrom: '2027-01-01',
      ...(kind === 'month' ? { paymentDay: 5 } : {}),
    });
    expect(coming.status).toBe(200);
    expect(await setting.read()).toMatchObject({ ...setting.values(), validFrom: '2026-10-15' });
  });

  it('is changed by nobody of role 4, of another company, or not signed in', async () => {
    const before = await setting.read();
    const drini = await server.company({ name: 'Drini' });
    expect(await setting.change(company.user)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    const foreign = await server.user({ roleId: 2, companies: [drini.id] });
    await setting.change(foreign);
    expect(await setting.read()).toEqual(before);
    expect(await lines()).toEqual([]);
  });

  it('refuses what is out of range, and days before the first table', async () => {
    for (const facts of [setting.bad, { validFrom: '2008-12-31' }, { validFrom: '2026-02-30' }, { id: 7 }]) {
      const { status, body } = await setting.change(company.admin, facts);
      expect([status, body.code, body.fields?.map(({ path }) => path)]).toEqual([
        422,
        'VALIDATION_FAILED',
        Object.keys(facts),
      ]);
    }
    expect(await lines()).toEqual([]);
  });

  it('refuses the second of two people who read the same, also at one moment, and stores nothing of it', async () => {
    const { version } = (await setting.read()) as { version: number };
    expect(version).toEqual(expect.any(Number));
    const changes = [
      setting.change(company.admin, { version }),
      setting.change(company.manager, { version, ...other(kind) }),
    ];
    const answers = await Promise.all(changes);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'CONFLICT' });
    expect(await lines()).toHaveLength(1);
    const read = (await setting.read()) as { version: number };
    expect(read.version).toBeGreaterThan(version);
    expect(
      (
        await setting.change(company.manager, {
          version: read.version,
          ...other(kind),
          validFrom: '2026-10-16',
        })
      ).status,
    ).toBe(200);
  });

  it('leaves an audit line with old and new values, and none when nothing changes', async () => {
    await setting.change(company.admin);
    await setting.change(company.admin);
    const found = await lines();
    expect(found).toMatchObject([
      { page: 'configurations', type: setting.type, userId: company.admin.id, changes: setting.changed },
    ]);
  });

  it('tells since when, by whom, and what was before; a second change of a day stands beside the first', async () => {
    await setting.change(company.manager);
    server.clock.advance(60);
    const back = await setting.change(
      company.admin,
      kind === 'month' ? { hoursPerMonth: 160 } : { ...firstOf(kind), validFrom: '2026-10-15' },
    );
    expect(back.status).toBe(200);
    const { body } = await server.as(company.user).call(getSettingHistory, { query: { setting: kind } });
    const own = body.entries.filter(({ changedBy }) => changedBy !== null);
    expect(body.earliest).toBeNull();
    expect(own[0]).toMatchObject({ validFrom: '2026-10-15', changedBy: { id: company.admin.id } });
    expect(own.at(-1)?.changedBy?.id).toBe(company.manager.id);
    expect(own.at(-1)?.changedBy?.name).toEqual(expect.any(String));
    expect(body.entries.at(-1)).toMatchObject({ validFrom: '2009-01-01', changedBy: null });
  });
});

/** One value of a setting other than the tests' own. */
function firstOf(kind: Exclude<SettingKind, 'month'>): Bad {
  return { overtime: { nightPercentage: 30 }, leave: { weekWorkingDays: 5 }, insurance: { prime: 0 } }[kind];
}

it('names a super admin who changed a setting', async () => {
  const sara = await server.superAdmin();
  const { status } = await server.as(sara, { company: company.id }).call(updateOvertime, { body: uplifts });
  expect(status).toBe(200);
  const { body } = await server.as(company.user).call(getSettingHistory, { query: { setting: 'overtime' } });
  expect(body.entries[0]).toMatchObject({
    changedBy: { id: sara.id, name: 'Sara Super' },
    changes: [
      { field: 'nightPercentage', old: 30, new: 35 },
      { field: 'holidayPercentage', old: 50, new: 150 },
    ],
  });
});
