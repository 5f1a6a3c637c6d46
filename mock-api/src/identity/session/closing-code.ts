import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { GateContext } from '#core/http/context.ts';
import { forgetTries, giveBackTry, reserveTry, tryKey } from './tries.ts';

// spec 1 §5, decisions "Sessions": 5 tries per person and company, 20 per company, then an hour.
const PER_PERSON = { limit: 5, minutes: 60 };
const PER_COMPANY = { limit: 20, minutes: 60 };
const GRANT_MINUTES = 5;

const equal = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Tries a company's closing code. The try is counted before the code is looked at, and answered once that has been committed; tries at the same
 * moment take turns at the counter, so that right ones never use it up. A wrong one leaves an audit line, whatever it was for.
 */
export async function tryClosingCode(
  { asAccess, actor, companyId, now }: GateContext,
  code: string,
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
      await recordAudit(tx, who, { page: 'calculations', type: 'codeRefused', objectId: actor.userId });
      return 'wrong';
    }
    await forgetTries(tx, person);
    await giveBackTry(tx, company);
    return 'right';
  });
}

/** For the `gate` of a write that carries the closing code itself. Errors: `CLOSING_CODE_WRONG`, `CLOSING_CODE_LOCKED`. */
export async function requireClosingCode(ctx: GateContext, code: string): Promise<void> {
  const result = await tryClosingCode(ctx, code);
  if (result === 'locked') throw new DomainError('CLOSING_CODE_LOCKED');
  // Specification 2 §8: a wrong code answers 'Unauthenticated'.
  if (result === 'wrong') throw new DomainError('CLOSING_CODE_WRONG', { message: 'Unauthenticated' });
}

/** Lets the session edit the company's salaries for 5 minutes. */
export async function grantSalaryEdits({ asAccess, actor, companyId, now }: GateContext): Promise<void> {
  const until = new Date(now.getTime() + GRANT_MINUTES * 60_000).toISOString();
  await asAccess((tx) =>
    tx.execute(sql`
      insert into "session_grant" ("sessionId", "tenantId", "until") values (${actor.sessionId}, ${companyId}, ${until})
      on conflict ("sessionId", "tenantId") do update set "until" = excluded."until"`),
  );
}

/** For the `gate` of a write that needs the grant of a correct closing code. Errors: `EDIT_NOT_GRANTED`. */
export async function requireSalaryGrant({ asAccess, actor, companyId, now }: GateContext): Promise<void> {
  const { rows } = await asAccess((tx) =>
    tx.execute(sql`
      select 1 from "session_grant"
      where "sessionId" = ${actor.sessionId} and "tenantId" = ${companyId} and "until" > ${now.toISOString()}`),
  );
  if (rows.length === 0) throw new DomainError('EDIT_NOT_GRANTED');
}
