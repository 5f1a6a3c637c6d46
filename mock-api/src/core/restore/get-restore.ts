import { getRestore as call } from '@paga/contract/restore';
import { sql } from 'drizzle-orm';
import { personRead } from '#core/http/handler.ts';
import { mailIsHeld } from '../outside/waits.ts';

type Row = { until: string; foundAt: string; mails: number; postings: number };

export const getRestore = personRead({
  call,
  run: async ({ tx, now }) => {
    const { rows } = await tx.execute<Row>(sql`
      select "until", "foundAt", (select count(*)::int from "outbox_mail" where "status" in ('waiting', 'sending') and ${mailIsHeld}) as "mails",
        (select count(*)::int from companies_with_waiting_postings(${now.toISOString()}::timestamptz)) as "postings"
      from "database_restore" where "releasedAt" is null`);
    const [row] = rows;
    if (!row) return { restore: null };
    const { until, foundAt, ...counts } = row;
    const at = (moment: string) => new Date(moment).toISOString();
    return { restore: { until: at(until), foundAt: at(foundAt), ...counts } };
  },
});
