import { exportCertificate, getCertificatePdf, sendCertificate } from '@paga/contract/reports/certificate';
import { and, eq } from 'drizzle-orm';
import { scoped } from '#core/db/scoped-rows.ts';
import { aboutEmployee, employee } from '#people/public.ts';
import { report } from '../report/report.ts';
import { yearAsked } from '../report/year-asked.ts';
import { certificateFile } from './certificate-file.ts';

/** The annual certificate of an employee. */
export const certificateCalls = report({
  calls: { pdf: getCertificatePdf, excel: exportCertificate, mail: sendCertificate },
  draw: certificateFile,
  load: (ctx, { employeeId }) =>
    ctx.tx
      .select({ firstName: employee.firstName, lastName: employee.lastName })
      .from(employee)
      .where(and(scoped(ctx, employee), eq(employee.id, employeeId))),
  audit: ({ ctx, filter: { employeeId, year }, loaded: [person] }) => ({
    type: 'sendCertificate',
    objectId: employeeId,
    about: { ...aboutEmployee(person ?? null), year: String(yearAsked(ctx, year)) },
  }),
});
