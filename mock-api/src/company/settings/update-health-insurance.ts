import { updateHealthInsurance as call } from '@paga/contract/company/settings';
import { toCents } from '@paga/payroll';
import { write } from '#core/http/handler.ts';
import { beforeChange, saveSetting, settingAudit, settingVersion } from './dated-setting.ts';
import { wire } from './insurance.ts';
import { insuranceSetting } from './table.ts';

export const updateHealthInsurance = write({
  call,
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
  audit: ({ loaded: { before }, answer }) =>
    settingAudit('updateInsurance', before ? wire(before) : null, answer),
});
