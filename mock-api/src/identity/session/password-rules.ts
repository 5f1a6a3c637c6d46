import { brokenPasswordRule } from '@paga/contract/identity/password-rules';
import { PasswordLength } from '@paga/contract/limits';
import { sql } from 'drizzle-orm';
import type { Tx } from '#core/db/transaction.ts';
import { DomainError } from '#core/domain-error.ts';
import { commonPasswords, isMadeOfWords, wordsOf } from './common-passwords.ts';

/** What a new password keeps to beside the common rules: a length, and words it is not made of. */
export type PasswordLaw = { minimum: number; words: readonly string[] };

type Owner = { name: string; email: string };

/** Throws the first rule a new password breaks, last that everybody, or somebody who knows the person, would try it first. */
export async function requireGoodPassword(
  password: string,
  confirmation: string,
  { minimum, words }: PasswordLaw,
): Promise<void> {
  const broken = brokenPasswordRule(password, confirmation, minimum);
  if (broken) throw new DomainError(broken, broken === 'PASSWORD_BELOW_COMPANY_MINIMUM' ? { minimum } : {});
  if (isMadeOfWords(password, words) || (await commonPasswords()).has(password.toLowerCase()))
    throw new DomainError('PASSWORD_TOO_COMMON');
}

async function companiesLaw(tx: Tx, companyIds: readonly number[]): Promise<PasswordLaw> {
  const { rows } = await tx.execute<{ minimum: number | null; names: string[] | null }>(sql`
    select max("minimumPasswordLength") as "minimum", array_agg("name") as "names"
    from "tenant" where "deletedAt" is null and "id" = any(${sql.param(companyIds)}::bigint[])`);
  return {
    minimum: Math.max(PasswordLength.min, rows[0]?.minimum ?? 0),
    words: wordsOf(rows[0]?.names ?? []),
  };
}

/** For a person who is to be made, or linked to more companies. */
export async function passwordLaw(
  tx: Tx,
  companyIds: readonly number[],
  { name, email }: Owner,
): Promise<PasswordLaw> {
  const { minimum, words } = await companiesLaw(tx, companyIds);
  return { minimum, words: [...words, ...ownWords({ name, email })] };
}

/** The words of a person, the e-mail without its last part. */
export function ownWords({ name, email }: Owner): string[] {
  return wordsOf([name, email.replace(/\.[^.]*$/, '')]);
}

/** For a person there is: what the companies say in which the person works. */
export async function passwordLawOf(tx: Tx, userId: number): Promise<PasswordLaw> {
  const { rows } = await tx.execute<Owner & { companyIds: string[] | null }>(sql`
    select u."name", u."email", (select array_agg(l."tenantId") from "user_company" l where l."userId" = u."id") as "companyIds"
    from "app_user" u where u."id" = ${userId}`);
  const { companyIds, ...owner } = rows[0] ?? { companyIds: null, name: '', email: '' };
  return passwordLaw(tx, (companyIds ?? []).map(Number), owner);
}
