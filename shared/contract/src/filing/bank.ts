import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Euro, Id } from '#core/shapes.ts';
import { MonthOfCompany, ReportFile } from '#reports/shapes.ts';
import { BankFileFormat, BankLayoutContent, LayoutKey } from './bank-layouts.ts';

/** From this amount in euro on a payment goes to the list in real time: that is where the interbank limit of the cut-offs ends. */
export const REAL_TIME_FROM = 10_000;

/**
 * What a list holds. `ownBank`: to accounts at the bank that it is paid from. `otherBank`: to other banks. `realTime`: 10,000.00 or more, to whichever
 * bank.
 */
export const BankListKind = z.enum(['otherBank', 'ownBank', 'realTime']);
export type BankListKind = z.infer<typeof BankListKind>;

/** A list: from which account, what kind, how many payments and how much. `payingAccountId` is null while the company has entered no account. */
export const BankList = z.object({
  payingAccountId: Id.nullable(),
  account: z.string().nullable(),
  bank: z.string().nullable(),
  kind: BankListKind,
  count: z.int(),
  amount: Euro,
  layout: LayoutKey,
  fileName: z.string(),
});
export type BankList = z.infer<typeof BankList>;

/** Somebody of a month with what is paid to them. */
export const PaidPerson = z.object({ employeeId: Id, name: z.string(), amount: Euro });
export type PaidPerson = z.infer<typeof PaidPerson>;

/**
 * Something to look at before a bank file is made. `netBelowZero` refuses every file. `accountOdd`: the check digits of the account do not hold.
 * `accountShared`: somebody else has the same account. `payingAccountMissing` is about the company, without a person.
 */
export const BankProblem = z.object({
  code: z.enum(['netBelowZero', 'accountOdd', 'accountShared', 'payingAccountMissing']),
  severity: z.enum(['error', 'warning']),
  employeeId: Id.nullable(),
  name: z.string().nullable(),
});
export type BankProblem = z.infer<typeof BankProblem>;

/**
 * How the net of a month is paid (ours). The lists, the people paid otherwise (`otherwise`: no account) add up to `net`, to the cent, and `difference` is
 * what is left: 0.00. `nothing` counts the rows of 0.00, which are in no list. Of a closed month the accounts are those it was closed with.
 */
export const BankLists = z.object({
  isClosed: z.boolean(),
  paymentDate: CivilDate.nullable(),
  lists: z.array(BankList),
  otherwise: z.array(PaidPerson),
  otherwiseTotal: Euro,
  nothing: z.int(),
  net: Euro,
  difference: Euro,
  problems: z.array(BankProblem),
});
export type BankLists = z.infer<typeof BankLists>;

/** How the net of a month is paid: lists for each bank, and who is paid otherwise. No list while the month has no salaries. */
export const getBankLists = endpoint({
  method: 'GET',
  path: '/filing/bankLists',
  summary: 'Bank lists of a month',
  query: z.strictObject(MonthOfCompany),
  companyIn: 'query.tenantId',
  response: BankLists,
  effect: 'read',
  carries: 'sums',
  access: inCompany,
});

/** Names a list of a month; `payingAccountId` left out: the list of the main account, or the one without an account. */
const ListOfMonth = z.strictObject({
  ...MonthOfCompany,
  kind: BankListKind,
  payingAccountId: Id.nullable().optional(),
});

/** The first rows of a bank file as they will stand in it: cells of a workbook or CSV, and for CSV and XML also its text. */
export const BankFilePreview = z.object({
  format: BankFileFormat,
  headings: z.array(z.string()),
  rows: z.array(z.array(z.string())),
  text: z.string().nullable(),
  count: z.int(),
  amount: Euro,
  fileName: z.string(),
});
export type BankFilePreview = z.infer<typeof BankFilePreview>;

/**
 * The first ten rows of a list in a layout, real ones: `draft` is one that is being edited, else `layout`, else that of the account. An open month can be
 * looked at; an empty list has no rows.
 */
export const previewBankFile = endpoint({
  method: 'POST',
  path: '/filing/bankFilePreview',
  summary: 'First rows of a bank file',
  body: ListOfMonth.extend({ layout: LayoutKey.optional(), draft: BankLayoutContent.optional() }),
  companyIn: 'body.tenantId',
  response: BankFilePreview,
  errors: ['NOT_FOUND', 'NO_SALARIES', 'PAYING_ACCOUNT_MISSING'],
  effect: 'read',
  carries: 'everybody',
  money: true,
  access: inCompany,
});

/**
 * The file of a list. Only of a closed month (`PERIOD_OPEN`). `SALARY_HAS_ERRORS` names in `fields` everybody whose net is below zero, `NO_SALARIES`: the
 * list is empty, `PAYING_ACCOUNT_MISSING`: pain.001 names the account it is paid from, and none is entered. Downloading marks nothing.
 */
export const exportBankFile = endpoint({
  method: 'POST',
  path: '/filing/bankFile',
  summary: 'File of a bank list',
  body: ListOfMonth.extend({ layout: LayoutKey.optional() }),
  companyIn: 'body.tenantId',
  response: ReportFile,
  errors: ['NOT_FOUND', 'NO_SALARIES', 'PERIOD_OPEN', 'SALARY_HAS_ERRORS', 'PAYING_ACCOUNT_MISSING'],
  effect: 'read',
  carries: 'everybody',
  money: true,
  access: inCompany,
});
