import { z } from 'zod';
import { editorInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { LIST_ITEMS } from '#core/limits.ts';
import { Euro, Id, QueryId } from '#core/shapes.ts';
import { MonthOfCompany, ReportFile } from '#reports/shapes.ts';

/** What pay consists of in a ledger (rules §10): five expenses, which are debited, then what is owed, which is credited; `net` is what is paid out. */
export const LedgerCategory = z.enum([
  'grossPay',
  'extraHours',
  'additions',
  'insurance',
  'employerContribution',
  'tax',
  'pension',
  'insurer',
  'stops',
  'avanse',
  'phone',
  'ticket',
  'net',
]);
export type LedgerCategory = z.infer<typeof LedgerCategory>;

/** The expenses: only they can have an account of their own for a sector. */
export const LEDGER_EXPENSES: readonly LedgerCategory[] = LedgerCategory.options.slice(0, 5);

const AccountNumber = z.string().trim().max(40);

/** The account of a category in the company's own chart; `sectorId` null: of everybody, else of the people of a sector. */
export const LedgerAccount = z.strictObject({
  category: LedgerCategory,
  sectorId: Id.nullable(),
  account: AccountNumber,
});
export type LedgerAccount = z.infer<typeof LedgerAccount>;

/** The account numbers that the company has typed. */
export const getLedgerAccounts = endpoint({
  method: 'GET',
  path: '/filing/ledgerAccounts',
  summary: 'Account numbers of the journal',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: z.array(LedgerAccount),
  effect: 'read',
  access: inCompany,
});

/**
 * Saves the account numbers, all of them: one that is not named, or is empty, is taken away. A sector of another category than an expense is refused
 * (`accounts.3.sectorId`, `onlyExpenses`), the same category and sector twice too (`twice`).
 */
export const saveLedgerAccounts = endpoint({
  method: 'PUT',
  path: '/filing/ledgerAccounts',
  summary: 'Save the account numbers of the journal',
  body: z.strictObject({ tenantId: Id, accounts: z.array(LedgerAccount).max(LIST_ITEMS) }),
  companyIn: 'body.tenantId',
  response: z.array(LedgerAccount),
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});

/** A line of the journal, of a kind of pay with its name (`kind`). `sector` is null for people without one and for everything that is owed; `account` is null while none is typed for it. */
export const JournalLine = z.object({
  sectorId: Id.nullable(),
  sector: z.string().nullable(),
  category: LedgerCategory,
  label: z.string(),
  kind: z.string().optional(),
  account: z.string().nullable(),
  debit: Euro,
  credit: Euro,
});
export type JournalLine = z.infer<typeof JournalLine>;

/** The journal of a month: debits by sector, then credits; both sides are equal. `missing` names the categories that still need an account. */
export const Journal = z.object({
  isClosed: z.boolean(),
  lines: z.array(JournalLine),
  debit: Euro,
  credit: Euro,
  missing: z.array(LedgerCategory),
});
export type Journal = z.infer<typeof Journal>;

/** The journal of a month for any ledger (ours): the lines that bookkeeping posts, by sector. */
export const getJournal = endpoint({
  method: 'GET',
  path: '/filing/journal',
  summary: 'Journal of a month',
  query: z.strictObject(MonthOfCompany),
  companyIn: 'query.tenantId',
  response: Journal,
  effect: 'read',
  carries: 'everybody',
  access: inCompany,
});

/** The journal as a workbook or as CSV. Only of a closed month. */
export const exportJournal = endpoint({
  method: 'POST',
  path: '/filing/journalFile',
  summary: 'Journal of a month as a file',
  body: z.strictObject({ ...MonthOfCompany, fileType: z.enum(['xlsx', 'csv']) }),
  companyIn: 'body.tenantId',
  response: ReportFile,
  errors: ['NO_SALARIES', 'PERIOD_OPEN', 'SALARY_HAS_ERRORS'],
  effect: 'read',
  carries: 'everybody',
  access: inCompany,
});
