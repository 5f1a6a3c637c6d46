import { getAccountLinks as call } from '@paga/contract/bookkeeping';
import { read } from '#core/http/handler.ts';
import { linkRows } from './link-rows.ts';

export const getAccountLinks = read({ call, run: (ctx) => linkRows(ctx, ctx.actor.language) });
