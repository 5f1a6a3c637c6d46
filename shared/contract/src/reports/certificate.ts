import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Gender, Id, Month, QueryId, QueryYear, Year } from '#core/shapes.ts';
import { anySpan } from '#core/spans.ts';
import { inCompany } from '../core/access-level.ts';
import { Mailing, ReportFile } from './shapes.ts';

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
  bruto: Euro,
  totalPersonalContribute: Euro,
  totalEmployerContribute: Euro,
  totalTaxes: Euro,
  totalExtras: Euro,
  totalInsurance: Euro,
  totalDeductions: Euro,
  totalNetto: Euro,
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
const certificate = {
  body: CertificateOf,
  companyIn: 'body.tenantId',
  response: ReportFile,
  errors: ['NO_SALARIES'],
  effect: 'read',
} as const;

/** The certificate as a PDF. */
export const getCertificatePdf = endpoint({
  ...certificate,
  method: 'POST',
  path: '/reports/certificatePdf',
  base: 'root',
  summary: 'Annual certificate, PDF',
  carries: 'person',
  access: inCompany,
  heavy: true,
});

/** The certificate as a workbook. */
export const exportCertificate = endpoint({
  ...certificate,
  method: 'POST',
  path: '/reports/exportCertificate',
  base: 'root',
  summary: 'Annual certificate, Excel',
  carries: 'person',
  access: inCompany,
  heavy: true,
});

/** Mails the certificate. */
export const sendCertificate = endpoint({
  method: 'POST',
  path: '/reports/sendCertificateToMail',
  base: 'root',
  summary: 'Mail the annual certificate',
  body: CertificateOf.extend({ email: Mailing.email }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  carries: 'person',
  access: inCompany,
});

const Days = z.number();

/** Leave taken per employee between two days. */
export const VacationList = z.object({
  count: z.int(),
  data: z.array(
    z.object({
      id: Id,
      employeeName: z.string(),
      sector: z.string().nullable(),
      gender: z.enum(Gender).nullable(),
      days: z.object({
        femaleSpecialLeave: Days,
        maleSpecialLeave: Days,
        annual: Days,
        MedicalLeave: Days,
        MaternityLeave: Days,
      }),
    }),
  ),
});
export type VacationList = z.infer<typeof VacationList>;

const Span = { from: CivilDate, to: CivilDate };
const endsAfterStart = ({ from, to }: { from: string; to: string }) => from <= to;
const END_BEFORE_START = {
  path: ['to'],
  error: 'Ends before it starts',
  params: { fault: 'END_BEFORE_START' },
};

const vacationList = {
  body: anySpan(z.strictObject({ tenantId: Id, ...Span }).refine(endsAfterStart, END_BEFORE_START)),
  companyIn: 'body.tenantId',
  effect: 'read',
} as const;

/** The vacation list. */
export const getVacationList = endpoint({
  ...vacationList,
  method: 'POST',
  path: '/reports/vacationList',
  base: 'root',
  summary: 'Vacation list',
  response: VacationList,
  carries: 'everybody',
  access: inCompany,
});

/** The vacation list as a PDF. */
export const getVacationListPdf = endpoint({
  ...vacationList,
  method: 'POST',
  path: '/reports/vacationListPdf',
  base: 'root',
  summary: 'Vacation list, PDF',
  response: ReportFile,
  carries: 'everybody',
  access: inCompany,
  heavy: true,
});

/** The vacation list as a workbook. */
export const exportVacationList = endpoint({
  ...vacationList,
  method: 'POST',
  path: '/reports/exportVacationList',
  base: 'root',
  summary: 'Vacation list, Excel',
  response: ReportFile,
  carries: 'everybody',
  access: inCompany,
  heavy: true,
});

/** Mails the vacation list. */
export const sendVacationList = endpoint({
  method: 'POST',
  path: '/reports/sendEmailVacationList',
  base: 'root',
  summary: 'Mail the vacation list',
  body: anySpan(
    z.strictObject({ tenantId: QueryId, ...Span, ...Mailing }).refine(endsAfterStart, END_BEFORE_START),
  ),
  bodyType: 'multipart',
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  carries: 'everybody',
  access: inCompany,
});
