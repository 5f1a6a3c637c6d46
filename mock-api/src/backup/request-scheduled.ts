import { BACKUPS_KEPT } from '@paga/contract/backup';
import { type SQL, sql } from 'drizzle-orm';
import { recordAudits } from '#core/audit/record-audit.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { asAccess, type Database } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';
import { nextNight } from './next-night.ts';
import { DEFAULT_EVERY } from './schedule.ts';

/** After one that comes late, by day or just before its minute, the next is not the same night's. */
const LEAST_BETWEEN_MS = 6 * 3_600_000;

const isDue = (now: Date) =>
  sql`t."id" = s."tenantId" and t."deletedAt" is null and s."nextAt" <= ${now.toISOString()}::timestamptz`;
const isNew = sql`t."deletedAt" is null and not exists (select 1 from "backup_schedule" s where s."tenantId" = t."id")`;

/** Whether a company's backup is due, or a company is new and has no schedule yet. */
export const scheduleHasWork = (now: Date): SQL => sql`(
  exists (select 1 from "backup_schedule" s join "tenant" t on ${isDue(now)}) or exists (select 1 from "tenant" t where ${isNew}))`;

/** Requests the backups that are due, and gives new companies a schedule: some statements, however many companies there are. One that is under way counts as requested. */
export function requestScheduled(db: Database, now: Date): Promise<Done> {
  const at = now.toISOString();
  const afterwards = new Date(now.getTime() + LEAST_BETWEEN_MS);
  return asAccess(db, async (tx) => {
    await tx.execute(sql`
      insert into "backup_schedule" ("tenantId", "every", "keep", "nextAt")
      select t."id", ${DEFAULT_EVERY}, ${BACKUPS_KEPT}, ${nextNight(sql`t."id"`, DEFAULT_EVERY, now)} from "tenant" t where ${isNew}
      on conflict do nothing`);
    const due = await tx.execute<{ id: string }>(sql`
      update "backup_schedule" s set "nextAt" = ${nextNight(sql`s."tenantId"`, sql`s."every"`, afterwards)}
      from "tenant" t where ${isDue(now)} returning s."tenantId" as "id"`);
    const ids = due.rows.map(({ id }) => Number(id));
    const { rows } = await tx.execute<{ companyId: string }>(sql`
      insert into "backup" ("tenantId", "requestedAt") select id, ${at}::timestamptz from unnest(${arrayLiteral(ids)}::bigint[]) id
      on conflict do nothing returning "tenantId" as "companyId"`);
    const lines = rows.map(({ companyId }) => ({
      ...({ page: 'backup', type: 'request', companyId: Number(companyId) } as const),
    }));
    // Nobody asked for it: the line has no person, as all that the product does by itself.
    await recordAudits(tx, { now, userId: undefined, companyId: undefined }, lines);
    return { companies: rows.length };
  });
}
