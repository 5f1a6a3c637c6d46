import { getHealthInsurance, type HealthInsurance, updateHealthInsurance } from '@paga/contract/admin/company-settings';
import { toCents, toEuro } from '@paga/payroll';
import { found } from '#core/domain-error.ts';
import { read, write } from '#core/http/handler.ts';
import { settingOn } from '../months/basis.ts';
import { beforeChange, saveSetting, settingAudit, settingVersion } from './dated-setting.ts';
import { insuranceSetting } from './table.ts';

type Row = typeof insuranceSetting.$inferSelect;

/** The premiums of a setting in euro. */
export const insuranceValues = (row: Row) => ({
  prime: toEuro(row.prime),
  partner: toEuro(row.partner),
  children: toEuro(row.children),
  adultsChildren: toEuro(row.adultsChildren),
  parent: toEuro(row.parent),
});

const wire = (row: Row): HealthInsurance => ({ validFrom: row.validFrom, ...insuranceValues(row) });

export const healthInsurance = read({
  call: getHealthInsurance,
  run: async (ctx) => ({
    ...wire(found(await settingOn(ctx, insuranceSetting, ctx.today))),
    version: await settingVersion(ctx, insuranceSetting),
  }),
});

export const changeHealthInsurance = write({
  call: updateHealthInsurance,
  load: (ctx, { body }) => beforeChange(ctx, insuranceSetting, body),
  run: async (ctx, { body }, change) => {
    const values = {
      prime: toCents(body.prime),
      partner: toCents(body.partner),
      children: toCents(body.children),
      adultsChildren: toCents(body.adultsChildren),
      parent: toCents(body.parent),
    };
    const row = await saveSetting(ctx, insuranceSetting, change, values);
    return { ...wire(row), version: await settingVersion(ctx, insuranceSetting) };
  },
  audit: ({ loaded: { before }, answer }) => settingAudit('updateInsurance', before ? wire(before) : null, answer),
});
