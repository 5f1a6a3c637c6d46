import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { EmployerTier, Euro, Id } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';
import { Mailing, MonthOfCompany, ReportFile } from './shapes.ts';

const Filter = z.strictObject({
  ...MonthOfCompany,
  sectorId: Id.nullable().optional(),
  employerType: z.enum(EmployerTier).nullable().optional(),
  bank: z.string().trim().max(TextLength.label).nullable().optional(),
});

/**
 * A row of the bank payment list. `month` is the month of the payment reason in words of the reader's language (`Tetor 2026`); `iban` and
 * `bank` (by the account's prefix) are null when there is no account or no known bank.
 */
export const PaymentOrderRow = z.object({
  id: Id,
  employeeId: Id,
  employeeName: z.string(),
  employer: z.enum(EmployerTier),
  personalNumber: z.string().nullable(),
  bankAccountNumber: z.string().nullable(),
  iban: z.string().nullable(),
  bank: z.string().nullable(),
  month: z.string(),
  nettoSalary: Euro,
});
export type PaymentOrderRow = z.infer<typeof PaymentOrderRow>;

const order = { body: Filter, companyIn: 'body.tenantId', effect: 'read' } as const;

/** The bank payment list of a month. */
export const getPaymentOrder = endpoint({
  ...order,
  method: 'POST',
  path: '/reports/paymentOrderWithFilter',
  base: 'root',
  summary: 'Bank payment list',
  response: z.array(PaymentOrderRow),
  carries: 'everybody',
  money: true,
  access: inCompany,
});

/** The bank payment list as a workbook. `SALARY_HAS_ERRORS` names in `fields` everybody whose net is below zero. */
export const exportPaymentOrder = endpoint({
  ...order,
  method: 'POST',
  path: '/reports/exportPaymentOrder',
  base: 'root',
  summary: 'Bank payment list, Excel',
  response: ReportFile,
  errors: ['NO_SALARIES', 'SALARY_HAS_ERRORS'],
  carries: 'everybody',
  money: true,
  access: inCompany,
  heavy: true,
});

/** The bank payment list as a PDF. */
export const getPaymentOrderPdf = endpoint({
  ...order,
  method: 'POST',
  path: '/reports/paymentOrderPdf',
  base: 'root',
  summary: 'Bank payment list, PDF',
  response: ReportFile,
  errors: ['NO_SALARIES', 'SALARY_HAS_ERRORS'],
  carries: 'everybody',
  money: true,
  access: inCompany,
  heavy: true,
});

/** Mails the bank payment list. */
export const sendPaymentOrder = endpoint({
  method: 'POST',
  path: '/reports/sendPaymentOrderToMail',
  base: 'root',
  summary: 'Mail the bank payment list',
  body: z.strictObject({ ...MonthOfCompany, ...Mailing }),
  companyIn: 'body.tenantId',
  response: 'empty',
  errors: ['NO_SALARIES', 'SALARY_HAS_ERRORS', 'PAYLOAD_TOO_LARGE'],
  effect: 'write',
  heavy: true,
  carries: 'everybody',
  money: true,
  access: inCompany,
});
