import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import type { OpenContext } from '#core/http/context.ts';
import { hashSecret } from '#identity/public.ts';

const TRIES = 5;
/** A letter's code has so many signs, none of which looks like another one. */
export const LETTER_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const LETTER_LENGTH = 16;

/** A code as it was typed, or the secret of a link as it came. */
function tokenOf(typed: string): string {
  const letter = typed.toUpperCase().replace(/[\s-]/g, '');
  return letter.length === LETTER_LENGTH ? letter : typed;
}
export const hashOfToken = (typed: string): string => hashSecret(tokenOf(typed));
/** What the passkey is filed under that is made while one joins by a letter, before there is an account. */
export const handleOfToken = (typed: string): string => hashSecret(`own page ${tokenOf(typed)}`);

/** An invitation that is still good. `address` null: a letter. */
export type Invitation = {
  linkId: number;
  companyId: number;
  employeeId: number;
  company: string;
  address: string | null;
};

type Row = { id: string; tenantId: string; employeeId: string; name: string; address: string | null };

const invitationOf = (row: Row): Invitation => ({
  ...{ linkId: Number(row.id), companyId: Number(row.tenantId), employeeId: Number(row.employeeId) },
  ...{ company: row.name, address: row.address },
});

/** Links of companies that offer the page, to be answered before they are over. */
const GOOD = (token: string, now: Date) => sql`
  l."tokenHash" = ${hashOfToken(token)} and l."state" = 'invited' and l."tries" < ${TRIES} and l."expiresAt" > ${now.toISOString()}
  and t."id" = l."tenantId" and t."deletedAt" is null and g."tenantId" = l."tenantId" and g."page"`;

/** The invitation of a token, which is not changed by being looked at. Errors: `OWN_INVITATION_OVER`. */
export async function openInvitation(tx: Tx, token: string, now: Date): Promise<Invitation> {
  const { rows } = await tx.execute<Row>(sql`
    select l."id", l."tenantId", l."employeeId", t."name", l."address" from "own_link" l, "tenant" t, "own_setting" g where ${GOOD(token, now)}`);
  const [row] = rows;
  if (!row) throw new DomainError('OWN_INVITATION_OVER');
  return invitationOf(row);
}

/** Notes a wrong answer in the company's log: somebody has the link and not the number. */
async function noteWrong(tx: Tx, { companyId, employeeId }: Invitation, now: Date): Promise<void> {
  const facts = { page: 'ownPage', type: 'joinRefused', objectId: employeeId } as const;
  await recordAudit(tx, { now, userId: undefined, companyId }, facts);
}

/**
 * The invitation whose digits were given: a try is taken before they are looked at, so that of any number at once five are compared.
 * Errors: `OWN_INVITATION_OVER`, `OWN_DIGITS_WRONG`.
 */
export async function tryInvitation(
  { asAccess, now }: OpenContext,
  { token, digits }: { token: string; digits: string },
): Promise<Invitation> {
  const taken = await asAccess(async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      update "own_link" l set "tries" = l."tries" + 1 from "tenant" t, "own_setting" g where ${GOOD(token, now)}
      returning l."id", l."tenantId", l."employeeId", t."name", l."address"`);
    return rows[0] && invitationOf(rows[0]);
  });
  if (!taken) throw new DomainError('OWN_INVITATION_OVER');
  const isRight = await asAccess(async (tx) => {
    const { rows } = await tx.execute<{ right: boolean }>(
      sql`select own_digits_match(${taken.linkId}, ${digits}) as "right"`,
    );
    if (!rows[0]?.right) await noteWrong(tx, taken, now);
    return rows[0]?.right === true;
  });
  if (!isRight) throw new DomainError('OWN_DIGITS_WRONG');
  return taken;
}

/** The digits were right, and what they were for has not happened yet: the try is given back. */
export async function giveTryBack(tx: Tx, { linkId }: Invitation): Promise<void> {
  await tx.execute(sql`update "own_link" set "tries" = greatest("tries" - 1, 0) where "id" = ${linkId}`);
}
