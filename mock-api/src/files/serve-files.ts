import { RoleId } from '@paga/contract/shapes';
import type { Context as HonoContext } from 'hono';
import { refuseCrossSite } from '../http/cross-site.ts';
import type { Deps } from '../http/deps.ts';
import { DomainError, found } from '../http/domain-error.ts';
import { apiHeaders } from '../http/headers.ts';
import { requestHeader } from '../http/request-header.ts';
import { cookieHalf } from '../http/session-cookie.ts';
import { cookieSession } from '../session/live-session.ts';
import { partsOfKey } from './file-store.ts';

/** Only pictures that we have encoded ourselves; every other file goes out by a call. */
const SHOWN = { logos: true, photos: true, attachments: false, documents: false };
const TYPES: Record<string, string> = { png: 'image/png', webp: 'image/webp' };

/**
 * Logos and photos for `<img src>`, which cannot send the bearer half of a session: the cookie half, which never comes from another site, and a
 * name nobody guesses stand in for it. The person must work in the file's company.
 */
export function serveFiles({ db, files, now }: Deps): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    refuseCrossSite((name) => requestHeader(c, name));
    const cookie = cookieHalf(c);
    const session = cookie && (await cookieSession(db, cookie, now()));
    if (!session) throw new DomainError('NOT_SIGNED_IN');
    if (session.level !== 'signedIn') throw new DomainError('LEVEL_REQUIRED');
    const key = c.req.path.slice('/api/files/'.length);
    const { companyId, kind } = found(partsOfKey(key));
    const linked = session.roleId === RoleId.superAdmin || session.companies.some(({ id }) => id === companyId);
    const type = TYPES[key.split('.').at(-1) ?? ''];
    const bytes = found(linked && SHOWN[kind] && type ? await files.readFile(key) : undefined);
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
