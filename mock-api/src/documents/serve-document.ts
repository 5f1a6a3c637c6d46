import { and, eq, isNull } from 'drizzle-orm';
import type { Context as HonoContext } from 'hono';
import { serveStoredFile } from '#core/files/serve/serve-stored-file.ts';
import type { AnswerDeps } from '#core/http/deps.ts';
import { documentTemplate } from './table.ts';

/** The file of a document template, by a link. */
export function serveDocument(deps: AnswerDeps): (c: HonoContext) => Promise<Response> {
  const { fileName, contentType, storageName, tenantId, deletedAt } = documentTemplate;
  return serveStoredFile(deps, async (tx, companyId, id) => {
    const [row] = await tx
      .select({ fileName, contentType, storageName })
      .from(documentTemplate)
      .where(and(eq(tenantId, companyId), eq(documentTemplate.id, id), isNull(deletedAt)));
    return row;
  });
}
