import type { CivilDate } from '@paga/calendar';
import type { Payslip } from '@paga/contract/payroll/payslip';
import { ibanOf } from '#identifiers/bank-account.ts';
import { Payment } from '#salary/input.ts';

/** A value of a fact that has a text in both languages. */
export type PayslipWord = 'primary' | 'secondary' | 'fixed' | 'hourly' | 'project' | 'yes' | 'no';

type FactKey =
  | 'employee'
  | 'personalNumber'
  | 'occupation'
  | 'account'
  | 'iban'
  | 'employer'
  | 'paymentType'
  | 'paymentDate'
  | 'insurance';

/** Something a payslip says about the person: a text (null: not known), a civil date, or a word. */
export type PayslipFact = { key: FactKey } & (
  | { text: string | null }
  | { date: CivilDate }
  | { word: PayslipWord }
);

const paymentTypes = {
  [Payment.fixed]: 'fixed',
  [Payment.hourly]: 'hourly',
  [Payment.project]: 'project',
} as const;

/**
 * What a payslip says about the person, in order: who on the left, how paid on the right (specification 2 §2).
 *
 * Example: the third of the right half is `{ key: 'paymentDate', date: '2026-10-31' }`.
 */
export function payslipFacts({
  employee,
  salaryPaymentType,
  paymentDate,
}: Payslip): [who: PayslipFact[], paid: PayslipFact[]] {
  return [
    [
      { key: 'employee', text: employee.fullName },
      { key: 'personalNumber', text: employee.personalNumber },
      { key: 'occupation', text: employee.occupation },
      { key: 'account', text: employee.bankAccountNumber },
      { key: 'iban', text: employee.bankAccountNumber && ibanOf(employee.bankAccountNumber) },
    ],
    [
      { key: 'employer', word: employee.employer === 1 ? 'primary' : 'secondary' },
      { key: 'paymentType', word: paymentTypes[salaryPaymentType] },
      { key: 'paymentDate', date: paymentDate },
      { key: 'insurance', word: employee.hasHealthInsurance ? 'yes' : 'no' },
    ],
  ];
}
