import { z } from 'zod';
import { editorInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { CivilDate, Euro, Id, QueryId } from '#core/shapes.ts';
import { decidesPay } from '#core/step-up.ts';
import { MonthOfCompany, ReportFile } from '#reports/shapes.ts';

/** What a column of a bank file can hold. `number` counts the rows from 1, `reason` is `Paga: Tetor 2026`, `date` the payment date, `blank` is empty. */
export const BankField = z.enum([
  'number',
  'name',
  'firstName',
  'lastName',
  'personalNumber',
  'account',
  'iban',
  'bank',
  'bankCode',
  'amount',
  'currency',
  'reason',
  'date',
  'payerName',
  'payerAccount',
  'payerIban',
  'blank',
]);
export type BankField = z.infer<typeof BankField>;

/** The kinds of bank files. `pain001` is ISO 20022 pain.001.001.09: its content is fixed, so it has no columns. */
export const BankFileFormat = z.enum(['xlsx', 'csv', 'pain001']);
export type BankFileFormat = z.infer<typeof BankFileFormat>;

const Text = z.string().trim().max(TextLength.label);

/** Most columns of a layout, and most layouts and paying accounts of a company. */
export const BankSettingsLimit = { columns: 30, layouts: 50, accounts: 20 } as const;

/**
 * How a bank wants its file. `separator`, `decimal` and `encoding` are of a CSV, `sheet` is the name of a workbook's sheet. `totalRow` adds a row with
 * the sum below the amounts. Accounts and other identifiers are text in every format.
 */
export const BankLayoutContent = z.strictObject({
  name: Text.min(1),
  format: BankFileFormat,
  columns: z.array(z.strictObject({ field: BankField, title: Text })).max(BankSettingsLimit.columns),
  header: z.boolean(),
  separator: z.enum([';', ',', '\t', '|']),
  decimal: z.enum(['.', ',']),
  encoding: z.enum(['utf-8', 'utf-8-bom', 'latin1']),
  sheet: z.string().trim().min(1).max(31),
  totalRow: z.boolean(),
});
export type BankLayoutContent = z.infer<typeof BankLayoutContent>;

/** Names a layout: `excel`, `csv` and `pain001` come with the product, the others are ids of the company's own. */
export const LayoutKey = z.string().regex(/^(excel|csv|pain001|[1-9]\d{0,14})$/);
export type LayoutKey = z.infer<typeof LayoutKey>;

/** A layout; `id` is null for one that comes with the product, which nobody changes: a changed copy is saved as a new one. */
export const BankLayout = BankLayoutContent.extend({ key: LayoutKey, id: Id.nullable() });
export type BankLayout = z.infer<typeof BankLayout>;

/** An account that the company pays salaries from, 16 digits; `layout` is how its bank wants its files. `bank` is null for an unknown prefix. */
export const PayingAccount = z.object({
  id: Id,
  account: z.string(),
  iban: z.string(),
  bank: z.string().nullable(),
  layout: LayoutKey,
});
export type PayingAccount = z.infer<typeof PayingAccount>;

/** The accounts in their order, the main one first, and every layout: those that come with the product, then the company's own by name. */
export const BankSettings = z.object({ accounts: z.array(PayingAccount), layouts: z.array(BankLayout) });
export type BankSettings = z.infer<typeof BankSettings>;

const OfCompany = { tenantId: QueryId };

/** Accounts that salaries are paid from, and layouts of bank files. */
export const getBankSettings = endpoint({
  method: 'GET',
  path: '/filing/bankSettings',
  summary: 'Paying accounts and layouts of bank files',
  query: z.strictObject(OfCompany),
  companyIn: 'query.tenantId',
  response: BankSettings,
  effect: 'read',
  access: inCompany,
});

/**
 * Saves the paying accounts, all of them: one that is not named is removed, and so is a second one of the same bank refused (`accounts.1.account`,
 * `twice`). An account is 16 digits or an IBAN of Kosovo, spaces do not count (`notSixteenDigits`). Errors name the place, as `accounts.0.layout`.
 */
export const savePayingAccounts = endpoint({
  method: 'PUT',
  path: '/filing/payingAccounts',
  summary: 'Save the accounts that salaries are paid from',
  body: z.strictObject({
    tenantId: Id,
    accounts: z
      .array(z.strictObject({ account: z.string().trim().min(1).max(40), layout: LayoutKey }))
      .max(BankSettingsLimit.accounts),
  }),
  companyIn: 'body.tenantId',
  response: BankSettings,
  errors: ['NOT_FOUND'],
  effect: 'write',
  stepUp: decidesPay,
  access: editorInCompany,
});

/** Saves a layout; with `layoutId` that one, else a new one. A workbook or CSV without columns is refused (`columns`, `required`), a name twice too (`name`, `taken`). */
export const saveBankLayout = endpoint({
  method: 'POST',
  path: '/filing/bankLayouts',
  summary: 'Save a layout of bank files',
  body: z.strictObject({ tenantId: Id, layoutId: Id.optional(), layout: BankLayoutContent }),
  companyIn: 'body.tenantId',
  response: BankLayout,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});

/** Deletes a layout of the company; accounts that had it go back to `excel`. */
export const deleteBankLayout = endpoint({
  method: 'DELETE',
  path: '/filing/bankLayouts/{layoutId}',
  summary: 'Delete a layout of bank files',
  params: z.strictObject({ layoutId: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});

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

/**
 * Every list of a month as one zip, each in the layout of its account. Refused as `exportBankFile` is, and with `NO_SALARIES` where there is no list.
 */
export const exportBankArchive = endpoint({
  method: 'POST',
  path: '/filing/bankArchive',
  summary: 'All bank lists of a month as one archive',
  body: z.strictObject(MonthOfCompany),
  companyIn: 'body.tenantId',
  response: ReportFile,
  errors: ['NO_SALARIES', 'PERIOD_OPEN', 'SALARY_HAS_ERRORS', 'PAYING_ACCOUNT_MISSING'],
  effect: 'read',
  carries: 'everybody',
  money: true,
  access: inCompany,
});
