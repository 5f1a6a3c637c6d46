import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { TextLength } from '../limits.ts';
import { EmployerTier, Euro, Id } from '../shapes.ts';
import { Mailing, MonthOfCompany, ReportFile } from './shapes.ts';

const Filter = z.strictObject({
  ...MonthOfCompany,
  sectorId: Id.nullable().optional(),
  employerType: z.enum(EmployerTier).nullable().optional(),
  bank: z.string().trim().max(TextLength.label).nullable().optional(),
});

/** A row of the bank payment list. `month` is the payment reason's month. */
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
  summary: 'Bank payment list',
  response: z.array(PaymentOrderRow),
});

/** The bank payment list as a workbook. */
export const exportPaymentOrder = endpoint({
  ...order,
  method: 'POST',
  path: '/reports/exportPaymentOrder',
  summary: 'Bank payment list, Excel',
  response: ReportFile,
});

/** The bank payment list as a PDF. */
export const getPaymentOrderPdf = endpoint({
  ...order,
  method: 'POST',
  path: '/reports/paymentOrderPdf',
  summary: 'Bank payment list, PDF',
  response: ReportFile,
});

/** Mails the bank payment list. */
export const sendPaymentOrder = endpoint({
  method: 'POST',
  path: '/reports/sendPaymentOrderToMail',
  summary: 'Mail the bank payment list',
  body: z.strictObject({ ...MonthOfCompany, ...Mailing }),
  companyIn: 'body.tenantId',
  response: 'empty',
  effect: 'write',
});
