import { deviceNameOf } from '@paga/contract/identity/device-name';
import { RoleId } from '@paga/contract/shapes';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { planned } from '#core/db/planned.ts';
import { SESSIONS } from '#core/db/shares/share.ts';
import { type Database, sharedBy, type Tx, withPlace } from '#core/db/transaction.ts';
import type { LinkedCompany, LiveSession, ShownSession, UsedFrom } from '#core/http/session.ts';
import { languageOf } from '#core/user/language-of.ts';
import { hashSecret } from './secret.ts';

type Row = {
  id: string;
  userId: string;
  roleId: RoleId;
  language: number;
  level: number;
  agreed: boolean;
  companyId: string | null;
  shown: LinkedCompany | null;
  standard: LinkedCompany | null;
  only: LinkedCompany | null;
  idleMinutes: number;
  passwordGiven: boolean;
  lastActiveAt: Date | string;
  device: string | null;
  address: string | null;
  writtenUpTo: string | null;
};

export const TICKET = 1 as const;
export const FULL = 2 as const;
export const DEFAULT_IDLE_MINUTES = 30;
/** Activity is noted this often at most, so that a busy screen does not write on every call. */
const NOTE_EVERY_MS = 5_000;

const levelOf = (row: Row) => (row.level === TICKET ? 'ticket' : row.agreed ? 'signedIn' : 'notAgreed');

const [cookieHash, handleHash, at] = [
  sql.placeholder('cookieHash'),
  sql.placeholder('handleHash'),
  sql.placeholder('at'),
];
const shownCompany = sql.placeholder('companyId');
const standard = sql.raw(`${DEFAULT_IDLE_MINUTES}`);

/** Beside a user `u`: the most minutes without activity that any company allows whom the person's requests may name. */
export const longestIdle = sql`
  select case when u."roleId" = ${RoleId.superAdmin} then greatest(max(t."inactivityMinutes"), ${standard})
    else coalesce(max(coalesce(t."inactivityMinutes", ${standard})), ${standard}) end as "idleMinutes"
  from "tenant" t where t."deletedAt" is null
    and (u."roleId" = ${RoleId.superAdmin} or exists (select 1 from "user_company" l where l."tenantId" = t."id" and l."userId" = u."id"))`;

const LINK = sql`"user_company" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null`;
const FACTS = sql`json_build_object('id', t."id", 'status', t."status", 'expirationDate', t."expirationDate")`;

/** Beside a session `s` of the user `u`: one company, if the user is linked to it. `limit` keeps it a look into the index, whatever plan the rest has. */
const oneLinked = (company: SQL | Placeholder) => sql`
  select ${FACTS} as "facts", coalesce(t."inactivityMinutes", ${standard}) as "minutes" from ${LINK} where l."userId" = u."id" and l."tenantId" = ${company}::bigint limit 1`;

/** The only company of the user `u`, where there is no other. */
const onlyLinked = sql`
  select case when count(*) = 1 then min(first."facts"::text)::json end from (select ${FACTS} as "facts" from ${LINK} where l."userId" = u."id" limit 2) first`;

/**
 * The fewest minutes that a company of the user `u` allows. Who has companies by the thousand must not wait for all of them: one without minutes of its own is
 * found at once, and those that have some are few (`tenant_inactivity`).
 */
const fewestMinutes = sql`
  select least(
    (select ${standard} where exists (select 1 from ${LINK} where l."userId" = u."id" and t."inactivityMinutes" is null)),
    (select t."inactivityMinutes" from "tenant" t
      cross join lateral (select 1 from "user_company" l where l."tenantId" = t."id" and l."userId" = u."id" limit 1) linked
      where t."inactivityMinutes" is not null and t."deletedAt" is null order by t."inactivityMinutes" limit 1))`;

const namedMinutes = sql`
  select named."inactivityMinutes" from "tenant" named where named."id" = ${shownCompany}::bigint and named."deletedAt" is null`;

/**
 * The row that the shown halves belong to; each may be of the current pair or, for 10 s, of the one before. One round trip. Its idle minutes are
 * those of the company that the request shows, else of the session's default, else the fewest of the linked ones. A super admin is linked to none.
 * Of the companies it reads those that the call may be about and no other.
 */
const rowOfHalves = (ofHandle: SQL) => (db: Pick<Database, 'select'>) =>
  db
    .select({
      id: sql<string>`s."id"`,
      userId: sql<string>`s."userId"`,
      roleId: sql<RoleId>`u."roleId"`,
      language: sql<number>`u."language"`,
      level: sql<number>`s."level"`,
      agreed: sql<boolean>`u."agreedAt" is not null`,
      companyId: sql<string | null>`s."companyId"`,
      shown: sql<LinkedCompany | null>`shown."facts"`,
      standard: sql<LinkedCompany | null>`standard."facts"`,
      only: sql<LinkedCompany | null>`case when ${shownCompany}::bigint is null and s."companyId" is null then (${onlyLinked}) end`,
      idleMinutes: sql<number>`coalesce(case when u."roleId" = ${RoleId.superAdmin} then (${namedMinutes}) end, shown."minutes", standard."minutes", (${fewestMinutes}), ${standard})`,
      passwordGiven: sql<boolean>`u."passwordGiven"`,
      lastActiveAt: sql<Date | string>`s."lastActiveAt"`,
      device: sql<string | null>`s."device"`,
      address: sql<string | null>`s."address"`,
      writtenUpTo: sql<string | null>`case when not pg_is_in_recovery() then pg_current_wal_lsn()::text end`,
    })
    .from(
      sql`"session" s join "app_user" u on u."id" = s."userId"
        left join lateral (${oneLinked(shownCompany)}) shown on true left join lateral (${oneLinked(sql`s."companyId"`)}) standard on true`,
    )
    .where(
      sql`${ofHandle}
        and (s."cookieHash" = ${cookieHash} or (s."previousCookieHash" = ${cookieHash} and s."previousUntil" > ${at}::timestamptz))
        and s."endedAt" is null and s."expiresAt" > ${at}::timestamptz and u."status" = 1 and u."deletedAt" is null`,
    );

const rowOfBoth = planned(
  'session_of_both_halves',
  rowOfHalves(
    sql`(s."handleHash" = ${handleHash} or (s."previousHandleHash" = ${handleHash} and s."previousUntil" > ${at}::timestamptz))`,
  ),
);
const rowOfCookie = planned('session_of_cookie', rowOfHalves(sql`true`));

async function findRow(
  db: Database,
  { cookie, now, companyId }: ShownSession,
  handle?: string,
): Promise<Row | undefined> {
  const values = { cookieHash: hashSecret(cookie), at: now.toISOString(), companyId: companyId ?? null };
  const [row] = await (handle === undefined
    ? rowOfCookie(db, values)
    : rowOfBoth(db, { ...values, handleHash: hashSecret(handle) }));
  return row;
}

/** The live session of both halves, or undefined: unknown, ended, idle too long, too old, or its user switched off. */
export function liveSession(
  db: Database,
  request: ShownSession & UsedFrom & { handle: string; background: boolean },
): Promise<LiveSession | undefined> {
  return withPlace(sharedBy(db, SESSIONS), () => ofBothHalves(db, request));
}

async function ofBothHalves(
  db: Database,
  { handle, background, ...request }: ShownSession & UsedFrom & { handle: string; background: boolean },
): Promise<LiveSession | undefined> {
  const { now } = request;
  const row = await findRow(db, request, handle);
  if (!row) return undefined;
  const idle = idleMs(row, now);
  if (idle > row.idleMinutes * 60_000) return undefined;
  const isActive = !background && idle >= NOTE_EVERY_MS;
  await noteUse(db, row, request, isActive ? now : undefined);
  return shown(row);
}

/** Notes when a session was active and what it was last used from, where that says something new. */
async function noteUse(
  db: Database,
  row: Row,
  { agent, address }: UsedFrom,
  activeAt: Date | undefined,
): Promise<void> {
  const device = deviceNameOf(agent);
  if (activeAt === undefined && device === row.device && address === row.address) return;
  const at = activeAt?.toISOString() ?? null;
  await db.execute(sql`
    update "session" set "lastActiveAt" = greatest("lastActiveAt", ${at}::timestamptz), "device" = ${device}, "address" = ${address} where "id" = ${row.id}`);
}

/** The live session of the cookie half alone: good for pictures and nothing else, because a page cannot send the other half with them. */
export async function cookieSession(db: Database, request: ShownSession): Promise<LiveSession | undefined> {
  const row = await withPlace(sharedBy(db, SESSIONS), () => findRow(db, request));
  return row && idleMs(row, request.now) <= row.idleMinutes * 60_000 ? shown(row) : undefined;
}

const idleMs = (row: Row, now: Date) => now.getTime() - new Date(row.lastActiveAt).getTime();

function shown(row: Row): LiveSession {
  return {
    id: Number(row.id),
    userId: Number(row.userId),
    roleId: row.roleId,
    language: languageOf(row.language),
    level: levelOf(row),
    companyId: row.companyId === null ? undefined : Number(row.companyId),
    near: { shown: row.shown, standard: row.standard, only: row.only },
    idleMinutes: row.idleMinutes,
    passwordGiven: row.passwordGiven,
    writtenUpTo: row.writtenUpTo,
  };
}

/** A company that is not deleted, for the super admin, who is linked to none. */
export async function companyById(tx: Tx, id: number): Promise<LinkedCompany | undefined> {
  const { rows } = await tx.execute<{ status: number; expirationDate: string | null }>(
    sql`select "status", "expirationDate"::text as "expirationDate" from "tenant" where "id" = ${id} and "deletedAt" is null`,
  );
  return rows[0] && { id, ...rows[0] };
}

const linkedRow = (userId: number, id: number) => sql`
  select t."status", t."expirationDate"::text as "expirationDate" from ${LINK} where l."userId" = ${userId} and l."tenantId" = ${id}`;

/** A company that the person is linked to and that is not deleted. */
export async function linkedCompany(
  db: Database,
  userId: number,
  id: number,
): Promise<LinkedCompany | undefined> {
  const { rows } = await withPlace(sharedBy(db, SESSIONS), () =>
    db.execute<Omit<LinkedCompany, 'id'>>(linkedRow(userId, id)),
  );
  return rows[0] && { id, ...rows[0] };
}
