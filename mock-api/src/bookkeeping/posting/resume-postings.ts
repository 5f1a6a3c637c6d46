import { type SQL, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { companiesWithWork } from '#core/db/companies-with-work.ts';
import { type Database, inCompany } from '#core/db/transaction.ts';
import type { ServiceAccess } from '#core/http/service-access.ts';
import type { Done } from '#core/jobs/job.ts';
import { sendWaiting } from './send-waiting.ts';

type Job = { service: ServiceAccess; now: Date; log: Logger };

/** The request that stores an entry also sends it; what is left after this long was left by a crash or a service that did not answer. */
const LEFT_AFTER_MS = 60_000;

/** The companies that have the integration and something left in their outboxes, as a condition or a list. */
export const companiesWithPostings = (now: Date): SQL =>
  sql`companies_with_waiting_postings(${new Date(now.getTime() - LEFT_AFTER_MS).toISOString()}::timestamptz)`;

/** Sends what was left waiting in the outboxes; what goes wrong there is seen at the month. */
export async function resumePostings(db: Database, { service, now, log }: Job): Promise<Done> {
  const companies = await companiesWithWork(db, companiesWithPostings(now));
  for (const companyId of companies) {
    const ctx = {
      companyId,
      service,
      now,
      log,
      inCompany: <T>(work: Parameters<typeof inCompany<T>>[2]) => inCompany(db, companyId, work),
    };
    await sendWaiting(ctx).catch((error: Error) =>
      log.warn({ companyId, reason: error.name }, 'an entry of the books is still waiting'),
    );
  }
  return { companies: companies.length };
}
