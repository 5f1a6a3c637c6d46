import { getVacationList as call } from '@paga/contract/reports';
import { read } from '#core/http/handler.ts';
import { vacationList } from './vacation-list.ts';

export const getVacationList = read({
  call,
  run: (ctx, { body: { from, to } }) => vacationList(ctx, { from, to }),
});
