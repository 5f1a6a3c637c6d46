import { getOvertime, type Overtime, updateOvertime } from '@paga/contract/admin/company-settings';
import { found } from '#core/domain-error.ts';
import { read, write } from '#core/http/handler.ts';
import { settingOn } from '../months/basis.ts';
import { beforeChange, saveSetting, settingAudit, settingVersion } from './dated-setting.ts';
import { overtimeSetting } from './table.ts';

type Row = typeof overtimeSetting.$inferSelect;

/** The increases of a setting in percent. */
export const overtimeValues = (row: Row) => ({
  nightPercentage: Number(row.nightPercentage),
  weekendPercentage: Number(row.weekendPercentage),
  afterHoursPercentage: Number(row.afterHoursPercentage),
  holidayPercentage: Number(row.holidayPercentage),
  guardPercentage: Number(row.guardPercentage),
});

const wire = (row: Row): Overtime => ({ id: row.id, validFrom: row.validFrom, ...overtimeValues(row) });

export const overtime = read({
  call: getOvertime,
  run: async (ctx) => ({
    ...wire(found(await settingOn(ctx, overtimeSetting, ctx.today))),
    version: await settingVersion(ctx, overtimeSetting),
  }),
});

export const changeOvertime = write({
  call: updateOvertime,
  load: (ctx, { body }) => beforeChange(ctx, overtimeSetting, body),
  run: async (ctx, { body }, change) => {
    const values = {
      nightPercentage: String(body.nightPercentage),
      weekendPercentage: String(body.weekendPercentage),
      afterHoursPercentage: String(body.afterHoursPercentage),
      holidayPercentage: String(body.holidayPercentage),
      guardPercentage: String(body.guardPercentage),
    };
    const row = await saveSetting(ctx, overtimeSetting, change, values);
    return { ...wire(row), version: await settingVersion(ctx, overtimeSetting) };
  },
  audit: ({ loaded: { before }, answer }) => settingAudit('updateOvertime', before ? wire(before) : null, answer),
});
