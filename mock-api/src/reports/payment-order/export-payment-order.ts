import { exportPaymentOrder as call } from '@paga/contract/reports/payment-order';
import { read } from '#core/http/handler.ts';
import { drawReport } from '../files/draw-report.ts';
import { storeReport } from '../files/store-report.ts';
import { paymentOrderFile } from './payment-order-file.ts';

export const exportPaymentOrder = read({
  call,
  run: async (ctx, { body }) =>
    storeReport(ctx, await drawReport(ctx, await paymentOrderFile(ctx, body), 'xlsx')),
});
