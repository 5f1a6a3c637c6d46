import { sendVacationList as call } from '@paga/contract/reports';
import { write } from '#core/http/handler.ts';
import { mailReport } from '../files/mail-report.ts';
import { vacationListFile } from './vacation-list-file.ts';

export const sendVacationList = write({
  call,
  run: async (ctx, { body: { from, to, employeeIds, email } }) =>
    mailReport(ctx, email, await vacationListFile(ctx, { from, to, employeeIds })),
  audit: ({ input: { body } }) => ({
    page: 'reports',
    type: 'sendVacationList',
    new: { from: body.from, to: body.to, email: body.email, employees: body.employeeIds.length },
  }),
});
