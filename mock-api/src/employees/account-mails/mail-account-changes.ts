import { fullName } from '@paga/contract/full-name';
import { RoleId, UserStatus } from '@paga/contract/shapes';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { auditLine } from '#core/audit/table.ts';
import { arrayLiteral } from '#core/db/array-literal.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';
import { namesOf } from '#core/user/names-of.ts';
import { user, userCompany } from '#core/user/table.ts';
import type { employee } from '#people/public.ts';

type Row = typeof employee.$inferSelect;
/** An employee as they were before the edit, and the account from now on. */
type AccountChange = { row: Row; account: string | null };

/** An address that was changed shortly before the account may be that of who changed both. */
const DAYS = 30;
const LAST_DIGITS = 4;
/** How many people one mail names; the rest is counted. */
const NAMED = 20;

/** The addresses that people had 30 days ago, of those who got another one since. */
async function earlierAddresses(ctx: Context, ids: readonly number[]): Promise<Map<number, string | null>> {
  const rows = await ctx.tx
    .selectDistinctOn([auditLine.objectId], {
      id: auditLine.objectId,
      email: sql<string | null>`${auditLine.changes} -> 'email' ->> 'old'`,
    })
    .from(auditLine)
    .where(
      and(
        eq(auditLine.tenantId, ctx.companyId),
        eq(auditLine.page, 'employees'),
        sql`${auditLine.objectId} = any(${arrayLiteral(ids)}::bigint[])`,
        sql`${auditLine.changes} ? 'email'`,
        sql`${auditLine.type} = 'update'`,
        sql`${auditLine.at} > ${ctx.now.toISOString()}::timestamptz - make_interval(days => ${DAYS})`,
      ),
    )
    .orderBy(auditLine.objectId, auditLine.at, auditLine.id);
  return new Map(rows.map(({ id, email }) => [id ?? 0, email]));
}

async function administratorsOf({ tx, companyId }: Context) {
  return tx
    .select({ id: user.id, name: user.name, email: user.email, language: user.language })
    .from(user)
    .innerJoin(userCompany, and(eq(userCompany.userId, user.id), eq(userCompany.tenantId, companyId)))
    .where(
      and(eq(user.roleId, RoleId.companyAdmin), eq(user.status, UserStatus.active), isNull(user.deletedAt)),
    );
}

const ending = (account: string | null) => account?.slice(-LAST_DIGITS) ?? null;

async function commonValues(ctx: Context) {
  const [row] = await ctx.tx.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, ctx.companyId));
  const names = await namesOf(ctx, [ctx.actor.userId]);
  return { company: found(row).name, by: names.get(ctx.actor.userId) ?? '' };
}

async function mailEmployees(
  ctx: Context,
  changes: readonly AccountChange[],
  common: Awaited<ReturnType<typeof commonValues>>,
): Promise<void> {
  const { tx, companyId, now, actor } = ctx;
  const earlier = await earlierAddresses(
    ctx,
    changes.map(({ row }) => row.id),
  );
  for (const { row, account } of changes) {
    const to = earlier.has(row.id) ? earlier.get(row.id) : row.email;
    if (!to || oneAddress(to) === undefined) continue;
    const values = { ...common, name: fullName(row), people: '', account: ending(account) };
    const dedupe = `accountChanged:${companyId}:${row.id}:${row.version}`;
    await queueMail(tx, {
      template: 'accountChanged',
      values,
      to,
      language: actor.language,
      dedupe,
      companyId,
      now,
    });
  }
}

/** Whatever rule the company has: a changed account is mailed to its administrators, and to the employee at the address that stood before. */
export async function mailAccountChanges(ctx: Context, changes: readonly AccountChange[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { tx, companyId, now } = ctx;
  const common = await commonValues(ctx);
  await mailEmployees(ctx, changes, common);
  const people = changes.slice(0, NAMED).map(({ row }) => fullName(row));
  const rest = changes.length > NAMED ? ` + ${changes.length - NAMED}` : '';
  const about = {
    people: people.join(', ') + rest,
    account: changes.length > 1 ? null : ending(first.account),
  };
  for (const { id, name, email, language } of await administratorsOf(ctx)) {
    if (oneAddress(email) === undefined) continue;
    const dedupe = `accountChanged:${companyId}:${first.row.id}:${first.row.version}:${id}`;
    await queueMail(tx, {
      template: 'accountChanged',
      values: { ...common, ...about, name },
      to: email,
      language: languageOf(language),
      ...{ dedupe, companyId, now },
    });
  }
}
