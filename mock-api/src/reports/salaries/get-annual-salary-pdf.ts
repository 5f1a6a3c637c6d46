import { getAnnualSalaryPdf as call } from '@paga/contract/reports/salaries';
import { read } from '#core/http/handler.ts';
import { drawReport } from '../files/draw-report.ts';
import { storeReport } from '../files/store-report.ts';
import { salaryFile } from './salary-file.ts';

export const getAnnualSalaryPdf = read({
  call,
  run: async (ctx, { body: { year } }) =>
    storeReport(ctx, await drawReport(ctx, await salaryFile(ctx, { year }), 'pdf')),
});
