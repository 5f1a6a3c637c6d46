import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { MonthOfCompany, ReportFile } from '#reports/shapes.ts';

/**
 * The receipt of a month (ours): a PDF dossier in the reader's language with tasks, lists, payments, declaration, journal and cross-footing; payslips are
 * named by their count and file, and its last page, "Prova", has the hash of the closing. `TASKS_OPEN` names in `fields` what is not done yet.
 */
export const exportReceipt = endpoint({
  method: 'POST',
  path: '/filing/receipt',
  summary: 'Receipt of a month that is done',
  body: z.strictObject(MonthOfCompany),
  companyIn: 'body.tenantId',
  response: ReportFile,
  errors: ['NO_SALARIES', 'PERIOD_OPEN', 'TASKS_OPEN'],
  effect: 'read',
  carries: 'sums',
  access: inCompany,
});
