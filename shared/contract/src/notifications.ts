import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, QueryId } from './shapes.ts';

/** What a notification is about. */
export const NotificationType = z.enum(['contract', 'birthday', 'vacation']);
export type NotificationType = z.infer<typeof NotificationType>;

/** A notification; `readAt` null means unread. `name` is the employee, `date` the day it is about. */
export const Notification = z.object({
  id: Id,
  type: NotificationType,
  name: z.string(),
  date: z.string(),
  createdAt: z.string(),
  readAt: z.string().nullable(),
});
export type Notification = z.infer<typeof Notification>;

/** The newest notifications, for the dropdown. */
export const getNotifications = endpoint({
  method: 'GET',
  path: '/notification/getNotifications',
  summary: 'Newest notifications',
  response: z.object({ data: z.array(Notification), unread: z.int() }),
  effect: 'read',
});

/** A page of notifications, all or unread. */
export const getNewestNotifications = endpoint({
  method: 'GET',
  path: '/notification/getNewestNotifications/{type}/',
  summary: 'A page of notifications',
  params: z.strictObject({ type: z.enum(['all', 'unread']) }),
  query: z.strictObject({ page: z.coerce.number<number>().pipe(z.int().min(1)).default(1) }),
  response: z.object({ data: z.array(Notification), meta: z.object({ total: z.int() }) }),
  effect: 'read',
});

/** Marks one notification read. */
export const readNotification = endpoint({
  method: 'PUT',
  path: '/notification/update/{id}',
  summary: 'Mark a notification read',
  params: z.strictObject({ id: QueryId }),
  response: Notification,
  effect: 'write',
});

/** Marks every notification read. */
export const readAllNotifications = endpoint({
  method: 'PUT',
  path: '/notification/updateNotifications',
  summary: 'Mark all notifications read',
  response: 'empty',
  effect: 'write',
});
