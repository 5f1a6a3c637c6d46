import { type CompanySecurity, getCompanySecurity, updateCompanySecurity } from '@paga/contract/admin';
import { PasswordLength } from '@paga/contract/limits';
import { UserStatus } from '@paga/contract/shapes';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { read, write } from '#core/http/handler.ts';
import { oneAddress } from '#core/mail/address.ts';
import { user, userCompany } from '#core/user/table.ts';

/** Names of the active people linked to the company whom no mail reaches: they sign in by a user name. */
async function withoutEmail({ tx, companyId }: Context): Promise<string[]> {
  const linked = await tx
    .select({ name: user.name, email: user.email })
    .from(user)
    .innerJoin(userCompany, eq(userCompany.userId, user.id))
    .where(and(eq(userCompany.tenantId, companyId), eq(user.status, UserStatus.active), isNull(user.deletedAt)))
    .orderBy(asc(user.name));
  return linked.filter(({ email }) => oneAddress(email) === undefined).map(({ name }) => name);
}

async function inForce(ctx: Context): Promise<CompanySecurity> {
  const columns = { twoFactor: tenant.twoFactorRequired, least: tenant.minimumPasswordLength };
  const [row] = await ctx.tx.select(columns).from(tenant).where(eq(tenant.id, ctx.companyId));
  const { twoFactor, least } = found(row);
  return { twoFactor, passwordMinLength: Math.max(PasswordLength.min, least ?? 0), withoutEmail: await withoutEmail(ctx) };
}

export const companySecurity = read({ call: getCompanySecurity, run: inForce });

export const changeCompanySecurity = write({
  call: updateCompanySecurity,
  load: inForce,
  run: async ({ tx, companyId }, { body: { twoFactor, passwordMinLength } }, before) => {
    if (twoFactor && !before.twoFactor && before.withoutEmail.length > 0) throw new DomainError('USERS_WITHOUT_EMAIL');
    const minimumPasswordLength = passwordMinLength > PasswordLength.min ? passwordMinLength : null;
    await tx.update(tenant).set({ twoFactorRequired: twoFactor, minimumPasswordLength }).where(eq(tenant.id, companyId));
    return { ...before, twoFactor, passwordMinLength };
  },
  audit: ({ ctx, loaded, answer }) => {
    const { withoutEmail: _before, ...old } = loaded;
    const { withoutEmail: _after, ...fresh } = answer;
    return { page: 'configurations', type: 'updateSecurity', objectId: ctx.companyId, old, new: fresh };
  },
});
