import { civilDateOf } from '@paga/calendar';
import { type SQL, sql } from 'drizzle-orm';
import { companiesWithWork } from '#core/db/companies-with-work.ts';
import { type Database, inCompany } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';
import type { Scope, UpcomingEvent } from './event.ts';
import { newsOf, newsSince } from './news.ts';
import { notification } from './table.ts';
import { upcomingEvents } from './upcoming-events.ts';

/** Rows of one statement: PostgreSQL takes at most 65,535 parameters. */
const AT_ONCE = 1000;

const inOrder = (a: { type: string; objectId: number }, b: { type: string; objectId: number }) =>
  a.type.localeCompare(b.type) || a.objectId - b.objectId;

/** Writes down what a company is notified of; what it was notified of before stays as it is. */
async function notify(
  db: Database,
  companyId: number,
  now: Date,
  eventsOf: (scope: Scope) => Promise<UpcomingEvent[]>,
): Promise<void> {
  await inCompany(db, companyId, async (tx) => {
    const events = await eventsOf({ tx, companyId, today: civilDateOf(now) });
    // Two instances that run at once insert in the same order: the later waits for the earlier and then adds nothing, and neither waits for both.
    const rows = events.sort(inOrder).map((event) => ({ ...event, tenantId: companyId, createdAt: now }));
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await tx
        .insert(notification)
        .values(rows.slice(from, from + AT_ONCE))
        .onConflictDoNothing();
    }
  });
}

/** Notifies one company of what comes up. */
export const notifyCompany = (db: Database, companyId: number, now: Date): Promise<void> =>
  notify(db, companyId, now, upcomingEvents);

/** A company that fails does not stop the others. Throws at the end when one failed. */
async function notifyEach(companies: number[], one: (id: number) => Promise<void>): Promise<Done> {
  const failures: unknown[] = [];
  for (const id of companies) await one(id).catch((failure) => failures.push(failure));
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `${failures.length} of ${companies.length} companies were not notified`,
    );
  return { companies: companies.length };
}

/** Notifies the companies for which something comes up that they were not notified yet. Run again it adds only what is new. */
export async function makeNotifications(db: Database, now: Date): Promise<Done> {
  const companies = await companiesWithWork(db, sql`companies_to_notify(${civilDateOf(now)}::date)`);
  return notifyEach(companies, (id) => notifyCompany(db, id, now));
}

/** The companies in which something happened that nobody was notified of. */
export const companiesWithNews = (now: Date): SQL =>
  sql`companies_with_news(${newsSince(now).toISOString()}::timestamptz)`;

/** Notifies of what happened: a month closed, paid or declared, payslips that did not arrive, a backup that failed, somebody who asks for something. */
export async function notifyOfNews(db: Database, now: Date): Promise<Done> {
  const companies = await companiesWithWork(db, companiesWithNews(now));
  return notifyEach(companies, (id) => notify(db, id, now, (scope) => newsOf(scope, newsSince(now))));
}
