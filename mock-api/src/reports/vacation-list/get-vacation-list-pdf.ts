import { getVacationListPdf as call } from '@paga/contract/reports';
import { read } from '#core/http/handler.ts';
import { drawReport } from '../files/draw-report.ts';
import { storeReport } from '../files/store-report.ts';
import { vacationListFile } from './vacation-list-file.ts';

export const getVacationListPdf = read({
  call,
  run: async (ctx, { body: { from, to } }) =>
    storeReport(ctx, await drawReport(ctx, await vacationListFile(ctx, { from, to }), 'pdf')),
});
