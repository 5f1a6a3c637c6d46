import { and, eq, isNull } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { documentTemplate } from '../documents/table.ts';
import type { Deps } from '../http/deps.ts';
import { serveStoredFile } from './serve-stored-file.ts';

/** The file of a document template, by a link. */
export function serveDocument(deps: Deps): (c: HonoContext) => Promise<Response> {
  const { fileName, contentType, storageName, tenantId, deletedAt } = documentTemplate;
  return serveStoredFile(deps, async (tx, companyId, id) => {
    const [row] = await tx
      .select({ fileName, contentType, storageName })
      .from(documentTemplate)
      .where(and(eq(tenantId, companyId), eq(documentTemplate.id, id), isNull(deletedAt)));
    return row;
  });
}
