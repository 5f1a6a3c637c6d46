import { z } from 'zod';
import { companyAdminInCompany, managerOrUser, superAdminOnly } from './access-level.ts';
import { endpoint } from './endpoint.ts';
import { PAGE_ROWS, TextLength } from './limits.ts';
import { CivilDate, Id, paged, QueryId } from './shapes.ts';
import { anySpan } from './spans.ts';

/** The screens that a line of the audit log can be about. */
export const AUDIT_PAGES = [
  'account',
  'backup',
  'changePassword',
  'companies',
  'companyLogin',
  'configurations',
  'contributions',
  'documents',
  'employees',
  'forgotPassword',
  'licenseAgreement',
  'login',
  'minimumWage',
  'notifications',
  'projects',
  'publicHolidays',
  'quickbooks',
  'remotes',
  'reports',
  'resetPassword',
  'salaries',
  'setup',
  'taxes',
  'users',
  'vacations',
] as const;
export type AuditPage = (typeof AUDIT_PAGES)[number];

/** What can have happened there. */
export const AUDIT_TYPES = [
  'accept',
  'askSignOffOff',
  'activateMany',
  'addAttachment',
  'addComment',
  'addContract',
  'addPasskey',
  'carryOver',
  'changeRecurringLine',
  'changeTerms',
  'checkPostings',
  'choose',
  'close',
  'codeAccepted',
  'codeRefused',
  'codeSent',
  'connect',
  'correctLeave',
  'create',
  'createFeed',
  'createMany',
  'createRecurringLine',
  'createSector',
  'createWhatIf',
  'deactivateMany',
  'delete',
  'deleteBankLayout',
  'deleteComment',
  'deleteMany',
  'deleteProject',
  'deleteRecurringLine',
  'deleteSector',
  'deleteWhatIf',
  'disconnect',
  'download',
  'edit',
  'editMany',
  'endFeed',
  'endRecurringLine',
  'endRemoteToken',
  'endSession',
  'endSessions',
  'endStolen',
  'fill',
  'forgetDevice',
  'generate',
  'import',
  'importProjects',
  'link',
  'makeRemoteToken',
  'mark',
  'markStep',
  'markTask',
  'moveInFolder',
  'passkeyAccepted',
  'passkeyCopied',
  'passkeyRefused',
  'passkeyTooNew',
  'post',
  'promote',
  'publish',
  'publishCanary',
  'read',
  'readAccounts',
  'readAll',
  'recount',
  'refresh',
  'removeAttachment',
  'removePasskey',
  'reopen',
  'request',
  'restore',
  'restoreMany',
  'rollBack',
  'saveBankLayout',
  'saveLedgerAccounts',
  'savePayingAccounts',
  'savePaymentReference',
  'send',
  'sendAnnualSalary',
  'sendCertificate',
  'sendContracts',
  'sendContributions',
  'sendEmployees',
  'sendMonthlySalary',
  'sendPaymentOrder',
  'sendPayslips',
  'sendProjects',
  'sendStatistics',
  'sendVacationList',
  'signIn',
  'signOff',
  'signInFailed',
  'signOut',
  'stepUp',
  'stepUpRefused',
  'takeBack',
  'ticket',
  'undoImport',
  'unlink',
  'unmark',
  'unmarkStep',
  'unmarkTask',
  'update',
  'updateClosingCode',
  'updateInactivity',
  'updateInsurance',
  'updateLeave',
  'updateMonthSettings',
  'updateOvertime',
  'updatePaymentDate',
  'updateRollback',
  'updateSector',
  'updateSecurity',
  'updateSignOff',
  'updateSupport',
  'updateWhatIf',
  'upload',
  'uploadLogo',
  'viewClosingCode',
  'withdraw',
  'withdrawSignOff',
  'withdrawSignOffOff',
] as const;
export type AuditType = (typeof AUDIT_TYPES)[number];

/**
 * One line of the audit log. `date` and `time` (`HH:mm:ss`) are of Europe/Belgrade; `user` is null for what the product did by itself, `company`
 * for what is about the person's own account. `changes` holds old and new value of each changed field, parts of a field by their dotted path.
 */
export const AuditEntry = z.object({
  id: Id,
  user: z.string().nullable(),
  company: z.string().nullable(),
  type: z.string(),
  page: z.string(),
  date: CivilDate,
  time: z.string(),
  objectId: Id.nullable(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A page of the log, newest first, and the people it can be narrowed to. */
export const AuditEntries = paged(AuditEntry).extend({
  people: z.array(z.object({ id: Id, name: z.string() })),
});
export type AuditEntries = z.infer<typeof AuditEntries>;

/** A page or a type; any word, so that an older line's is found too. */
const Name = z.string().max(50).regex(/^\w+$/);

/** Names separated by commas. */
const Names = z
  .string()
  .max(1000)
  .regex(/^\w+(,\w+)*$/);

/**
 * `search` looks for a person's name, a page or a type. Pages and types are shown in the reader's language: `searchPages` and `searchTypes`
 * are those whose shown name has the text. `onPage`, `ofType`, `person` and the days `from` to `to` (both included) narrow the list further.
 */
export const AuditQuery = anySpan(
  z.strictObject({
    search: z.string().max(TextLength.search).optional(),
    searchPages: Names.optional(),
    searchTypes: Names.optional(),
    onPage: Name.optional(),
    ofType: Name.optional(),
    person: QueryId.optional(),
    from: CivilDate.optional(),
    to: CivilDate.optional(),
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

/** So many changed lines are named. */
export const MOST_BAD_LINES = 100;

/**
 * What walking the company's hash chain found (ours): lines that were changed, are gone or were slipped in (the first hundred, and how many), links that were
 * touched, lines that cannot be verified because their key is not known here, and since when an end of the log is missing that was written down outside
 * (`lostAt`, an instant). `chained` lines were looked at, `waiting` younger ones join within a minute.
 */
export const AuditVerification = z.object({
  chained: z.int(),
  waiting: z.int(),
  unverifiable: z.int(),
  badLines: z.array(z.object({ id: Id, fault: z.enum(['changed', 'missing', 'added']) })),
  badCount: z.int(),
  badLinks: z.int(),
  lostAt: z.string().nullable(),
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
