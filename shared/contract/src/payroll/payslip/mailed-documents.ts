import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { LIST_ITEMS } from '#core/limits.ts';
import { Id, Language, QueryId, QueryMonth, QueryYear } from '#core/shapes.ts';
import { MonthQuery } from '../month/month-query.ts';

const MailedIds = z.array(QueryId).min(1).max(LIST_ITEMS);
const FormFlag = z.stringbool().optional();

/** Why somebody was not mailed: no usable address or salary in the month, a net below zero, no contract among the files, mailed before, deleted. */
export const NotMailedReason = z.enum([
  'noAddress',
  'noSalary',
  'netBelowZero',
  'noDocument',
  'alreadySent',
  'deleted',
]);
export type NotMailedReason = z.infer<typeof NotMailedReason>;

/** One employee who was not mailed. */
export const NotMailed = z.object({ employeeId: Id, name: z.string(), reason: NotMailedReason });
export type NotMailed = z.infer<typeof NotMailed>;

/** How many mails wait to be sent, and who is not among them (ours). */
export const MailedDocuments = z.object({ queued: z.number().int(), failed: z.array(NotMailed) });
export type MailedDocuments = z.infer<typeof MailedDocuments>;

/**
 * Mails payslips as PDF, each to the address of its employee and to no other. The specification has no year; ours always sends it. `again`
 * (ours) mails a payslip of the month a second time; `language` (ours) is of mail and payslip, left out: the sender's.
 */
export const sendPayslipToEmail = endpoint({
  method: 'POST',
  path: '/salaries/sendPayslipToEmail',
  base: 'root',
  summary: 'Mail payslips to their employees',
  body: z.strictObject({
    employeeIds: MailedIds,
    month: QueryMonth,
    year: QueryYear.optional(),
    again: FormFlag,
    language: Language.optional(),
  }),
  bodyType: 'multipart',
  response: MailedDocuments,
  effect: 'write',
  heavy: true,
  access: inCompany,
});

/**
 * The mail that would bring somebody the payslip of a month (ours), word for word; nothing is sent. `fileName` is the PDF that goes with it: `getPayslipPdf` of
 * `salaryId` makes the same. `open`: the month is not closed, and the mail says so. `notice`: without the PDF, for the person
 * reads it on their own page. `notMailed` says why this person would get none.
 */
export const PayslipMail = z.object({
  salaryId: Id,
  name: z.string(),
  to: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  fileName: z.string(),
  language: Language,
  open: z.boolean(),
  notice: z.boolean().optional(),
  notMailed: NotMailedReason.extract(['noAddress', 'netBelowZero']).nullable(),
});
export type PayslipMail = z.infer<typeof PayslipMail>;

/** A look at the payslip mail of one person, before it is sent; in the sender's language unless another is named. */
export const getPayslipMail = endpoint({
  method: 'GET',
  path: '/salaries/payslipMail',
  summary: 'The payslip mail of one person, before it is sent',
  query: MonthQuery.extend({ employeeId: QueryId, language: Language.optional() }),
  companyIn: 'query.userId',
  response: PayslipMail,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: inCompany,
});

/** Mails the newest contract of each employee, once a month unless `again` (ours); `message` 'Nuk ka dokument!' when somebody has none. */
export const sendContractToEmail = endpoint({
  method: 'POST',
  path: '/salaries/sendContractToEmail',
  base: 'root',
  summary: 'Mail contracts to their employees',
  body: z.strictObject({
    employeeIds: MailedIds,
    month: QueryMonth,
    year: QueryYear,
    again: FormFlag,
    language: Language.optional(),
  }),
  bodyType: 'multipart',
  response: MailedDocuments.extend({ message: z.string().optional() }),
  effect: 'write',
  access: inCompany,
});

/**
 * Somebody whose newest payslip mail of a month did not arrive for certain. `failed`: the mail server refused it for good, `detail` is what it said.
 * `unsure`: the server stopped while handing it over, so it may have arrived; it is not sent a second time by itself.
 */
export const UndeliveredPayslip = z.object({
  employeeId: Id,
  name: z.string(),
  state: z.enum(['failed', 'unsure']),
  email: z.string(),
  detail: z.string().nullable(),
});
export type UndeliveredPayslip = z.infer<typeof UndeliveredPayslip>;

/** How the payslip mails of a month stand (ours): of each person the newest one counts. */
export const getMailedPayslips = endpoint({
  method: 'GET',
  path: '/salaries/mailedPayslips',
  summary: 'How the payslip mails of a month stand',
  query: MonthQuery,
  companyIn: 'query.userId',
  response: z.object({
    sent: z.number().int(),
    waiting: z.number().int(),
    undelivered: z.array(UndeliveredPayslip),
  }),
  effect: 'read',
  carries: 'worktable',
  access: inCompany,
});
