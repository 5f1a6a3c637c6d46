import { CompanyForm, showTenant, updateTenant } from '@paga/contract/company/profile';
import { type SettingField, type SettingTable, settingFields } from '@paga/contract/company/setting-fields';
import {
  getHealthInsurance,
  getLeaveConfiguration,
  getMonthSettings,
  getOvertime,
  getSettingHistory,
  HealthInsurance,
  LeaveConfiguration,
  MonthSettings,
  Overtime,
  type SettingKind,
  updateHealthInsurance,
  updateMonthSettings,
  updateOvertime,
} from '@paga/contract/company/settings';
import { updateLeaveConfiguration } from '@paga/contract/leave';
import { auditWords } from '@paga/testing/audit-words';
import { testServer } from '@paga/testing/server';
import { desc, getTableName } from 'drizzle-orm';
import type { ZodType } from 'zod';
import { auditLine } from '#core/audit/table.ts';
import { settingTables } from './table.ts';

const ABOUT = ['id', 'tenantId', 'version', 'validFrom'];
const fieldsOf = ({ shape }: { shape: object }) => Object.keys(shape).filter((name) => !ABOUT.includes(name));

async function arranged() {
  const server = await testServer();
  const company = await server.company();
  const as = server.as(company.admin);
  /** The fields of the newest line of the audit log. */
  const audited = async () => {
    const [line] = await server.asAccess((tx) =>
      tx.select().from(auditLine).orderBy(desc(auditLine.id)).limit(1),
    );
    return Object.keys(line?.changes ?? {});
  };
  return { server, company, as, audited };
}

function expectNamed(fields: readonly string[]): void {
  for (const language of ['sq', 'en'] as const) {
    const words = auditWords(language);
    expect(fields.filter((field) => !words[field])).toEqual([]);
  }
}

test('every column of every table of settings in the database is a listed field, and the other way round', async () => {
  const server = await testServer();
  const about = ['id', 'tenantId', 'validFrom', 'createdBy', 'createdAt'];
  for (const [table, stored] of Object.entries(settingTables)) {
    const fields = Object.entries<SettingField>(settingFields[table as SettingTable]);
    const { rows } = await server.asAccess((tx) =>
      tx.execute<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = '${getTableName(stored)}'::regclass and attnum > 0 and not attisdropped`,
      ),
    );
    const columns = rows.map(({ name }) => name).filter((name) => !about.includes(name));
    expect(fields.map(([name, { column = name }]) => column).sort()).toEqual(columns.sort());
  }
});

test('every value of every setting comes back, stands in its history and in the audit log under its name', async () => {
  const { company, as, audited } = await arranged();
  const query = { tenantId: company.id };
  const settings = {
    overtime: {
      schema: Overtime,
      save: (body: never) => as.call(updateOvertime, { body }),
      read: () => as.call(getOvertime, {}),
    },
    leave: {
      schema: LeaveConfiguration,
      save: (body: never) => as.call(updateLeaveConfiguration, { body }),
      read: () => as.call(getLeaveConfiguration, {}),
    },
    insurance: {
      schema: HealthInsurance,
      save: (body: never) => as.call(updateHealthInsurance, { body }),
      read: () => as.call(getHealthInsurance, { query }),
    },
    month: {
      schema: MonthSettings,
      save: (body: never) => as.call(updateMonthSettings, { body }),
      read: () => as.call(getMonthSettings, {}),
    },
  } satisfies Record<SettingKind, object>;
  for (const [setting, { schema, save, read }] of Object.entries(settings)) {
    const fields = fieldsOf(schema);
    const shape: Readonly<Record<string, ZodType>> = schema.shape;
    const before = (await read()).body as Record<string, unknown>;
    // Another value of each: one more, or one less where that is too much; a switch is turned.
    const other = Object.fromEntries(
      fields.map((field) => {
        if (shape[field]?.safeParse(true).success) return [field, before[field] !== true];
        const value = Number(before[field] ?? 160);
        const { success } = shape[field]?.safeParse(value + 1) ?? { success: false };
        return [field, success ? value + 1 : value - 1];
      }),
    );
    const body = { ...other, ...(setting === 'leave' && query) } as never;
    expect([setting, await save(body)]).toMatchObject([setting, { status: 200, body: other }]);
    expect((await read()).body).toMatchObject(other);
    expect((await audited()).sort()).toEqual(expect.arrayContaining([...fields].sort()));
    expectNamed(fields);
    const history = (await as.call(getSettingHistory, { query: { setting: setting as SettingKind } })).body;
    const named = history.entries.flatMap(({ changes }) => changes.map(({ field }) => field));
    expect(fields.filter((field) => !named.includes(field))).toEqual([]);
  }
});

test('every field of the company form comes back and stands in the audit log under its name', async () => {
  const { server, company, as, audited } = await arranged();
  const superAdmin = server.as(await server.superAdmin());
  const form = {
    name: 'Agimi i ri',
    email: 'zyra@agimi.example.com',
    businessNumber: '819999999',
    address: 'Rruga e provës 1',
    phone: '+383 44 123 456',
    authorizedPerson: 'Besa Gashi',
    statusId: 2,
    registrationDate: '2026-01-02',
    expirationDate: '2030-12-31',
    code: 'Prov42',
    checkedQb: true,
  } satisfies Required<CompanyForm>;
  expect(Object.keys(form).sort()).toEqual(fieldsOf(CompanyForm).sort());
  const { status } = await superAdmin.call(updateTenant, { body: { ...form, tenantId: company.id } });
  expect(status).toBe(200);
  // Columns of another name; the code is never answered.
  const stored: Record<string, string> = { statusId: 'status', checkedQb: 'hasQuickbooks' };
  const changed = fieldsOf(CompanyForm).map((field) => stored[field] ?? field);
  const { code: _, checkedQb, ...shown } = form;
  const { body } = await as.call(showTenant, {});
  expect(body).toMatchObject({ ...shown, hasQuickbooks: checkedQb ? 1 : 0 });
  expect((await audited()).sort()).toEqual(changed.sort());
  expectNamed(changed);
});
