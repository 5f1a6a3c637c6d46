import { type SQL, sql } from 'drizzle-orm';
import { outboxMail } from '#core/mail/table.ts';
import { employee } from '#people/public.ts';
import { notification } from './table.ts';

const { dedupe } = outboxMail;
const person = sql`split_part(${dedupe}, ':', 3)`;
const topic = sql`'payslip:' || ${notification.objectId} / 100 || '-' || lpad((${notification.objectId} % 100)::text, 2, '0') || ':%'`;

/** Of the people whose newest payslip of a notification's month did not arrive (`newest`, with their "name"): a mail that was sent again and arrives leaves. */
export const undeliveredOf = (what: SQL): SQL => sql`(
  select ${what} from (
    select distinct on (${person}) ${outboxMail.status} as "status", ${employee.firstName} || ' ' || ${employee.lastName} as "name"
    from ${outboxMail} join ${employee} on ${employee.id} = ${person}::bigint and ${employee.tenantId} = ${outboxMail.tenantId}
    where coalesce(${outboxMail.tenantId}, 0) = ${notification.tenantId} and ${dedupe} like ${topic}
    order by ${person}, ${outboxMail.id} desc
  ) newest where newest."status" in ('failed', 'unsure'))`;
