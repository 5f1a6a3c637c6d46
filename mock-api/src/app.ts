import { type Context, Hono } from 'hono';
import { routePath } from 'hono/route';
import { areas } from './areas.ts';
import type { Area } from './core/area.ts';
import { VISITORS } from './core/db/shares/share.ts';
import { sharedBy } from './core/db/transaction.ts';
import { DomainError } from './core/domain-error.ts';
import { serveFiles } from './core/files/serve/serve-files.ts';
import { ACTOR, answer } from './core/http/answer.ts';
import { type BoundCall, bindCalls } from './core/http/bound-call.ts';
import { WorkBudget } from './core/http/budget/work-budget.ts';
import type { AnswerDeps, Deps } from './core/http/deps.ts';
import { errorAnswer } from './core/http/error-answer.ts';
import { apiHeaders, siteHeaders } from './core/http/headers.ts';
import { refuseChangedWire } from './core/http/request/changed-wire.ts';
import { newKey } from './core/key-file.ts';
import { keyRing } from './core/key-ring.ts';
import { NO_BUILDS } from './core/served-builds.ts';
import { apiPage } from './core/site/serve-api-page.ts';
import type { Site } from './core/site/serve-site.ts';
import { sessions } from './identity/session/sessions.ts';
import { ownSessions } from './own/public.ts';
import { noteLoad } from './remotes/public.ts';

/** The path of a call as Hono matches it. */
const patternOf = ({ call }: BoundCall) => call.path.replace(/\{(\w+)\}/g, ':$1').replace(/(.)\/$/, '$1');

/** The contract's calls, as they are mounted at `/api`. */
function createApi(deps: AnswerDeps, list: readonly Area[]): Hono {
  const api = new Hono({ strict: false });
  const { underWay } = deps;
  const answered = (work: () => Promise<Response>) => (underWay ? underWay.answered(work) : work());
  for (const bound of bindCalls(list)) {
    const work = (c: Context) => answered(() => answer(c, bound, deps));
    const timedWork = async (c: Context) => {
      const start = performance.now();
      const note = (status: number) => {
        const ms = performance.now() - start;
        deps.noteCall?.(bound.name, status, ms / 1000);
        deps.log.debug({ call: bound.name, ms: Math.round(ms) }, 'a call was answered');
      };
      try {
        const response = await work(c);
        note(response.status);
        return response;
      } catch (error) {
        note(errorAnswer(error).status);
        throw error;
      }
    };
    api.on(bound.call.method, patternOf(bound), (c) =>
      deps.noteCall || deps.log.isLevelEnabled('debug') ? timedWork(c) : work(c),
    );
  }
  return api;
}

/** The address of a feed is its secret. */
const loggedPath = (path: string) => path.replace(/^(\/api\/feeds\/leave\/).*/, '$1…');

/**
 * The whole server as a function from request to answer: the API, and the built site where there is one. No middleware: a path has one
 * handler, which Hono then calls without ado, and what is no call falls through to the site.
 */
export function createApp(outside: Deps, site?: Site, list = areas): Hono {
  // What says of no person whose it is has the share of those without a session.
  const db = sharedBy(outside.db, VISITORS);
  const troubles = async () => [...((await outside.troubles?.()) ?? []), ...((await site?.troubles()) ?? [])];
  const builds = site?.builds ?? outside.builds ?? NO_BUILDS;
  const secretKeys = outside.secretKeys ?? keyRing('paga', [Buffer.from(newKey(), 'hex')]);
  const deps: AnswerDeps = {
    ...{ ...outside, db, troubles, builds, sessions, ownSessions, secretKeys },
    budget: new WorkBudget(),
  };
  const app = new Hono({ strict: false });
  const areaOf = new Map(bindCalls(list).map((bound) => [`/api${patternOf(bound)}`, bound.area]));
  app.onError((error, c: Context) => {
    const { status, body, retryAfter } = errorAnswer(error);
    const facts = {
      // Not `code`: under that name the log leaves closing codes and mailed ones out.
      refusal: body.code,
      errorId: body.errorId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      userId: c.get(ACTOR),
    };
    if (status >= 500 && body.code !== 'NOT_IMPLEMENTED')
      deps.log.error({ err: error, ...facts }, 'a call failed');
    else deps.log.info(facts, 'a call was refused');
    const again: Record<string, string> =
      retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return c.json(body, status as 500, { ...apiHeaders(c, areaOf.get(routePath(c))), ...again });
  });
  for (const path of ['/api/docs/*', '/api/openapi.json'])
    app.use(path, async (c, next) => {
      for (const [name, value] of Object.entries(siteHeaders(c))) c.header(name, value);
      await next();
    });
  for (const { path, serve } of list.flatMap(({ files }) => files)) app.get(path, serve(deps));
  app.route('/api', apiPage());
  app.route('/api', createApi(deps, list));
  // After the calls: two of them answer files too.
  app.get('/api/files/*', serveFiles(deps));
  app.notFound((c) => {
    if (site && c.req.path !== '/api' && !c.req.path.startsWith('/api/'))
      return noteLoad(c, deps, site.answer(c));
    refuseChangedWire((name) => c.req.header(name), undefined, deps.wire);
    throw new DomainError('NOT_FOUND', { message: 'There is no such call.' });
  });
  return app;
}
