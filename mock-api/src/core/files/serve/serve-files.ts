import type { Context as HonoContext } from 'hono';
import { found } from '#core/domain-error.ts';
import type { AnswerDeps } from '#core/http/deps.ts';
import { apiHeaders } from '#core/http/headers.ts';
import { partsOfKey } from '../file-store.ts';
import { linkSession, worksIn } from './link-session.ts';

/** Only pictures that we have encoded ourselves; every other file goes out by a call. */
const SHOWN = { logos: true, photos: true, attachments: false, documents: false, reports: false };
const TYPES: Record<string, string> = { png: 'image/png', webp: 'image/webp' };

/**
 * Logos and photos for `<img src>`, which cannot send the bearer half of a session: the cookie half, which never comes from another site, and a
 * name nobody guesses stand in for it. The person must work in the file's company; the photo of somebody who signs in is shown to them alone.
 */
export function serveFiles(deps: AnswerDeps): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const key = c.req.path.slice('/api/files/'.length);
    const parts = partsOfKey(key);
    const session = await linkSession(c, deps, parts?.companyId);
    const { companyId, userId, kind } = found(parts);
    const linked = companyId === undefined ? userId === session.userId : worksIn(session, companyId);
    const type = TYPES[key.split('.').at(-1) ?? ''];
    const bytes = found(
      linked && kind !== 'builds' && SHOWN[kind] && type ? await deps.files.readFile(key) : undefined,
    );
    const headers = {
      ...apiHeaders(c),
      'Content-Type': type,
      'Content-Length': String(bytes.byteLength),
      'Content-Disposition': 'attachment',
      'Cache-Control': 'private, max-age=86400, immutable',
    };
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers as Record<string, string>);
  };
}
