import { Hono } from 'hono';
import { apiPage } from '../api-page/serve-api-page.ts';
import { serveSite } from '../site/serve-site.ts';
import { domains } from '../verbs.ts';
import { answer } from './answer.ts';
import { bindCalls } from './bound-call.ts';
import type { Deps } from './deps.ts';
import { DomainError } from './domain-error.ts';
import { errorAnswer } from './error-answer.ts';
import { logRequests } from './log-requests.ts';

const SECURITY_HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'same-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
] as const;

/** The API alone, as it is mounted at `/api`. */
function createApi(deps: Deps): Hono {
  const api = new Hono({ strict: false });
  for (const bound of bindCalls(domains)) {
    const pattern = bound.call.path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');
    api.on(bound.call.method, pattern, (c) => answer(c, bound, deps));
  }
  api.all('*', () => {
    throw new DomainError('NOT_FOUND', { message: 'There is no such call.' });
  });
  return api;
}

/** The whole server as a function from request to answer: the API, and the built site when `siteFolder` is given. */
export function createApp(deps: Deps, siteFolder?: string): Hono {
  const app = new Hono({ strict: false });
  // Headers are set before the handler runs: afterwards the answer would have to be rebuilt.
  app.use(async (c, next) => {
    for (const [name, value] of SECURITY_HEADERS) c.header(name, value);
    if (c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store');
    if (c.req.header('x-forwarded-proto') === 'https') c.header('Strict-Transport-Security', 'max-age=31536000');
    await next();
  });
  app.use('/api/*', logRequests(deps.log));
  app.onError((error, c) => {
    const { status, body } = errorAnswer(error);
    if (status >= 500 && body.code !== 'NOT_IMPLEMENTED')
      deps.log.error({ err: error, errorId: body.errorId, call: c.req.path }, 'a call failed');
    else deps.log.info({ code: body.code, errorId: body.errorId, call: c.req.path }, 'a call was refused');
    return c.json(body, status as 500);
  });
  app.route('/api', apiPage());
  app.route('/api', createApi(deps));
  if (siteFolder !== undefined) app.use(serveSite(siteFolder));
  app.notFound((c) => c.json(errorAnswer(new DomainError('NOT_FOUND')).body, 404));
  return app;
}
