import { getPaymentOrder as call } from '@paga/contract/reports/payment-order';
import { read } from '#core/http/handler.ts';
import { paymentOrder } from './payment-order.ts';

export const getPaymentOrder = read({ call, run: (ctx, { body }) => paymentOrder(ctx, body) });
