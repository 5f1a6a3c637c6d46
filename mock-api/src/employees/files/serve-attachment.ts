import { and, eq, isNull } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { serveStoredFile } from '#core/files/serve/serve-stored-file.ts';
import type { Deps } from '#core/http/deps.ts';
import { attachment } from '../rows/table.ts';

/** A file of an employee, by a link. */
export function serveAttachment(deps: Deps): (c: HonoContext) => Promise<Response> {
  const { fileName, contentType, storageName, tenantId, deletedAt } = attachment;
  return serveStoredFile(deps, async (tx, companyId, id) => {
    const [row] = await tx
      .select({ fileName, contentType, storageName })
      .from(attachment)
      .where(and(eq(tenantId, companyId), eq(attachment.id, id), isNull(deletedAt)));
    return row;
  });
}
