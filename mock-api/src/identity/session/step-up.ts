import { RoleId } from '@paga/contract/shapes';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Actor } from '#core/http/context.ts';
import { anyLinked } from '#core/user/linked-companies.ts';

const GRANT_MINUTES = 5;

type Given = 'password' | 'passkey';
/** A session, and the company it is about; undefined for what names none. */
type InSession = {
  actor: Pick<Actor, 'sessionId' | 'userId' | 'roleId'>;
  companyId: number | undefined;
  now: Date;
};
type Rule = { stepUp: boolean; passkey: boolean };

/** Lets the session make the calls declared with a step-up for 5 minutes from `now`, in this company, or in all without one; until when. */
export async function grantStepUp(
  tx: Tx,
  { sessionId, companyId, now }: { sessionId: number; companyId: number | undefined; now: Date },
  by: Given,
): Promise<string> {
  const until = new Date(now.getTime() + GRANT_MINUTES * 60_000).toISOString();
  await tx.execute(sql`
    insert into "step_up_grant" ("sessionId", "tenantId", "by", "until") values (${sessionId}, ${companyId ?? null}, ${by}, ${until})
    on conflict ("sessionId", "tenantId", "by") do update set "until" = excluded."until"`);
  return until;
}

/** Whether this kind was given in the session in the last 5 minutes, here or for all companies. */
async function isGranted(
  tx: Tx,
  { actor, companyId, now }: InSession,
  kinds: readonly Given[],
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from "step_up_grant"
    where "sessionId" = ${actor.sessionId} and ("tenantId" is null or "tenantId" = ${companyId ?? null}::bigint)
      and "by" = any(${sql.param([...kinds])}::text[]) and "until" > ${now.toISOString()}`);
  return rows.length > 0;
}

/** What a company asks for. For what names no company, the strictest of the person's; role 1 is linked to none and is asked where the installation is guarded. */
async function ruleOf(tx: Tx, { actor, companyId }: InSession): Promise<Rule> {
  const named = sql`select "stepUpRequired" as "stepUp", "passkeyRequired" as "passkey" from "tenant" where "id" = ${companyId ?? null}`;
  const strictest = sql`
    select ${anyLinked(sql`${actor.userId}`, sql`t."stepUpRequired"`)} or (${actor.roleId === RoleId.superAdmin} and exists (select 1 from "installation" where "guarded")) as "stepUp",
      ${anyLinked(sql`${actor.userId}`, sql`t."passkeyRequired"`)} as "passkey"`;
  const { rows } = await tx.execute<Rule>(companyId === undefined ? strictest : named);
  return found(rows[0]);
}

/** Given again in this session, whatever the company asks for; where it asks for passkeys, by one. Errors: `STEP_UP_NEEDED`, `PASSKEY_NEEDED`. */
export async function requireStepUp(tx: Tx, where: InSession): Promise<void> {
  const { passkey } = await ruleOf(tx, where);
  if (passkey) return requirePasskey(tx, where);
  if (!(await isGranted(tx, where, ['password', 'passkey']))) throw new DomainError('STEP_UP_NEEDED');
}

/** A passkey confirmed in this session, whatever the company asks for. Errors: `PASSKEY_NEEDED`. */
export async function requirePasskey(tx: Tx, where: InSession): Promise<void> {
  if (!(await isGranted(tx, where, ['passkey']))) throw new DomainError('PASSKEY_NEEDED');
}

/** Whether the session has confirmed a passkey in the last 5 minutes, in whatever company: for one that is added. */
export async function hasConfirmedPasskey(tx: Tx, sessionId: number, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from "step_up_grant" where "sessionId" = ${sessionId} and "by" = 'passkey' and "until" > ${now.toISOString()} limit 1`);
  return rows.length > 0;
}

/** Whether a password is enough there. */
export async function isPasswordEnough(tx: Tx, where: InSession): Promise<boolean> {
  return !(await ruleOf(tx, where)).passkey;
}

/**
 * The step-up where a company asks for one; another lets pass. Within a transaction of that company, or one that sees all of them.
 * Errors: `STEP_UP_NEEDED`, `PASSKEY_NEEDED`.
 */
export async function requireStepUpWhereAsked(tx: Tx, where: InSession): Promise<void> {
  const { stepUp, passkey } = await ruleOf(tx, where);
  if (stepUp || passkey) await requireStepUp(tx, where);
}

/** For what is of money: a person signs in with a password of their own. Errors: `PASSWORD_NOT_OWN`. */
export function refuseGivenPassword({ passwordGiven }: Pick<Actor, 'passwordGiven'>): void {
  if (passwordGiven) throw new DomainError('PASSWORD_NOT_OWN');
}

/** For a write that turns out to change where somebody's pay goes. Errors: `PASSWORD_NOT_OWN`, `STEP_UP_NEEDED`, `PASSKEY_NEEDED`. */
export async function requireToMovePay(
  tx: Tx,
  where: InSession & { actor: Pick<Actor, 'passwordGiven'> },
): Promise<void> {
  refuseGivenPassword(where.actor);
  await requireStepUpWhereAsked(tx, where);
}
