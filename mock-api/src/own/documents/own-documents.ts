import { civilDateOf } from '@paga/calendar';
import type { OwnDocument } from '@paga/contract/own/documents';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { ownRowsOf } from '#core/db/own-rows.ts';
import { found } from '#core/domain-error.ts';
import type { OwnEmployeeContext } from '#core/http/context.ts';
import { attachment } from '#people/public.ts';
import { ownDocument } from './table.ts';

type Whose = Pick<OwnEmployeeContext, 'tx' | 'own'>;
const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** Documents of theirs, what waits first, each with the file. Of who has left what they had confirmed by the last day. */
export async function ownDocuments(ctx: Whose, which?: SQL) {
  const { fileName, size, contentType, storageName } = attachment;
  const rows = await ctx.tx
    .select({
      id: ownDocument.id,
      sha256: ownDocument.sha256,
      askedAt: ownDocument.askedAt,
      openedAt: ownDocument.openedAt,
      confirmedAt: ownDocument.confirmedAt,
      ...{ fileName, size, contentType, storageName },
    })
    .from(ownDocument)
    .innerJoin(attachment, and(ownRowsOf(ctx, attachment), eq(attachment.id, ownDocument.attachmentId)))
    .where(and(ownRowsOf(ctx, ownDocument), which))
    .orderBy(desc(sql`${ownDocument.confirmedAt} is null`), desc(ownDocument.id));
  const { leftOn } = ctx.own;
  if (leftOn === null) return rows;
  return rows.filter(({ confirmedAt }) => confirmedAt !== null && civilDateOf(confirmedAt) <= leftOn);
}

type OwnDocumentRow = Awaited<ReturnType<typeof ownDocuments>>[number];

/** One of them. Throws `NOT_FOUND`. */
export async function ownDocumentOf(ctx: Whose, id: number): Promise<OwnDocumentRow> {
  const [row] = await ownDocuments(ctx, eq(ownDocument.id, id));
  return found(row);
}

export const wireDocument = ({
  id,
  fileName,
  size,
  sha256,
  ...moments
}: Omit<OwnDocumentRow, 'contentType' | 'storageName'>): OwnDocument => ({
  ...{ id, fileName, size, sha256 },
  ...{ askedAt: moments.askedAt.toISOString() },
  ...{ openedAt: iso(moments.openedAt), confirmedAt: iso(moments.confirmedAt) },
});
