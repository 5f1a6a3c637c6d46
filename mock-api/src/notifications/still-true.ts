import { EmployeeStatus } from '@paga/contract/shapes';
import { addDays } from '@paga/payroll';
import { and, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { backup } from '#backup/public.ts';
import type { Context } from '#core/http/context.ts';
import { vacation } from '#leave/public.ts';
import { closingTask, salaryPeriod, salaryVersion } from '#months/public.ts';
import { employee } from '#people/public.ts';
import { request, sicknessReport } from '#requests/public.ts';
import { TAX_TASKS } from './event.ts';
import { notification } from './table.ts';
import { undeliveredOf } from './undelivered.ts';

/** So many days something that happened is news. */
const NEWS_DAYS = 30;

const { type, date, tenantId, objectId } = notification;

/** Whether the month of a notification, with the closing that holds, is such. */
const month = (is: SQL) => sql`exists (
  select 1 from ${salaryPeriod} left join ${salaryVersion} on ${and(
    eq(salaryVersion.tenantId, tenantId),
    eq(salaryVersion.periodId, salaryPeriod.id),
    isNull(salaryVersion.reopenedAt),
  )}
  where ${salaryPeriod.tenantId} = ${tenantId} and ${salaryPeriod.year} * 100 + ${salaryPeriod.month} = ${objectId} and ${is})`;

const paid = sql`${salaryVersion.paidOn} is not null`;
const declared = sql`${salaryVersion.declaredOn} is not null`;
const closed = sql`${salaryPeriod.closedAt} is not null`;
/** Both payments to the tax administration are made, or not needed. */
const taxed = sql`(select count(*) from ${closingTask} where ${closingTask.tenantId} = ${tenantId}
  and ${closingTask.versionId} = ${salaryVersion.id} and ${inArray(closingTask.task, [...TAX_TASKS])}) = ${TAX_TASKS.length}`;

/** Somebody else did it: nobody is notified of what they did themselves. */
const byAnother = (who: SQLWrapper, userId: number) => sql`${who} is distinct from ${userId}`;

const leaveStarts = sql`exists (select 1 from ${vacation}
  where ${vacation.tenantId} = ${tenantId} and ${vacation.id} = ${objectId} and ${vacation.from} = ${date})`;
const contractEnds = sql`${employee.expirationContract} = ${date} and ${employee.deletedAt} is null and ${employee.employeeStatus} = ${EmployeeStatus.active}`;
const noneLater = sql`not exists (select 1 from ${notification} later where later."tenantId" = ${tenantId}
  and later."type" = ${type} and later."objectId" = ${objectId} and later."date" > ${date})`;

/** Nobody has decided about it; of leave with a named approver only that one is waited for. */
const waits = ({ now, actor }: Pick<Context, 'now' | 'actor'>) => sql`exists (select 1 from ${request}
  where ${request.tenantId} = ${tenantId} and ${request.id} = ${objectId} and ${request.state} = 'asked'
    and (${request.kind} <> 'leave' or leave_is_for(${request.tenantId}, ${request.employeeId}, ${actor.userId}, ${now.toISOString()})))`;

/** Nobody has booked it or set it aside. */
const sickWaits = sql`exists (select 1 from ${sicknessReport}
  where ${sicknessReport.tenantId} = ${tenantId} and ${sicknessReport.id} = ${objectId} and ${sicknessReport.state} = 'reported')`;

/** It failed, and none was made or failed after it. */
const newestFailed = sql`exists (select 1 from ${backup} where ${backup.tenantId} = ${tenantId} and ${backup.id} = ${objectId} and ${backup.status} = 'failed'
  and not exists (select 1 from ${backup} later where later."tenantId" = ${tenantId} and later."id" > ${objectId} and later."status" in ('done', 'failed')))`;

/**
 * What a notification says is true on that day and of concern to who asks: what was waited for and is done falls away, and what is past. Asked when it is read, so
 * that nothing has to be kept in step. Of a late month only what comes next is said: that it is open, or its declaration is missing, or its taxes. Opened again, or with its mark removed, a month is waited for again.
 */
export function stillTrue({ today, now, actor }: Pick<Context, 'today' | 'now' | 'actor'>): SQL {
  const ahead = sql`${date} >= ${today}::date`;
  const recent = sql`${date} > ${addDays(today, -NEWS_DAYS)}::date`;
  return sql`case ${type}
    when 'birthday' then ${ahead}
    when 'vacation' then ${ahead} and ${leaveStarts}
    when 'leaveAsked' then ${waits({ now, actor })}
    when 'sicknessReported' then ${sickWaits}
    when 'questionAsked' then ${waits({ now, actor })}
    when 'ownDataAsked' then ${waits({ now, actor })}
    when 'bankAccountAsked' then ${waits({ now, actor })}
    when 'contract' then ${recent} and ${contractEnds}
    when 'paymentDue' then ${ahead} and not ${month(sql`(${paid} or ${salaryPeriod.paymentDate} <> ${date})`)}
    when 'declarationDue' then ${ahead} and not ${month(declared)}
    when 'taxesDue' then ${ahead} and not ${month(taxed)}
    when 'monthOpen' then not ${month(closed)}
    when 'paymentLate' then ${month(sql`${closed} and not ${paid} and ${salaryPeriod.paymentDate} < ${today}::date`)}
    when 'declarationLate' then ${month(sql`${closed} and not ${declared}`)}
    when 'taxesLate' then ${month(sql`${declared} and not ${taxed}`)}
    when 'monthClosed' then ${recent} and ${month(sql`${closed} and ${byAnother(salaryVersion.closedBy, actor.userId)}`)}
    when 'monthPaid' then ${recent} and ${month(sql`${salaryVersion.paidOn} = ${date} and ${byAnother(salaryVersion.paidBy, actor.userId)}`)}
    when 'monthDeclared' then ${recent} and ${month(sql`${salaryVersion.declaredOn} = ${date} and ${byAnother(salaryVersion.declaredBy, actor.userId)}`)}
    when 'mailFailed' then ${noneLater} and exists ${undeliveredOf(sql`1`)}
    when 'backupFailed' then ${newestFailed}
    else true end`;
}
