import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { AuditFacts } from '#core/audit/audit-facts.ts';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { GateContext } from '#core/http/context.ts';
import { forgetTries, giveBackTry, reserveTry, tryKey } from './tries.ts';

// spec 1 §5, decisions "Sessions": 5 tries per person and company, 20 per company, then an hour.
const PER_PERSON = { limit: 5, minutes: 60 };
const PER_COMPANY = { limit: 20, minutes: 60 };
const GRANT_MINUTES = 5;

/** Case does not count: a code saved in whatever case is given in any. What differs is not to be read from the time. */
const equal = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a.toUpperCase()), Buffer.from(b.toUpperCase())];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Tries a company's closing code. The try is counted before the code is looked at, and answered once that has been committed; tries at the same
 * moment take turns at the counter, so that right ones never use it up. A wrong one leaves an audit line, `about` what it was for.
 */
export async function tryClosingCode(
  { asAccess, actor, companyId, now }: GateContext,
  code: string,
  about?: AuditFacts['about'],
): Promise<'right' | 'wrong' | 'locked'> {
  const person = tryKey('closing-code', companyId, actor.userId);
  const company = tryKey('closing-code', companyId);
  return asAccess(async (tx) => {
    const who = { now, userId: actor.userId, companyId };
    const reserved =
      (await reserveTry(tx, person, PER_PERSON, now)) && (await reserveTry(tx, company, PER_COMPANY, now));
    if (!reserved) return 'locked';
    const { rows } = await tx.execute<{ code: string }>(
      sql`select "code" from "tenant" where "id" = ${companyId}`,
    );
    if (!equal(found(rows[0]).code, code)) {
      const facts = { page: 'salaries', type: 'codeRefused', objectId: actor.userId, about } as const;
      await recordAudit(tx, who, facts);
      return 'wrong';
    }
    await forgetTries(tx, person);
    await giveBackTry(tx, company);
    return 'right';
  });
}

/** For the `gate` of a write that carries the closing code itself, `about` what. Errors: `CLOSING_CODE_WRONG`, `CLOSING_CODE_LOCKED`. */
export async function requireClosingCode(
  ctx: GateContext,
  code: string,
  about: AuditFacts['about'],
): Promise<void> {
  const result = await tryClosingCode(ctx, code, about);
  if (result === 'locked') throw new DomainError('CLOSING_CODE_LOCKED');
  // Specification 2 §8: a wrong code answers 'Unauthenticated'.
  if (result === 'wrong') throw new DomainError('CLOSING_CODE_WRONG', { message: 'Unauthenticated' });
}

const grantedUntil = (now: Date): string => new Date(now.getTime() + GRANT_MINUTES * 60_000).toISOString();

/** Lets the session edit the company's salaries for 5 minutes. */
export async function grantSalaryEdits({ asAccess, actor, companyId, now }: GateContext): Promise<void> {
  await asAccess((tx) =>
    tx.execute(sql`
      insert into "session_grant" ("sessionId", "tenantId", "until") values (${actor.sessionId}, ${companyId}, ${grantedUntil(now)})
      on conflict ("sessionId", "tenantId") do update set "until" = excluded."until"`),
  );
}

/** A change of salaries was saved: the 5 minutes begin again. What ended meanwhile, with a new code, stays ended. */
export async function prolongSalaryGrant({ asAccess, actor, companyId, now }: GateContext): Promise<void> {
  await asAccess((tx) =>
    tx.execute(sql`
      update "session_grant" set "until" = greatest("until", ${grantedUntil(now)})
      where "sessionId" = ${actor.sessionId} and "tenantId" = ${companyId}`),
  );
}

/** How many seconds the session may still edit the company's salaries; 0: it may not. */
export async function salaryGrantSeconds({ asAccess, actor, companyId, now }: GateContext): Promise<number> {
  const { rows } = await asAccess((tx) =>
    tx.execute<{ until: string | Date }>(sql`
      select "until" from "session_grant"
      where "sessionId" = ${actor.sessionId} and "tenantId" = ${companyId} and "until" > ${now.toISOString()}`),
  );
  return rows[0] ? Math.ceil((new Date(rows[0].until).getTime() - now.getTime()) / 1000) : 0;
}

/** For the `gate` of a write that needs the grant of a correct closing code. Errors: `EDIT_NOT_GRANTED`. */
export async function requireSalaryGrant(ctx: GateContext): Promise<void> {
  if ((await salaryGrantSeconds(ctx)) === 0) throw new DomainError('EDIT_NOT_GRANTED');
}
