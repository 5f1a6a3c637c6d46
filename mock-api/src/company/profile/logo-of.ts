import { eq } from 'drizzle-orm';
import { tenant } from '#core/db/table.ts';
import type { FileStore } from '#core/files/file-store.ts';
import type { Context } from '#core/http/context.ts';

/** The PNG of a logo that a row names; null without one. */
export const logoFile = async (files: FileStore, logo: string | null): Promise<Uint8Array | null> =>
  (logo && (await files.readFile(logo))) || null;

/** The company's logo as a PNG, for papers and workbooks; null without one. */
export async function logoOf({
  tx,
  companyId,
  files,
}: Pick<Context, 'tx' | 'companyId' | 'files'>): Promise<Uint8Array | null> {
  const [row] = await tx.select({ logo: tenant.logo }).from(tenant).where(eq(tenant.id, companyId));
  return logoFile(files, row?.logo ?? null);
}
