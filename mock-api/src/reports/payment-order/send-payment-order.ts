import { sendPaymentOrder as call } from '@paga/contract/reports/payment-order';
import { monthNamed } from '#core/calendar-month.ts';
import { write } from '#core/http/handler.ts';
import { mailReport } from '../files/mail-report.ts';
import { requireEmployees } from '../report/required-employees.ts';
import { paymentOrderFile } from './payment-order-file.ts';

export const sendPaymentOrder = write({
  call,
  load: (ctx, { body }) => requireEmployees(ctx, body.employeeIds, 'employeeIds'),
  run: async (ctx, { body: { email, month, year, employeeIds } }) =>
    mailReport(ctx, email, await paymentOrderFile(ctx, { month, year, employeeIds })),
  audit: ({ input: { body } }) => ({
    page: 'reports',
    type: 'sendPaymentOrder',
    about: { month: monthNamed(body) },
    new: { email: body.email, employees: body.employeeIds.length },
  }),
});
