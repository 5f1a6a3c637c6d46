import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { EMPLOYEE_ITEMS } from '#core/limits.ts';
import { refusedAs } from '#core/refusal.ts';
import { Euro, Id, Month, QueryId, QueryMonth, QueryYear, Year } from '#core/shapes.ts';
import { PostResult } from './connection.ts';

const monthQuery = z.strictObject({ tenantId: QueryId, month: QueryMonth, year: QueryYear });
const AUTHORIZATION = ['BOOKKEEPING_AUTHORIZATION_REQUIRED'] as const;

/** The language of the descriptions in the books. */
export const PostingLanguage = z.enum(['Eng', 'Alb']);
export type PostingLanguage = z.infer<typeof PostingLanguage>;

const ChosenSalaries = z.strictObject({
  tenantId: Id,
  month: Month,
  year: Year,
  language: PostingLanguage,
  employeeIds: z.array(Id).min(1).max(EMPLOYEE_ITEMS),
});

/** A line of an entry before it is posted (ours). `account` is null while nothing in the chain of `source` has an account. */
export const PreviewLine = z.object({
  side: z.enum(['debit', 'credit']),
  label: z.string(),
  account: z.object({ value: z.string(), label: z.string() }).nullable(),
  /** What gave the account: the payment account, the link of the pay category, of a sector, of a budget line, or the default. */
  source: z.enum(['payment', 'default', 'category', 'sector', 'budgetLine']).nullable(),
  amount: Euro,
  people: z.array(z.object({ employeeId: Id, name: z.string(), amount: Euro })),
});
export type PreviewLine = z.infer<typeof PreviewLine>;

/** The entry that a synchronization would post now (ours). `unchanged` counts the chosen salaries that stand in the books as they are. */
export const PostingPreview = z.object({
  lines: z.array(PreviewLine),
  debit: Euro,
  credit: Euro,
  salaries: z.int(),
  unchanged: z.int(),
  /** Entries that would be reversed, because a salary in them is another now. */
  reversed: z.array(z.string()),
  errorMessage: z.string().nullable(),
});
export type PostingPreview = z.infer<typeof PostingPreview>;

/** `waiting`: stored and not confirmed yet, the next synchronization goes on with it. `reversed`: another entry has taken it back. */
export const PostingStatus = z.enum(['waiting', 'posted', 'refused', 'reversed']);
export type PostingStatus = z.infer<typeof PostingStatus>;

/** An entry of a month in the books (ours). `changedThere`: what happened to it in the service since. */
export const Posting = z.object({
  id: Id,
  kind: z.enum(['entry', 'reversal']),
  docNumber: z.string(),
  status: PostingStatus,
  salaries: z.int(),
  /** Whose salaries it would post, when it waits or was refused and nothing has posted them since; else empty. */
  unpostedEmployeeIds: z.array(Id),
  amount: Euro,
  entryId: z.string().nullable(),
  postedAt: z.string().nullable(),
  errorMessage: z.string().nullable(),
  changedThere: z.enum(['changed', 'deleted']).nullable(),
});
export type Posting = z.infer<typeof Posting>;

/** The books of a month (ours): its entries, and whether what the company posts is closed months or open ones. */
export const MonthPostings = z.object({ postsClosed: z.boolean(), postings: z.array(Posting) });
export type MonthPostings = z.infer<typeof MonthPostings>;

/**
 * Posts a month's salaries of the chosen employees as one balanced entry (rules §10). Salaries that stand in the books as they are change nothing;
 * an entry that holds one that has changed is reversed, and its salaries are posted again.
 */
export const synchronizeSalaries = endpoint({
  method: 'POST',
  path: '/salaries/synchronize-with-quickbooks',
  base: 'root',
  summary: 'Post salaries to the bookkeeping service',
  body: ChosenSalaries,
  companyIn: 'body.tenantId',
  response: PostResult.extend({ posted: z.int().optional() }),
  refusal: refusedAs('BOOKKEEPING_REFUSED'),
  errors: ['NOT_FOUND', 'NO_SALARIES', ...AUTHORIZATION],
  effect: 'write',
  access: inCompany,
});

/** The entry as it would be posted now (ours): nothing is sent. */
export const previewPosting = endpoint({
  method: 'POST',
  path: '/salaries/bookkeeping-preview',
  summary: 'The entry that a synchronization would post',
  body: ChosenSalaries,
  companyIn: 'body.tenantId',
  response: PostingPreview,
  errors: ['NOT_FOUND', 'NO_SALARIES'],
  effect: 'read',
  access: inCompany,
});

/** The entries of a month (ours). */
export const getPostings = endpoint({
  method: 'GET',
  path: '/salaries/bookkeeping-postings',
  summary: "A month's entries in the bookkeeping service",
  query: monthQuery,
  companyIn: 'query.tenantId',
  response: MonthPostings,
  effect: 'read',
  access: inCompany,
});

/** Reads in the service whether the month's entries still stand there as posted, and notes what was changed or deleted (ours). */
export const checkPostings = endpoint({
  method: 'POST',
  path: '/salaries/bookkeeping-check',
  summary: "Compare a month's entries with the bookkeeping service",
  body: z.strictObject({ tenantId: Id, month: Month, year: Year }),
  companyIn: 'body.tenantId',
  response: MonthPostings,
  errors: ['BOOKKEEPING_REFUSED', ...AUTHORIZATION],
  effect: 'write',
  access: inCompany,
});
