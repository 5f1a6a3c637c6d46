import { civilDateOf } from '@paga/calendar';
import { deviceNameOf } from '@paga/contract/identity/device-name';
import type { OwnPart } from '@paga/contract/own/parts';
import { OWN_PARTS } from '@paga/contract/own/parts';
import { sql } from 'drizzle-orm';
import { planned } from '#core/db/planned.ts';
import { SESSIONS } from '#core/db/shares/share.ts';
import { type Database, sharedBy, withPlace } from '#core/db/transaction.ts';
import type { OwnSessions } from '#core/http/own-session.ts';
import type { LinkedCompany } from '#core/http/session.ts';
import { languageOf } from '#core/user/language-of.ts';
import { hashSecret } from '#identity/public.ts';

export const IDLE_MINUTES = 10;
/** Activity is noted this often at most. */
const NOTE_EVERY_MS = 5_000;

type Row = {
  id: string;
  accountId: string;
  linkId: string;
  employeeId: string;
  language: number;
  company: LinkedCompany;
  page: boolean | null;
  parts: Record<OwnPart, boolean>;
  hasRead: boolean;
  leftOn: string | null;
  isFresh: boolean;
  lastActiveAt: Date | string;
  device: string | null;
  networkAddress: string | null;
};

const [cookieHash, handleHash, at, idle, today] = ['cookieHash', 'handleHash', 'at', 'idle', 'today'].map(
  (name) => sql.placeholder(name),
);

/** One question: the session, its account, its link and company, what that offers, and by a function of the owner how the employee stands. */
const rowOfBoth = planned('own_session_of_both_halves', (db) =>
  db
    .select({
      id: sql<string>`s."id"`,
      accountId: sql<string>`s."accountId"`,
      linkId: sql<string>`s."linkId"`,
      employeeId: sql<string>`l."employeeId"`,
      language: sql<number>`a."language"`,
      company: sql<LinkedCompany>`json_build_object('id', t."id", 'status', t."status", 'expirationDate', t."expirationDate")`,
      page: sql<boolean | null>`g."page"`,
      parts: sql<
        Record<OwnPart, boolean>
      >`json_build_object('payslips', g."payslips", 'leave', g."leave", 'data', g."data")`,
      hasRead: sql<boolean>`l."payslipsReadAt" is not null`,
      leftOn: sql<string | null>`e."leftOn"::text`,
      isFresh: sql<boolean>`coalesce(s."freshUntil" > ${at}::timestamptz, false)`,
      lastActiveAt: sql<Date | string>`s."lastActiveAt"`,
      device: sql<string | null>`s."device"`,
      networkAddress: sql<string | null>`s."networkAddress"`,
    })
    .from(
      sql`"own_session" s join "own_account" a on a."id" = s."accountId"
        join "own_link" l on l."id" = s."linkId" and l."accountId" = s."accountId" and l."state" = 'joined'
        join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null
        left join "own_setting" g on g."tenantId" = l."tenantId"
        cross join lateral own_standing(l."tenantId", l."employeeId", ${today}::date) e`,
    )
    .where(
      sql`s."handleHash" = ${handleHash} and s."cookieHash" = ${cookieHash} and s."endedAt" is null and s."expiresAt" > ${at}::timestamptz
        and s."lastActiveAt" > ${idle}::timestamptz`,
    ),
);

/** What the page offers: a switched-off one the payslips of who had read some. */
function offeredBy({ page, parts, hasRead }: Pick<Row, 'page' | 'parts' | 'hasRead'>): OwnPart[] {
  if (!page) return hasRead ? ['payslips'] : [];
  return OWN_PARTS.filter((part) => parts[part] || (part === 'payslips' && hasRead));
}

async function noteUse(db: Database, row: Row, now: Date, from: { agent: string; address: string }) {
  const isQuiet = now.getTime() - new Date(row.lastActiveAt).getTime() < NOTE_EVERY_MS;
  const device = deviceNameOf(from.agent);
  if (isQuiet && device === row.device && from.address === row.networkAddress) return;
  await db.execute(sql`
    update "own_session" set "lastActiveAt" = greatest("lastActiveAt", ${now.toISOString()}::timestamptz), "device" = ${device}, "networkAddress" = ${from.address} where "id" = ${row.id}`);
}

/** The own sessions of the database, for the HTTP part. */
export const ownSessions: OwnSessions = {
  ofBothHalves: (db, { cookie, handle, now, background, agent, address }) =>
    withPlace(sharedBy(db, SESSIONS), async () => {
      const [row] = await rowOfBoth(db, {
        ...{ cookieHash: hashSecret(cookie), handleHash: hashSecret(handle), at: now.toISOString() },
        ...{
          idle: new Date(now.getTime() - IDLE_MINUTES * 60_000).toISOString(),
          today: civilDateOf(now),
        },
      });
      const parts = row ? offeredBy(row) : [];
      if (!row || (!row.page && parts.length === 0)) return undefined;
      if (!background) await noteUse(db, row, now, { agent, address });
      return {
        ...{ sessionId: Number(row.id), accountId: Number(row.accountId), linkId: Number(row.linkId) },
        ...{ companyId: row.company.id, employeeId: Number(row.employeeId), company: row.company },
        language: languageOf(row.language),
        ...{ parts, offered: row.page === true, leftOn: row.leftOn, isFresh: row.isFresh },
      };
    }),
};
