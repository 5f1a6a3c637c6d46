import { civilDateOf } from '@paga/calendar';
import type { OwnSignedIn } from '@paga/contract/own/account';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OpenContext } from '#core/http/context.ts';
import { hashSecret } from '#identity/public.ts';
import { openOwnSession } from './open-own-session.ts';
import { rightFromHere } from './own-tries.ts';

type Usable = { linkId: number; companyId: number; employeeId: number };

/** The employers whose page an account may use now, those first that were used last: it is offered there, or payslips were read, and the employee is there. */
export async function usableLinks(tx: Tx, accountId: number, now: Date): Promise<Usable[]> {
  const { rows } = await tx.execute<{ linkId: string; companyId: string; employeeId: string }>(sql`
    select l."id" as "linkId", l."tenantId" as "companyId", l."employeeId"
    from "own_link" l join "tenant" t on t."id" = l."tenantId" and t."deletedAt" is null left join "own_setting" g on g."tenantId" = l."tenantId"
      cross join lateral own_standing(l."tenantId", l."employeeId", ${civilDateOf(now)}::date) e
    where l."accountId" = ${accountId} and l."state" = 'joined' and (coalesce(g."page", false) or l."payslipsReadAt" is not null)
    order by (select max(s."lastActiveAt") from "own_session" s where s."linkId" = l."id") desc nulls last, l."id"`);
  return rows.map(({ linkId, companyId, employeeId }) => ({
    ...{ linkId: Number(linkId), companyId: Number(companyId), employeeId: Number(employeeId) },
  }));
}

/** Ends the own session that a browser still holds a half of, when somebody signs in anew there. */
async function endHeld(tx: Tx, half: string | undefined, now: Date): Promise<void> {
  if (half === undefined) return;
  await tx.execute(
    sql`update "own_session" set "endedAt" = ${now.toISOString()} where "cookieHash" = ${hashSecret(half)} and "endedAt" is null`,
  );
}

/** What came in by what: the code, the passkey of this name, or an invitation. */
type CameBy = 'code' | 'passkey' | 'invitation';

/** A new own session, at the employer used last or at `at`, in the caller's transaction; its half for the page is in the answer. Errors: `OWN_PAGE_OFF`. */
export async function beginOwnSession(
  tx: Tx,
  request: OpenContext,
  { accountId, by, at }: { accountId: number; by: CameBy; at?: number },
): Promise<{ cookie: string; answer: OwnSignedIn }> {
  const { now, ownCookie } = request;
  const links = await usableLinks(tx, accountId, now);
  const link = links.find(({ linkId }) => at === undefined || linkId === at);
  if (!link) throw new DomainError('OWN_PAGE_OFF');
  await rightFromHere(tx, request);
  await endHeld(tx, ownCookie.read(), now);
  const { cookie, handle } = await openOwnSession(tx, { accountId, linkId: link.linkId, now, request });
  const who = { now, userId: undefined, companyId: link.companyId, employeeId: link.employeeId };
  if (by !== 'invitation')
    await recordAudit(tx, who, { page: 'ownPage', type: 'signIn', objectId: link.employeeId, about: { by } });
  const { rows } = await tx.execute(
    sql`select 1 from "own_passkey" where "accountId" = ${accountId} limit 1`,
  );
  return { cookie, answer: { handle, employers: links.length, hasPasskey: rows.length > 0 } };
}
