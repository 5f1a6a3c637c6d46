import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import type { Context } from '#core/http/context.ts';

/** The company's logo as a PNG, for papers and workbooks; null without one. */
export async function logoOf({
  tx,
  companyId,
  files,
}: Pick<Context, 'tx' | 'companyId' | 'files'>): Promise<Uint8Array | null> {
  const [row] = await tx.select({ logo: tenant.logo }).from(tenant).where(eq(tenant.id, companyId));
  return (row?.logo && (await files.readFile(row.logo))) || null;
}
