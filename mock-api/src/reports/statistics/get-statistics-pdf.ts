import { getStatisticsPdf as call } from '@paga/contract/reports/statistics';
import { read } from '#core/http/handler.ts';
import { drawReport } from '../files/draw-report.ts';
import { storeReport } from '../files/store-report.ts';
import { statisticsFile } from './statistics-file.ts';

export const getStatisticsPdf = read({
  call,
  run: async (ctx, { body: { year, employeeId } }) =>
    storeReport(ctx, await drawReport(ctx, await statisticsFile(ctx, { year, employeeId }), 'pdf')),
});
