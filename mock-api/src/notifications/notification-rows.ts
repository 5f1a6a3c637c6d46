import type { Notification } from '@paga/contract/notifications';
import { RoleId } from '@paga/contract/shapes';
import { and, asc, count, desc, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#core/http/context.ts';
import { salaryPeriod, salaryVersion } from '#months/public.ts';
import { employee } from '#people/public.ts';
import { notification, notificationRead } from './table.ts';

type Reader = Pick<Context, 'tx' | 'companyId' | 'actor'>;
type Slice = { limit: number; offset?: number };

const columns = {
  id: notification.id,
  type: notification.type,
  name: sql<string | null>`${employee.firstName} || ' ' || ${employee.lastName}`,
  employeeId: notification.employeeId,
  objectId: notification.objectId,
  date: notification.date,
  createdAt: notification.createdAt,
  readAt: notificationRead.readAt,
};

/** The mark of the user who asks; marks of others do not count. */
function ownMark({ companyId, actor }: Reader): SQL | undefined {
  return and(
    eq(notificationRead.notificationId, notification.id),
    eq(notificationRead.userId, actor.userId),
    eq(notificationRead.tenantId, companyId),
  );
}

/** Deadlines and months left open are for who closes the month; that it was closed is for everybody. */
const OF_WHO_CLOSES = ['paymentDue', 'declarationDue', 'monthOpen'] as const;
const forRole = ({ actor }: Reader): SQL | undefined =>
  actor.roleId === RoleId.companyUser ? notInArray(notification.type, [...OF_WHO_CLOSES]) : undefined;

/** What was waited for is no news any more once it is done: the month closed, paid or declared. Opened again, or with the mark removed, it is again. */
const notResolved = sql`(${notInArray(notification.type, [...OF_WHO_CLOSES])} or not exists (
  select 1 from ${salaryPeriod} left join ${salaryVersion} on ${and(
    eq(salaryVersion.tenantId, notification.tenantId),
    eq(salaryVersion.periodId, salaryPeriod.id),
    isNull(salaryVersion.reopenedAt),
  )}
  where ${salaryPeriod.tenantId} = ${notification.tenantId}
    and ${salaryPeriod.year} * 100 + ${salaryPeriod.month} = ${notification.objectId}
    and case ${notification.type} when 'monthOpen' then ${salaryPeriod.closedAt} is not null
      when 'paymentDue' then ${salaryVersion.paidOn} is not null else ${salaryVersion.declaredOn} is not null end))`;

const shownTo = (reader: Reader, where: SQL | undefined): SQL | undefined =>
  and(eq(notification.tenantId, reader.companyId), forRole(reader), notResolved, where);

/** What is not waited for but happens comes last. */
const BY_URGENCY = sql`array_position(
  array['paymentDue', 'declarationDue', 'contract', 'vacation', 'monthClosed', 'birthday'], ${notification.type})`;

/** A month that is late stays on top until it is closed; then the newest, the urgent before the rest, the nearest event first. */
const order = [
  sql`${notification.type} = 'monthOpen' desc`,
  desc(notification.createdAt),
  BY_URGENCY,
  asc(notification.date),
  asc(notification.id),
];

/** Those without a mark of the user who asks. */
export const unread = isNull(notificationRead.id);

/** Notifications as the wire shows them: late months, then the newest. */
export async function notificationRows(
  reader: Reader,
  { where, limit, offset = 0 }: Slice & { where?: SQL },
): Promise<Notification[]> {
  const rows = await reader.tx
    .select(columns)
    .from(notification)
    .leftJoin(employee, eq(employee.id, notification.employeeId))
    .leftJoin(notificationRead, ownMark(reader))
    .where(shownTo(reader, where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map(({ objectId, ...row }) => ({
    ...row,
    month: row.employeeId === null ? { year: Math.floor(objectId / 100), month: objectId % 100 } : null,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }));
}

/** How many there are. */
export async function countNotifications(reader: Reader, where?: SQL): Promise<number> {
  const [row] = await reader.tx
    .select({ total: count() })
    .from(notification)
    .leftJoin(notificationRead, ownMark(reader))
    .where(shownTo(reader, where));
  return row?.total ?? 0;
}
