import type { Language } from '@paga/contract/shapes';
import type { CalendarMonth } from '#core/calendar-month.ts';
import type { Context } from '#core/http/context.ts';
import type { MailContent } from '#core/mail/templates/render-mail.ts';
import { Port } from '#core/port.ts';

/** Where somebody is notified that their payslip is there, and in the language they chose. */
export type PayslipNotice = { to: string; language: Language };

/** Who is notified that their payslip is on their own page instead of being mailed it. */
export const payslipNotices = new Port<{
  /** Of these employees those whose page shows the payslip of this month, where the company wants it so. */
  of: (
    ctx: Context,
    month: CalendarMonth,
    employeeIds: readonly number[],
  ) => Promise<ReadonlyMap<number, PayslipNotice>>;
}>('notices of payslips');

/** The mail that says that a payslip is there, and nothing of it; a link where it is known where people open the product. */
export const noticeLetter = ({ origin }: Pick<Context, 'origin'>, company: string): MailContent => ({
  template: 'payslipNotice',
  values: { company, ...(origin && { link: `${origin()}/me` }) },
});
