import { getMonthSettings as call } from '@paga/contract/company/settings';
import { read } from '#core/http/handler.ts';
import { rowsOn, versionOf, wire } from './month.ts';

export const getMonthSettings = read({
  call,
  run: async (ctx) => ({ ...wire(await rowsOn(ctx, ctx.today), ctx.today), version: await versionOf(ctx) }),
});
