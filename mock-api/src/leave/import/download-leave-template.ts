import { downloadLeaveTemplate as call } from '@paga/contract/leave';
import { read } from '#core/http/handler.ts';
import { templateFile } from '#core/import/template.ts';
import { LEAVE_TEMPLATE } from './template.ts';

/** The empty workbook of balances and booked leave in the person's language. */
export const downloadLeaveTemplate = read({
  call,
  run: (ctx, { query }) => templateFile(LEAVE_TEMPLATE, query.language ?? ctx.actor.language),
});
