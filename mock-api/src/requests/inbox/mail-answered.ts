import { eq, sql } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { oneAddress } from '#core/mail/address.ts';
import { queueMail } from '#core/mail/queue-mail.ts';
import { languageOf } from '#core/user/language-of.ts';
import type { StoredRequest } from '../wire-request.ts';

/** Tells who asked that there is an answer, and nothing of it; who has no address of their own page reads it there. */
export async function mailAnswered(
  ctx: Pick<Context, 'tx' | 'companyId' | 'now' | 'origin'>,
  {
    id,
    employeeId,
    of = 'request',
  }: Pick<StoredRequest, 'id' | 'employeeId'> & { of?: 'request' | 'sickness' },
): Promise<void> {
  const { rows } = await ctx.tx.execute<{ address: string; language: number }>(
    sql`select "address", "language" from own_address_of(${ctx.companyId}, ${employeeId})`,
  );
  const [own] = rows;
  if (!own || oneAddress(own.address) === undefined) return;
  const [company] = await ctx.tx
    .select({ name: tenant.name })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  await queueMail(ctx.tx, {
    template: 'requestAnswered',
    values: { company: found(company).name, ...(ctx.origin && { link: `${ctx.origin()}/me` }) },
    to: own.address,
    language: languageOf(own.language),
    dedupe: `${of}-answered:${id}`,
    companyId: ctx.companyId,
    now: ctx.now,
  });
}
