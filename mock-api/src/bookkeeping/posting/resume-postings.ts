import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { scoped } from '#core/db/scoped-rows.ts';
import { tenant } from '#core/db/table.ts';
import { asAccess, type Database, inCompany } from '#core/db/transaction.ts';
import type { ServiceAccess } from '#core/http/service-access.ts';
import { bookkeepingBatch } from '../table.ts';
import { sendWaiting } from './send-waiting.ts';

type Job = { service: ServiceAccess; now: Date; log: Logger };

/** The request that stores an entry also sends it; what is left after this long was left by a crash or a service that did not answer. */
const LEFT_AFTER_MS = 60_000;

async function hasLeft(db: Database, companyId: number, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - LEFT_AFTER_MS);
  const { status, createdAt } = bookkeepingBatch;
  const left = (tx: Parameters<Parameters<typeof inCompany>[2]>[0]) =>
    tx
      .select({ id: bookkeepingBatch.id })
      .from(bookkeepingBatch)
      .where(and(scoped({ companyId }, bookkeepingBatch), eq(status, 'waiting'), lt(createdAt, before)))
      .limit(1);
  return (await inCompany(db, companyId, left)).length > 0;
}

/** Sends what was left waiting in the outboxes of the companies that have the integration; what goes wrong there is seen at the month. */
export async function resumePostings(db: Database, { service, now, log }: Job): Promise<void> {
  const companies = await asAccess(db, (tx) =>
    tx
      .select({ id: tenant.id })
      .from(tenant)
      .where(and(eq(tenant.hasQuickbooks, true), isNull(tenant.deletedAt))),
  );
  for (const { id: companyId } of companies) {
    if (!(await hasLeft(db, companyId, now))) continue;
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
}
