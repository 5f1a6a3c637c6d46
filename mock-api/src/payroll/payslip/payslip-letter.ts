import type { Language } from '@paga/contract/shapes';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { MailContent } from '#core/mail/templates/render-mail.ts';
import { monthWords } from './payslip-text.ts';

type Letter = CalendarMonth & { name: string; company: string; open: boolean };

/** The mail that brings a payslip: the same whether it is looked at or sent. */
export const payslipLetter = (
  { name, company, open, ...month }: Letter,
  language: Language,
): MailContent => ({
  template: 'payslip',
  values: { name, company, month: monthWords(month, language), open },
});
