import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id, Month, QueryId, QueryYear, Year } from '#core/shapes.ts';
import { byAmount, CERTIFICATE_AMOUNTS } from './amounts.ts';
import { reportFiles } from './report.ts';
import { Mailing } from './shapes.ts';

/** The employer's part of the annual certificate. `NRB` is the business number; `employees` are also those who have left, `left` (ours) since when. */
export const TenantReportData = z.object({
  tenantName: z.string(),
  NRB: z.string().nullable(),
  tenantAddress: z.string().nullable(),
  tenantPhone: z.string().nullable(),
  authorizedPerson: z.string().nullable(),
  employees: z.array(z.object({ id: Id, name: z.string(), left: CivilDate.nullable().optional() })),
});
export type TenantReportData = z.infer<typeof TenantReportData>;

/**
 * The employee's part of the annual certificate: sums over the calculated months of the year, of which there are `months`, the `openMonths` not
 * closed yet. These and insurance and deductions are ours: gross less contribution, tax, insurance and deductions is the net.
 */
export const EmployeeCertificate = z.object({
  personalNumber: z.string().nullable(),
  address: z.string().nullable(),
  phone: z.string().nullable(),
  year: Year,
  months: z.int().optional(),
  openMonths: z.array(Month).optional(),
  ...byAmount(CERTIFICATE_AMOUNTS, () => Euro),
});
export type EmployeeCertificate = z.infer<typeof EmployeeCertificate>;

/** The employer's part of the certificate. */
export const getTenantCertificate = endpoint({
  method: 'POST',
  path: '/reports/tenantCertificate',
  base: 'root',
  summary: 'Employer of the annual certificate',
  body: z.strictObject({ tenantId: Id }),
  companyIn: 'body.tenantId',
  response: TenantReportData,
  effect: 'read',
  access: inCompany,
});

/** The employee's part of the certificate. */
export const getEmployeeCertificate = endpoint({
  method: 'POST',
  path: '/reports/employeeCertification',
  base: 'root',
  summary: 'Employee of the annual certificate',
  query: z.strictObject({ employeeId: QueryId, year: QueryYear.optional() }),
  response: EmployeeCertificate,
  effect: 'read',
  access: inCompany,
});

const CertificateOf = z.strictObject({ tenantId: Id, employeeId: Id, year: Year.optional() });

/** The certificate as a file, and mailed. */
export const {
  pdf: getCertificatePdf,
  excel: exportCertificate,
  mail: sendCertificate,
} = reportFiles({
  title: 'Annual certificate',
  body: CertificateOf,
  carries: 'person',
  errors: ['NO_SALARIES'],
  pdf: '/reports/certificatePdf',
  excel: '/reports/exportCertificate',
  mail: { path: '/reports/sendCertificateToMail', body: CertificateOf.extend({ email: Mailing.email }) },
});
