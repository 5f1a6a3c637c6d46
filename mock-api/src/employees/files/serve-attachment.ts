import { and, eq, isNull } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { attachment } from '#company/people/table.ts';
import { serveStoredFile } from '#core/files/serve/serve-stored-file.ts';
import type { AnswerDeps } from '#core/http/deps.ts';

/** A file of an employee, by a link. */
export function serveAttachment(deps: AnswerDeps): (c: HonoContext) => Promise<Response> {
  const { fileName, contentType, storageName, tenantId, deletedAt } = attachment;
  return serveStoredFile(deps, async (tx, companyId, id) => {
    const [row] = await tx
      .select({ fileName, contentType, storageName })
      .from(attachment)
      .where(and(eq(tenantId, companyId), eq(attachment.id, id), isNull(deletedAt)));
    return row;
  });
}
