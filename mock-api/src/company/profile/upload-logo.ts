import { uploadLogo as call } from '@paga/contract/company/profile';
import { FILE_BYTES } from '@paga/contract/limits';
import { eq } from 'drizzle-orm';
import { recordAudit } from '#core/audit/record-audit.ts';
import { tenant } from '#core/db/table.ts';
import { DomainError, found } from '#core/domain-error.ts';
import { fileLink, newFileKey } from '#core/files/file-store.ts';
import { encodedPicture } from '#core/files/picture.ts';
import type { CompanySecretContext } from '#core/http/context.ts';
import { companySecret } from '#core/http/handler.ts';

/** Wide enough for the head of an A4 page, small enough for every list. PNG, because payslips and workbooks take it. */
const SIZE = { width: 512, height: 256 };

/** Sets the company's logo; answers the key of the one before. */
export function setLogo(
  { asAccess, actor, companyId, now }: CompanySecretContext,
  logo: string | null,
): Promise<string | null> {
  return asAccess(async (tx) => {
    const [before] = await tx
      .select({ logo: tenant.logo })
      .from(tenant)
      .where(eq(tenant.id, companyId))
      .for('update');
    const old = found(before).logo;
    await tx.update(tenant).set({ logo }).where(eq(tenant.id, companyId));
    const facts = {
      page: 'configurations',
      type: 'update',
      objectId: companyId,
      old: { logo: old },
      new: { logo },
    };
    await recordAudit(tx, { now, userId: actor.userId, companyId }, facts);
    return old;
  });
}

// Its own transaction: no connection waits while a picture is decoded, and the old file goes only after the new one is kept.
export const uploadLogo = companySecret({
  call,
  run: async (ctx, { body: { logo } }) => {
    if (logo.size > FILE_BYTES) throw new DomainError('PAYLOAD_TOO_LARGE');
    const picture = await encodedPicture(new Uint8Array(await logo.arrayBuffer()), SIZE, 'png');
    const key = newFileKey(ctx.companyId, 'logos', 'png', picture);
    await ctx.files.putFile(key, picture);
    const old = await setLogo(ctx, key).catch(async (error: unknown) => {
      await ctx.files.removeFile(key);
      throw error;
    });
    if (old) await ctx.files.removeFile(old);
    return { logo: fileLink(key) };
  },
});
