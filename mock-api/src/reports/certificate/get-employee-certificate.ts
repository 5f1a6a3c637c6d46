import { getEmployeeCertificate as call } from '@paga/contract/reports/employee';
import { read } from '#core/http/handler.ts';
import { yearAsked } from '../report/year-asked.ts';
import { employeeCertificate } from './certificate-figures.ts';

export const getEmployeeCertificate = read({
  call,
  run: async (ctx, { query: { employeeId, year } }) => {
    const { name: _, ...certificate } = await employeeCertificate(ctx, employeeId, yearAsked(ctx, year));
    return certificate;
  },
});
