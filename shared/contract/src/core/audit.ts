import { z } from 'zod';
import { companyAdminInCompany, managerOrUser, superAdminOnly } from './access-level.ts';
import { endpoint } from './endpoint.ts';
import { PAGE_ROWS, TextLength } from './limits.ts';
import { CivilDate, Id, paged, QueryId } from './shapes.ts';
import { anySpan } from './spans.ts';

export { AUDIT_PAGES, AUDIT_TYPES, type AuditPage, type AuditType } from './audit-kinds.ts';

/**
 * One line of the audit log. `date` and `time` (`HH:mm:ss`) are of Europe/Belgrade; `user` is null for what the product did by itself, `company`
 * for what is about the person's own account. `sentence` is the line in words, in both languages. `changes` holds old and new value of each changed field, parts of a field by their dotted path.
 */
export const AuditEntry = z.object({
  id: Id,
  user: z.string().nullable(),
  company: z.string().nullable(),
  type: z.string(),
  page: z.string(),
  sentence: z.object({ sq: z.string(), en: z.string() }).optional(),
  date: CivilDate,
  time: z.string(),
  objectId: Id.nullable(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Named = z.array(z.object({ id: Id, name: z.string() }));

/** A page of the log, newest first, and the people it can be narrowed to: users, and employees who did something on their own page. */
export const AuditEntries = paged(AuditEntry).extend({
  people: Named,
  employees: Named.optional(),
});
export type AuditEntries = z.infer<typeof AuditEntries>;

/** A page or a type; any word, so that an older line's is found too. */
const Name = z.string().max(50).regex(/^\w+$/);

/** Names separated by commas. */
const Names = z
  .string()
  .max(1000)
  .regex(/^\w+(,\w+)*$/);

const narrowed = {
  search: z.string().max(TextLength.search).optional(),
  searchPages: Names.optional(),
  searchTypes: Names.optional(),
  onPage: Name.optional(),
  ofType: Name.optional(),
  person: QueryId.optional(),
  employee: QueryId.optional(),
  /** `2026-10`. */
  month: z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
    .optional(),
  from: CivilDate.optional(),
  to: CivilDate.optional(),
};

/**
 * `search` looks for a person's name, a page or a type. Pages and types are shown in the reader's language: `searchPages` and `searchTypes`
 * are those whose shown name has the text. `onPage`, `ofType`, `person`, an `employee` on their own page, the month of salaries that lines are about and the days `from` to `to` (both included) narrow
 * the list further.
 */
export const AuditQuery = anySpan(
  z.strictObject({
    ...narrowed,
    page: z.coerce.number<number>().pipe(z.int().min(1).max(100_000)).optional(),
    pageSize: z.coerce.number<number>().pipe(z.int().min(1).max(PAGE_ROWS)).optional(),
  }),
);
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Rows of a page when the caller names no number. */
export const AUDIT_PAGE_SIZE = 20;

/** The audit log of the company, for its administrators. */
export const getAuditsByTenantId = endpoint({
  method: 'GET',
  path: '/audit/getAuditsByTenantId',
  summary: 'Audit log of the company',
  query: AuditQuery,
  response: AuditEntries,
  effect: 'read',
  access: companyAdminInCompany,
});

/** So many lines are exported at most: as a workbook, and as CSV. */
export const MOST_EXPORTED = { excel: 20_000, csv: 100_000 } as const;

/** What is asked of an export: the filters of the list, the kind of file. */
export const AuditExport = anySpan(z.strictObject({ ...narrowed, format: z.enum(['excel', 'csv']) }));
export type AuditExport = z.infer<typeof AuditExport>;

/**
 * Every line that the filters leave, newest first, as a file in the reader's language (ours): unfolded, each with its number in the hash chain. More than
 * `MOST_EXPORTED` are refused at the field `format`. That it was exported is a line of the log.
 */
export const exportAuditLog = endpoint({
  method: 'POST',
  path: '/audit/export',
  summary: 'Export the audit log of the company',
  body: AuditExport,
  response: 'file',
  effect: 'write',
  heavy: true,
  carries: 'everybody',
  access: companyAdminInCompany,
});

/** So many changed lines are named. */
export const MOST_BAD_LINES = 100;

/**
 * What walking the company's hash chain found (ours): lines that were changed, are gone or were slipped in (the first hundred, and how many), links that were
 * touched, lines that cannot be verified because their key is not known here, and since when an end of the log is missing that was written down outside
 * (`lostAt`, an instant). An end that is missing because the whole database was set back to an earlier moment is `setBack`, with the last moment it holds and when that was found. `chained` lines were looked at, `waiting` younger ones join within a minute.
 */
export const AuditVerification = z.object({
  chained: z.int(),
  waiting: z.int(),
  unverifiable: z.int(),
  badLines: z.array(z.object({ id: Id, fault: z.enum(['changed', 'missing', 'added']) })),
  badCount: z.int(),
  badLinks: z.int(),
  lostAt: z.string().nullable(),
  setBack: z.object({ until: z.string(), foundAt: z.string() }).optional(),
});
export type AuditVerification = z.infer<typeof AuditVerification>;

/** Verifies the audit log of the company (ours). */
export const verifyAuditLog = endpoint({
  method: 'GET',
  path: '/audit/verify',
  summary: 'Verify the audit log of the company',
  response: AuditVerification,
  effect: 'read',
  heavy: true,
  access: companyAdminInCompany,
});

/** The audit log of the companies the caller is linked to. */
export const getAuditsByAuth = endpoint({
  method: 'GET',
  path: '/audit/getAuditsByAuth',
  summary: 'Audit log of the linked companies',
  query: AuditQuery,
  response: AuditEntries,
  effect: 'read',
  access: managerOrUser,
});

/** The audit log of one person, who is the caller. `userId` is the person. */
export const getAuditsByUserId = endpoint({
  method: 'GET',
  path: '/audit/getAuditsByUserId',
  summary: 'Audit log of a person',
  query: anySpan(AuditQuery.extend({ userId: QueryId.optional() })),
  response: AuditEntries,
  effect: 'read',
  access: superAdminOnly,
});
