import { downloadLeaveTemplate as call } from '@paga/contract/leave';
import { XLSX } from '#core/files/xlsx.ts';
import { read } from '#core/http/handler.ts';
import { leaveTemplate } from './template.ts';

/** The empty workbook of balances and booked leave in the person's language. */
export const downloadLeaveTemplate = read({
  call,
  run: async (ctx, { query }) => ({
    ...(await leaveTemplate(query.language ?? ctx.actor.language)),
    contentType: XLSX,
  }),
});
