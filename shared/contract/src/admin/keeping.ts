import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { CLOSING_CODE, InactivityMinutes, PAGE_ROWS, TextLength } from '../limits.ts';
import { Id, paged, QueryId } from '../shapes.ts';

const ClosingCode = z.string().regex(CLOSING_CODE);

/** The period-closing code of the company; masked for role 4, each view audited. */
export const getClosingCode = endpoint({
  method: 'GET',
  path: '/register/getCode',
  summary: 'The period-closing code',
  response: z.object({ code: z.string() }),
  effect: 'read',
});

/** Proposes a new code of 6 alphanumeric characters; nothing is saved. */
export const generateClosingCode = endpoint({
  method: 'POST',
  path: '/register/generateSecureCode',
  summary: 'Propose a period-closing code',
  response: z.object({ code: ClosingCode }),
  effect: 'read',
});

/** Saves the period-closing code. */
export const saveClosingCode = endpoint({
  method: 'POST',
  path: '/register/saveSecureCode',
  summary: 'Save the period-closing code',
  body: z.strictObject({ tenantId: Id, code: ClosingCode }),
  companyIn: 'body.tenantId',
  response: 'empty',
  effect: 'write',
});

/** Minutes without activity after which a person is logged out. `userId` is the company. */
export const getInactivity = endpoint({
  method: 'GET',
  path: '/inactivity-setup/',
  summary: 'Idle minutes until logout',
  query: z.strictObject({ userId: QueryId }),
  companyIn: 'query.userId',
  response: z.object({ minutes: z.int() }),
  effect: 'read',
});

/** Sets the idle minutes. `userId` is the company. */
export const saveInactivity = endpoint({
  method: 'POST',
  path: '/inactivity-setup/save',
  summary: 'Set the idle minutes',
  body: z.strictObject({ minutes: z.int().min(InactivityMinutes.min).max(InactivityMinutes.max), userId: Id }),
  companyIn: 'body.userId',
  response: z.object({ minutes: z.int() }),
  effect: 'write',
});

/** The last backup of the company, null before the first. */
export const LastBackup = z.object({ lastBackup: z.string().nullable() });
export type LastBackup = z.infer<typeof LastBackup>;

/** Requests a backup of the company. A GET that writes, as specified. */
export const requestBackup = endpoint({
  method: 'GET',
  path: '/backup/backupDatabase',
  summary: 'Request a backup',
  response: LastBackup,
  effect: 'write',
});

/** When the last backup was made. */
export const getBackup = endpoint({
  method: 'GET',
  path: '/backup/getBackup',
  summary: 'The last backup',
  response: LastBackup,
  effect: 'read',
});

/** One line of the audit log; `changes` holds old and new value of each changed field. */
export const AuditEntry = z.object({
  id: Id,
  user: z.string(),
  type: z.string(),
  page: z.string(),
  date: z.string(),
  time: z.string(),
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const AuditQuery = z.strictObject({
  search: z.string().max(TextLength.search).optional(),
  page: z.coerce.number<number>().pipe(z.int().min(1)).optional(),
  pageSize: z.coerce.number<number>().pipe(z.int().min(1).max(PAGE_ROWS)).optional(),
});

/** The audit log of the company, for its administrators. */
export const getAuditsByTenantId = endpoint({
  method: 'GET',
  path: '/audit/getAuditsByTenantId',
  summary: 'Audit log of the company',
  query: AuditQuery,
  response: paged(AuditEntry),
  effect: 'read',
});

/** The audit log of the companies the caller is linked to. */
export const getAuditsByAuth = endpoint({
  method: 'GET',
  path: '/audit/getAuditsByAuth',
  summary: 'Audit log of the linked companies',
  query: AuditQuery,
  response: paged(AuditEntry),
  effect: 'read',
});

/** The audit log of one person. `userId` is the person. */
export const getAuditsByUserId = endpoint({
  method: 'GET',
  path: '/audit/getAuditsByUserId',
  summary: 'Audit log of a person',
  query: AuditQuery.extend({ userId: QueryId.optional() }),
  response: paged(AuditEntry),
  effect: 'read',
});
