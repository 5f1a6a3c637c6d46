import { getEmployeeCertificate as call } from '@paga/contract/reports';
import { read } from '#core/http/handler.ts';
import { yearAsked } from '../report/year-asked.ts';
import { certificateFacts } from './certificate-figures.ts';

export const getEmployeeCertificate = read({
  call,
  replica: true,
  run: async (ctx, { query: { employeeId, year } }) => {
    const { person } = await certificateFacts(ctx, employeeId, yearAsked(ctx, year));
    const { name: _, ...certificate } = person;
    return certificate;
  },
});
