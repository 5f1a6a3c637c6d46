import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { EMPLOYEE_ITEMS } from '#core/limits.ts';
import { Id, Language, Month, Year } from '#core/shapes.ts';

/**
 * The payslips of a month as one zip of PDFs (ours), of these employees or of everybody; `language` left out is the caller's. Who has a net below
 * zero has no payslip: a text in the archive names them. `NOT_FOUND` when one of the employees has no salary in the month, `SALARY_HAS_ERRORS` when
 * nobody is left.
 */
export const getPayslipArchive = endpoint({
  method: 'POST',
  path: '/salaries/payslips.zip',
  summary: 'Payslips of a month as a zip of PDFs',
  body: z.strictObject({
    tenantId: Id,
    month: Month,
    year: Year,
    employeeIds: z.array(Id).min(1).max(EMPLOYEE_ITEMS).optional(),
    language: Language.optional(),
  }),
  companyIn: 'body.tenantId',
  response: 'file',
  errors: ['NO_SALARIES', 'NOT_FOUND', 'SALARY_HAS_ERRORS'],
  effect: 'read',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});
