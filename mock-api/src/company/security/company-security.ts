import type { CompanySecurity } from '@paga/contract/company/security';
import { PasswordLength } from '@paga/contract/limits';
import { UserStatus } from '@paga/contract/shapes';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { user, userCompany } from '#core/user/table.ts';

/** Names of the active people linked to the company whom no mail reaches: they sign in by a user name. */
async function withoutEmail({ tx, companyId }: Context): Promise<string[]> {
  const linked = await tx
    .select({ name: user.name, email: user.email })
    .from(user)
    .innerJoin(userCompany, eq(userCompany.userId, user.id))
    .where(
      and(eq(userCompany.tenantId, companyId), eq(user.status, UserStatus.active), isNull(user.deletedAt)),
    )
    .orderBy(asc(user.name));
  return linked.filter(({ email }) => oneAddress(email) === undefined).map(({ name }) => name);
}

export async function inForce(ctx: Context): Promise<CompanySecurity> {
  const columns = {
    twoFactor: tenant.twoFactorRequired,
    least: tenant.minimumPasswordLength,
    stepUp: tenant.stepUpRequired,
    passkey: tenant.passkeyRequired,
  };
  const [row] = await ctx.tx.select(columns).from(tenant).where(eq(tenant.id, ctx.companyId));
  const { twoFactor, least, stepUp, passkey } = found(row);
  return {
    twoFactor,
    stepUp,
    passkey,
    passwordMinLength: Math.max(PasswordLength.min, least ?? 0),
    withoutEmail: await withoutEmail(ctx),
  };
}
