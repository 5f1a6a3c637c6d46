import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, Id, QueryId } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';

/**
 * What a notification is about: a contract that ends, a birthday, leave that starts (spec 2 §3); of a month of salaries: it is to be paid, its declaration is
 * due, it was left open, it was closed.
 */
export const NotificationType = z.enum([
  'contract',
  'birthday',
  'vacation',
  'paymentDue',
  'declarationDue',
  'monthOpen',
  'monthClosed',
]);
export type NotificationType = z.infer<typeof NotificationType>;

/**
 * What a notification is about, with what came since: the month's payment, declaration, contributions and tax are late; contributions and tax are due; somebody
 * else marked the month paid or declared; payslips were mailed and did not arrive; the newest backup was not made; an employee asks for leave, asks something, reports sickness,
 * or proposes other data or another account.
 */
export const NotificationKind = z.enum([
  ...NotificationType.options,
  'paymentLate',
  'declarationLate',
  'taxesDue',
  'taxesLate',
  'monthPaid',
  'monthDeclared',
  'mailFailed',
  'backupFailed',
  'leaveAsked',
  'questionAsked',
  'ownDataAsked',
  'bankAccountAsked',
  'sicknessReported',
]);
export type NotificationKind = z.infer<typeof NotificationKind>;

/** Notifications on a page of the list. */
export const NOTIFICATION_PAGE_SIZE = 10;

/**
 * A notification of the company. `kind` is what it is about, `type` the nearest word that pages of before know. `name` and `employeeId` are the employee, `month` the month of salaries it
 * is about; `date` the day it is about; `createdAt` and `readAt` are instants (ISO 8601). `readAt` is when the user who asks read it; null means unread: users of one company read apart.
 * Of a month that was paid or declared `name` is who marked it; of payslips that did not arrive `count` is how many and `name` whose (up to three).
 */
export const Notification = z.object({
  id: Id,
  type: NotificationType,
  kind: NotificationKind.optional(),
  name: z.string().nullable(),
  count: z.int().optional(),
  employeeId: Id.nullable(),
  month: z.object({ year: z.int(), month: z.int() }).nullable(),
  date: CivilDate,
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** A page that knows every kind asks for `all`; others are answered those of `NotificationType`. */
const Kinds = z.literal('all').optional();

/** The first `NOTIFICATION_PAGE_SIZE` notifications: months left open until they are closed, then the newest, urgent ones first; and how many are unread in all. For the dropdown. */
export const getNotifications = endpoint({
  method: 'GET',
  path: '/notification/getNotifications',
  summary: 'Newest notifications',
  query: z.strictObject({ kinds: Kinds }),
  response: z.object({ data: z.array(Notification), unread: z.int() }),
  effect: 'read',
  access: inCompany,
});

/** A page of `NOTIFICATION_PAGE_SIZE` notifications, all or those the user has not read, in the order of `getNotifications`; `meta.total` counts all pages. */
export const getNewestNotifications = endpoint({
  method: 'GET',
  path: '/notification/getNewestNotifications/{type}/',
  summary: 'A page of notifications',
  params: z.strictObject({ type: z.enum(['all', 'unread']) }),
  query: z.strictObject({
    page: z.coerce.number<number>().pipe(z.int().min(1)).default(1),
    kinds: Kinds,
  }),
  response: z.object({ data: z.array(Notification), meta: z.object({ total: z.int() }) }),
  effect: 'read',
  access: inCompany,
});

/** Marks one notification read by the user; the time of the first reading stays. A suspended company's users may still do it. */
export const readNotification = endpoint({
  method: 'PUT',
  path: '/notification/update/{id}',
  summary: 'Mark a notification read',
  params: z.strictObject({ id: QueryId }),
  response: Notification,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: inCompany,
  whenClosed: 'works',
});

/** Marks every notification of the company read by the user. A suspended company's users may still do it. */
export const readAllNotifications = endpoint({
  method: 'PUT',
  path: '/notification/updateNotifications',
  summary: 'Mark all notifications read',
  response: 'empty',
  effect: 'write',
  access: inCompany,
  whenClosed: 'works',
});
