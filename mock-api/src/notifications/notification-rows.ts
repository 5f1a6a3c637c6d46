import { type Notification, type NotificationKind, NotificationType } from '@paga/contract/notifications';
import { RoleId } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  notInArray,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Context } from '#core/http/context.ts';
import { salaryPeriod, salaryVersion } from '#months/public.ts';
import { employee } from '#people/public.ts';
import { stillTrue } from './still-true.ts';
import { notification, notificationRead } from './table.ts';
import { undeliveredOf } from './undelivered.ts';

type Reader = Pick<Context, 'tx' | 'companyId' | 'actor' | 'now' | 'today'>;
type Slice = Shown & { limit: number; offset?: number; where?: SQL };

/** Who marked the month of a notification, by name. */
const marker = (who: SQLWrapper) => sql`(
  select "name" from ${salaryVersion} join ${salaryPeriod} on ${salaryPeriod.id} = ${salaryVersion.periodId}
    cross join lateral names_in_company(array[${who}])
  where ${salaryVersion.tenantId} = ${notification.tenantId} and ${salaryVersion.reopenedAt} is null
    and ${salaryPeriod.year} * 100 + ${salaryPeriod.month} = ${notification.objectId})`;

const columns = {
  id: notification.id,
  type: notification.type,
  name: sql<string | null>`case ${notification.type}
    when 'mailFailed' then ${undeliveredOf(sql`array_to_string((array_agg(newest."name" order by newest."name"))[1:3], ', ') || case when count(*) > 3 then ' …' else '' end`)}
    when 'monthPaid' then ${marker(salaryVersion.paidBy)} when 'monthDeclared' then ${marker(salaryVersion.declaredBy)}
    else ${employee.firstName} || ' ' || ${employee.lastName} end`,
  count: sql<
    number | null
  >`case ${notification.type} when 'mailFailed' then ${undeliveredOf(sql`count(*)::int`)} end`,
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

/** What waits to be done in a month is for who may do it; that it was closed is for everybody. */
const OF_WHO_CLOSES = [
  'paymentDue',
  'declarationDue',
  'monthOpen',
  'paymentLate',
  'declarationLate',
  'taxesDue',
  'taxesLate',
  'monthPaid',
  'monthDeclared',
  'mailFailed',
  'backupFailed',
  'questionAsked',
] as const;
const forRole = ({ actor }: Reader): SQL | undefined =>
  actor.roleId === RoleId.companyUser ? notInArray(notification.type, [...OF_WHO_CLOSES]) : undefined;

/** Whether every kind is shown, or those that pages of before know; and whether also what has fallen away. */
type Shown = { kinds?: 'all' | undefined; past?: boolean };

const shownTo = (reader: Reader, where: SQL | undefined, { kinds, past }: Shown): SQL | undefined =>
  and(
    eq(notification.tenantId, reader.companyId),
    forRole(reader),
    kinds === 'all' ? undefined : inArray(notification.type, NotificationType.options),
    past ? undefined : stillTrue(reader),
    where,
  );

/** The nearest word that pages of before know: they are shown it only where they mark one read. */
const WORD_OF_BEFORE: Partial<Record<NotificationKind, NotificationType>> = {
  paymentLate: 'paymentDue',
  declarationLate: 'declarationDue',
  taxesDue: 'declarationDue',
  taxesLate: 'declarationDue',
  monthPaid: 'monthClosed',
  monthDeclared: 'monthClosed',
  mailFailed: 'monthClosed',
  backupFailed: 'monthClosed',
  leaveAsked: 'vacation',
  questionAsked: 'vacation',
  ownDataAsked: 'vacation',
  bankAccountAsked: 'vacation',
  sicknessReported: 'vacation',
};
const typeOf = (kind: NotificationKind): NotificationType =>
  NotificationType.safeParse(kind).data ?? WORD_OF_BEFORE[kind] ?? 'monthClosed';

/** What is not waited for but happens comes last. */
const BY_URGENCY = sql`array_position(
  array['backupFailed', 'mailFailed', 'bankAccountAsked', 'sicknessReported', 'leaveAsked', 'ownDataAsked', 'questionAsked', 'paymentDue', 'declarationDue', 'taxesDue', 'contract', 'vacation', 'monthPaid', 'monthDeclared', 'monthClosed', 'birthday'], ${notification.type})`;

/** So many days a late month stays on top: what nobody has done for longer must not hide what is new. */
const ON_TOP_DAYS = 62;

/** A month that is late stays on top until it is done; then the newest, the urgent before the rest, the nearest event first. */
const orderOf = ({ today }: Reader) => [
  sql`(${notification.type} in ('paymentLate', 'declarationLate', 'taxesLate', 'monthOpen') and ${notification.date} > ${addDays(today, -ON_TOP_DAYS)}::date) desc`,
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
  { where, limit, offset = 0, ...shown }: Slice,
): Promise<Notification[]> {
  const rows = await reader.tx
    .select(columns)
    .from(notification)
    .leftJoin(employee, eq(employee.id, notification.employeeId))
    .leftJoin(notificationRead, ownMark(reader))
    .where(shownTo(reader, where, shown))
    .orderBy(...orderOf(reader))
    .limit(limit)
    .offset(offset);
  return rows.map(({ objectId, type, count: many, ...row }) => ({
    ...row,
    type: typeOf(type),
    kind: type,
    ...(many !== null && { count: many }),
    month:
      row.employeeId === null && type !== 'backupFailed'
        ? { year: Math.floor(objectId / 100), month: objectId % 100 }
        : null,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  }));
}

/** How many there are. */
export async function countNotifications(
  reader: Reader,
  shown: Shown & { where?: SQL | undefined },
): Promise<number> {
  const [row] = await reader.tx
    .select({ total: count() })
    .from(notification)
    .leftJoin(employee, eq(employee.id, notification.employeeId))
    .leftJoin(notificationRead, ownMark(reader))
    .where(shownTo(reader, shown.where, shown));
  return row?.total ?? 0;
}
