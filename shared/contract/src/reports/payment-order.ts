import { z } from 'zod';
import { TextLength } from '#core/limits.ts';
import { EmployerTier, Euro, Id } from '#core/shapes.ts';
import { report } from './report.ts';
import { Mailing, MonthOfCompany } from './shapes.ts';

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

/** The bank payment list of a month. `SALARY_HAS_ERRORS` names in `fields` everybody whose net is below zero. */
export const {
  read: getPaymentOrder,
  pdf: getPaymentOrderPdf,
  excel: exportPaymentOrder,
  mail: sendPaymentOrder,
} = report({
  title: 'Bank payment list',
  answer: z.array(PaymentOrderRow),
  body: Filter,
  carries: 'everybody',
  money: true,
  errors: ['NO_SALARIES', 'SALARY_HAS_ERRORS'],
  path: '/reports/paymentOrderWithFilter',
  pdf: '/reports/paymentOrderPdf',
  excel: '/reports/exportPaymentOrder',
  mail: {
    path: '/reports/sendPaymentOrderToMail',
    body: z.strictObject({ ...MonthOfCompany, ...Mailing }),
  },
});
