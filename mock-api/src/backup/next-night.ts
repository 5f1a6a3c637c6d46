import { civilDateOf } from '@paga/calendar';
import type { BackupEvery } from '@paga/contract/backup';
import { type SQL, sql } from 'drizzle-orm';

const FIRST_MINUTE = 60;
const MINUTES_OF_NIGHT = 240;

/**
 * The next moment after `after` at which a company's backup is made by itself, as SQL; null where that is off. Between one and five o'clock in Kosovo, at a minute by the
 * company's id, and of each week on a day by it: so companies are spread over the nights.
 */
export const nextNight = (companyId: SQL, every: SQL | BackupEvery, after: Date): SQL => sql`(
  select min(n."at") from (
    select d, (d + make_interval(mins => ${FIRST_MINUTE}::int + (${companyId} % ${MINUTES_OF_NIGHT}::int)::int)) at time zone 'Europe/Belgrade' as "at"
    from generate_series(${civilDateOf(after)}::date::timestamp, ${civilDateOf(after)}::date::timestamp + interval '8 days', interval '1 day') d
  ) n where n."at" > ${after.toISOString()}::timestamptz
    and (${every}::text = 'day' or (${every}::text = 'week' and extract(dow from n.d)::int = (${companyId} % 7)::int)))`;
