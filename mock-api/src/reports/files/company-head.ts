import { eq } from 'drizzle-orm';
import { logoOf } from '#company/public.ts';
import { tenant } from '#core/db/table.ts';
import { found } from '#core/domain-error.ts';
import type { Context } from '#core/http/context.ts';
import { reportWords } from './report-words.ts';

/** The head of every report's file: the company with its lines, and its logo as a PNG. */
export type CompanyHead = { name: string; lines: string[]; logo: Uint8Array | null };

/** The company that a report is of. */
export async function companyHead(ctx: Context): Promise<CompanyHead> {
  const { name, businessNumber, address, phone } = tenant;
  const [row] = await ctx.tx
    .select({ name, businessNumber, address, phone })
    .from(tenant)
    .where(eq(tenant.id, ctx.companyId));
  const company = found(row);
  const registered = company.businessNumber
    ? [`${reportWords[ctx.actor.language].businessNumber} ${company.businessNumber}`]
    : [];
  const reached = [company.address, company.phone].flatMap((line) => line ?? []);
  return { name: company.name, lines: [...registered, ...reached], logo: await logoOf(ctx) };
}
