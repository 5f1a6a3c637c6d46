import { civilDateOf } from '@paga/calendar';
import { and, eq, gt, inArray, isNull, like, or, sql } from 'drizzle-orm';
import { backup } from '#backup/public.ts';
import { scoped } from '#core/db/scoped-rows.ts';
import { outboxMail } from '#core/mail/table.ts';
import { salaryPeriod, salaryVersion } from '#months/public.ts';
import { request, sicknessReport } from '#requests/public.ts';
import type { Scope, UpcomingEvent } from './event.ts';

/** How far back news is looked for; a mail server that is away is tried for a day before a mail is given up. */
const NEWS_DAYS = 3;

/** Since when something is news. */
export const newsSince = (now: Date) => new Date(now.getTime() - NEWS_DAYS * 86_400_000);

type News = Pick<UpcomingEvent, 'type' | 'objectId' | 'employeeId' | 'date'>;

/** Months that were closed, paid or declared since. */
async function monthsTouched(scope: Scope, since: Date): Promise<News[]> {
  const { year, month } = salaryPeriod;
  const { closedAt, paidOn, paidAt, declaredOn, declaredAt } = salaryVersion;
  const rows = await scope.tx
    .select({ year, month, closed: salaryPeriod.closedAt, closedAt, paidOn, paidAt, declaredOn, declaredAt })
    .from(salaryVersion)
    .innerJoin(salaryPeriod, and(scoped(scope, salaryPeriod), eq(salaryPeriod.id, salaryVersion.periodId)))
    .where(
      and(
        scoped(scope, salaryVersion),
        isNull(salaryVersion.reopenedAt),
        or(gt(closedAt, since), gt(paidAt, since), gt(declaredAt, since)),
      ),
    );
  return rows.flatMap((row) => {
    const event = (type: News['type'], at: Date | null, date: string | null): News[] =>
      at && date && at > since
        ? [{ type, objectId: row.year * 100 + row.month, employeeId: null, date }]
        : [];
    return [
      ...event('monthClosed', row.closedAt, row.closed && civilDateOf(row.closed)),
      ...event('monthPaid', row.paidAt, row.paidOn),
      ...event('monthDeclared', row.declaredAt, row.declaredOn),
    ];
  });
}

/** Months whose payslips were mailed since and did not arrive, once for each day on which some were mailed. */
async function undelivered(scope: Scope, since: Date): Promise<News[]> {
  const { dedupe, createdAt, status, tenantId } = outboxMail;
  const rows = await scope.tx
    .selectDistinct({
      month: sql<string>`split_part(${dedupe}, ':', 2)`,
      date: sql<string>`(${createdAt} at time zone 'Europe/Belgrade')::date::text`,
    })
    .from(outboxMail)
    .where(
      and(
        eq(sql`coalesce(${tenantId}, 0)`, scope.companyId),
        inArray(status, ['failed', 'unsure']),
        like(dedupe, 'payslip:%'),
        gt(createdAt, since),
      ),
    );
  return rows.map(({ month, date }) => ({
    ...{ type: 'mailFailed' as const, objectId: Number(month.replace('-', '')), employeeId: null, date },
  }));
}

/** Backups that failed since. */
async function failedBackups(scope: Scope, since: Date): Promise<News[]> {
  const { id, status, finishedAt } = backup;
  const rows = await scope.tx
    .select({ id, finishedAt })
    .from(backup)
    .where(and(scoped(scope, backup), eq(status, 'failed'), gt(finishedAt, since)));
  return rows.flatMap(({ id: objectId, finishedAt }) =>
    finishedAt
      ? [{ type: 'backupFailed' as const, objectId, employeeId: null, date: civilDateOf(finishedAt) }]
      : [],
  );
}

/** What employees have asked for since and still wait for. */
async function requestsAsked(scope: Scope, since: Date): Promise<News[]> {
  const { id, kind, employeeId, askedAt, state } = request;
  const rows = await scope.tx
    .select({ id, kind, employeeId, askedAt })
    .from(request)
    .where(and(scoped(scope, request), eq(state, 'asked'), gt(askedAt, since)));
  return rows.map((row) => ({
    ...{ type: `${row.kind}Asked` as const, objectId: row.id, employeeId: row.employeeId },
    date: civilDateOf(row.askedAt),
  }));
}

/** What employees have reported since, which nobody has settled. */
async function sicknessReported(scope: Scope, since: Date): Promise<News[]> {
  const { id, employeeId, reportedAt, state } = sicknessReport;
  const rows = await scope.tx
    .select({ id, employeeId, reportedAt })
    .from(sicknessReport)
    .where(and(scoped(scope, sicknessReport), eq(state, 'reported'), gt(reportedAt, since)));
  return rows.map((row) => ({
    ...{ type: 'sicknessReported' as const, objectId: row.id, employeeId: row.employeeId },
    date: civilDateOf(row.reportedAt),
  }));
}

/** What happened in a company since: months that were closed, paid or declared, payslips that did not arrive, backups that failed, requests of employees, sickness that they report. */
export async function newsOf(scope: Scope, since: Date): Promise<News[]> {
  return [
    ...(await monthsTouched(scope, since)),
    ...(await undelivered(scope, since)),
    ...(await failedBackups(scope, since)),
    ...(await requestsAsked(scope, since)),
    ...(await sicknessReported(scope, since)),
  ];
}
