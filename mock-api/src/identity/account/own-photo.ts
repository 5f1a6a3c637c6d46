import { sql } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import type { OwnContext } from '#core/http/context.ts';

/** Sets or removes the own photo and the file of the one before, which goes only after the new one is kept. */
export async function setOwnPhoto(
  { asAccess, actor, now, files }: OwnContext,
  photo: string | null,
): Promise<void> {
  const { userId } = actor;
  const old = await asAccess(async (tx) => {
    const { rows } = await tx.execute<{ photo: string | null }>(
      sql`select "photo" from "app_user" where "id" = ${userId} for update`,
    );
    await tx.execute(sql`update "app_user" set "photo" = ${photo} where "id" = ${userId}`);
    const before = rows[0]?.photo ?? null;
    const facts = {
      page: 'account',
      type: 'update',
      objectId: userId,
      old: { photo: before },
      new: { photo },
    };
    await recordAudit(tx, { now, userId, companyId: undefined }, facts);
    return before;
  });
  if (old) await files.removeFile(old);
}
