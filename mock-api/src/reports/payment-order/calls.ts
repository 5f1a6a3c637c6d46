import {
  exportPaymentOrder,
  getPaymentOrder,
  getPaymentOrderPdf,
  sendPaymentOrder,
} from '@paga/contract/reports/payment-order';
import { monthNamed } from '#core/calendar-month.ts';
import { asTables } from '../files/draw-report.ts';
import { report } from '../report/report.ts';
import { paymentOrder } from './payment-order.ts';
import { paymentOrderFile } from './payment-order-file.ts';

const draw = asTables(paymentOrderFile);

/** The bank payment list of a month. */
export const paymentOrderCalls = report({
  calls: { pdf: getPaymentOrderPdf, excel: exportPaymentOrder, mail: sendPaymentOrder },
  rows: { call: getPaymentOrder, run: paymentOrder },
  draw,
  audit: ({ filter }) => ({ type: 'sendPaymentOrder', about: { month: monthNamed(filter) } }),
});
