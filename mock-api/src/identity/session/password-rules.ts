import { brokenPasswordRule } from '@paga/contract/identity/password-rules';
import { PasswordLength } from '@paga/contract/limits';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';

/** Passwords everybody tries first and that the other rules let through; compared without regard to case. */
const COMMON = new Set(
  'password1 passw0rd passw0rd1 password123 password12 qwerty1 qwerty12 qwerty123 abc123 abcd1234 abcdef1 letmein1 welcome1 welcome123 admin1 admin123 admin1234 test123 test1234 user123 changeme1 1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 iloveyou1 monkey1 dragon1 football1 master1 sunshine1 princess1 kosova1 kosova123 kosovo1 prishtina1 shqiperia1 shqip123 paga123 paga2026'.split(
    ' ',
  ),
);

/** Throws the first rule a new password breaks (`minimum`: the company's own length), last that everybody would try it first. */
export function requireGoodPassword(password: string, confirmation: string, minimum?: number): void {
  const broken = brokenPasswordRule(password, confirmation, minimum);
  if (broken) throw new DomainError(broken, broken === 'PASSWORD_BELOW_COMPANY_MINIMUM' ? { minimum } : {});
  if (COMMON.has(password.toLowerCase())) throw new DomainError('PASSWORD_TOO_COMMON');
}

/** How long a new password of a person in these companies is at least. For a person who is to be made, or linked to more of them. */
export async function minimumInCompanies(tx: Tx, companyIds: readonly number[]): Promise<number> {
  const { rows } = await tx.execute<{ minimum: number | null }>(sql`
    select max("minimumPasswordLength") as "minimum" from "tenant" where "deletedAt" is null and "id" = any(${sql.param(companyIds)}::bigint[])`);
  return Math.max(PasswordLength.min, rows[0]?.minimum ?? 0);
}

/** The same for a person's own companies. */
export async function minimumOf(tx: Tx, userId: number): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select "tenantId" as "id" from "user_company" where "userId" = ${userId}`,
  );
  return minimumInCompanies(
    tx,
    rows.map(({ id }) => Number(id)),
  );
}
