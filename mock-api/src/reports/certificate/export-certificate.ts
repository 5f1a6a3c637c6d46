import { exportCertificate as call } from '@paga/contract/reports';
import { read } from '#core/http/handler.ts';
import { storeReport } from '../files/store-report.ts';
import { yearAsked } from '../report/year-asked.ts';
import { certificateFile } from './certificate-file.ts';

export const exportCertificate = read({
  call,
  run: async (ctx, { body: { employeeId, year } }) =>
    storeReport(ctx, await certificateFile(ctx, { employeeId, year: yearAsked(ctx, year) }, 'xlsx')),
});
