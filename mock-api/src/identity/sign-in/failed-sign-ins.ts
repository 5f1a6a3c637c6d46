import { type SQL, sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { asAccess, type Database, type Tx } from '#core/db/transaction.ts';
import type { Done } from '#core/jobs/job.ts';

const HOUR_MS = 3_600_000;
const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS).toISOString();

/**
 * Counts a failed sign-in: for the account whose e-mail was given, else for the network address it came from. What was given is kept nowhere when it is
 * no account's: it may be a password in the wrong field. One statement, whomever it is about.
 */
export async function countFailedSignIn(
  tx: Tx,
  { email, address, now }: { email: string; address: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into "failed_sign_in" as f ("userId", "address", "hour", "tries")
    select u."id", case when u."id" is null then ${address} else '' end, ${hourOf(now)}::timestamptz, 1
    from (select 1) one left join "app_user" u on lower(u."email") = lower(${email}) and u."deletedAt" is null and u."standsFor" is null
    on conflict (coalesce("userId", 0), "address", "hour") do update set "tries" = f."tries" + 1`);
}

type Row = {
  userId: string | null;
  name: string | null;
  address: string;
  hour: string | Date;
  tries: number;
  companies: string[] | null;
};

/** The logs that a line belongs in: those of the account's companies; of nobody's account, the platform's. */
async function noteHour(tx: Tx, { userId, name, address, hour, tries, companies }: Row): Promise<void> {
  const endOfHour = new Date(new Date(hour).getTime() + HOUR_MS - 1);
  const whom: Record<string, string> = name === null ? { networkAddress: address } : { user: name };
  const facts = {
    page: 'login',
    type: 'signInFailed',
    objectId: userId === null ? null : Number(userId),
    about: whom,
    new: { tries },
  };
  for (const companyId of companies?.map(Number) ?? [undefined])
    await recordAudit(tx, { now: endOfHour, userId: undefined, companyId }, facts);
}

/** Whether an hour with failed sign-ins is over. */
export const failedSignInsAreOver = (now: Date): SQL =>
  sql`exists (select 1 from "failed_sign_in" where "hour" < ${hourOf(now)}::timestamptz)`;

/** Writes the failed sign-ins of the hours that are over into the audit log, a line for an account and hour. */
export async function noteFailedSignIns(db: Database, now: Date): Promise<Done> {
  return asAccess(db, async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      with over as (delete from "failed_sign_in" where "hour" < ${hourOf(now)}::timestamptz returning *)
      select o."userId", u."name", o."address", o."hour", o."tries", (
        select array_agg(l."tenantId" order by l."tenantId") from "user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null
        where l."userId" = o."userId") as "companies"
      from over o left join "app_user" u on u."id" = o."userId" order by o."hour", o."id"`);
    for (const row of rows) await noteHour(tx, row);
    return { rows: rows.length };
  });
}
