import { Id } from '@paga/contract/shapes';
import type { Context as HonoContext } from 'hono';
import { inCompany, type Tx } from '#core/db/transaction.ts';
import { DomainError, found } from '#core/domain-error.ts';
import type { AnswerDeps } from '#core/http/deps.ts';
import { fileHeaders } from '#core/http/file-headers.ts';
import { linkSession, worksIn } from './link-session.ts';

/** A file by its row; `tx` is inside the company, and the row must be the company's. */
type StoredFile = { fileName: string; contentType: string; storageName: string };
type FindFile = (tx: Tx, companyId: number, id: number) => Promise<StoredFile | undefined>;

const idOf = (text: string | undefined) => Id.safeParse(Number(text)).data;

/**
 * A stored file of a company, by a link. A link cannot send the bearer half of a session: the cookie half, which never comes from another site,
 * stands in for it. The person must work in the company that the link names, and the file must be that company's. Always saved, never shown.
 */
export function serveStoredFile(deps: AnswerDeps, find: FindFile): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const named = idOf(c.req.query('company'));
    const session = await linkSession(c, deps, named);
    const companyId = found(named);
    const id = found(idOf(c.req.param('id')));
    if (!worksIn(session, companyId)) throw new DomainError('NOT_FOUND');
    const row = await inCompany(deps.db, companyId, (tx) => find(tx, companyId, id), { readOnly: true });
    const { fileName, contentType, storageName } = found(row);
    const bytes = found(await deps.files.readFile(storageName));
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, fileHeaders(c, { fileName, contentType, bytes }));
  };
}
