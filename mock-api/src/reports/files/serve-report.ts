import { Id } from '@paga/contract/shapes';
import type { Context as HonoContext } from 'hono';
import { found } from '#core/domain-error.ts';
import { partsOfKey } from '#core/files/file-store.ts';
import { linkSession, worksIn } from '#core/files/serve/link-session.ts';
import { shownName } from '#core/files/shown-name.ts';
import { XLSX } from '#core/files/xlsx.ts';
import type { AnswerDeps } from '#core/http/deps.ts';
import { fileHeaders } from '#core/http/file-headers.ts';
import { isOver } from './store-report.ts';

const TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  xlsx: XLSX,
  csv: 'text/csv; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
};
/** Only files that we have drawn ourselves are shown, and nothing in them runs. */
const SHOWN = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * The file of a report, by the link that its export answers. A link cannot send the bearer half of a session: the cookie half stands in for it.
 * The person must work in the file's company. A PDF is shown, everything else is saved; after an hour it is gone.
 */
export function serveReport(deps: AnswerDeps): (c: HonoContext) => Promise<Response> {
  return async (c) => {
    const named = Id.safeParse(Number(c.req.param('company'))).data;
    const session = await linkSession(c, deps, named);
    const companyId = found(named);
    const key = `${companyId}/reports/${c.req.param('key')}`;
    found(partsOfKey(key));
    const extension = key.split('.').at(-1) ?? '';
    const contentType = found(TYPES[extension]);
    const fetched = worksIn(session, companyId) && !isOver(key, deps.now());
    const { size, stream } = found(fetched ? await deps.files.openFile(key) : undefined);
    const headers = fileHeaders(c, {
      fileName: shownName(c.req.param('name') ?? '', extension),
      contentType,
      bytes: stream,
    });
    const inline = extension === 'pdf' && {
      ...SHOWN,
      'Content-Disposition': headers['Content-Disposition'].replace(/^attachment/, 'inline'),
    };
    return c.body(stream, 200, { ...headers, 'Content-Length': String(size), ...inline });
  };
}
