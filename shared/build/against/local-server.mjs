// The address on this machine: the live remote from this checkout, everything else from the installation.
import { createServer } from 'node:http';
import path from 'node:path';
import { forward, headersHere } from './forward.mjs';
import { read } from './installation.mjs';
import { LIVE, liveEntry, liveFile } from './live-build.mjs';
import { BUILDS, isPageOfShell, localPage, localRegistry, RELOAD, RELOAD_SCRIPT } from './local-page.mjs';

const SCRIPT = 'text/javascript; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const TYPES = { '.js': SCRIPT, '.css': 'text/css', '.svg': 'image/svg+xml', '.map': JSON_TYPE };
/** What the page tells of itself: code that is being written is no failure of the installation. */
const TELLS = /\/remotes\/(failures|visits)$/;

function answer(response, status, body, type = 'text/plain; charset=utf-8', headers = {}) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
  response.end(body);
}

/** What this machine answers itself, by path; what is not here is handed on. */
function ownAnswers({ target, here, name, builds }) {
  return {
    '/remotes.json': async (response) => {
      const [{ isThere, text }, { entry }] = [await read(target, '/remotes.json'), liveEntry(name)];
      if (!isThere || !entry) return answer(response, 404, 'Not found');
      return answer(response, 200, JSON.stringify(localRegistry(JSON.parse(text), entry)), JSON_TYPE);
    },
    [RELOAD]: (response) => answer(response, 200, RELOAD_SCRIPT, SCRIPT),
    [BUILDS]: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      builds.tell(response);
    },
    page: async (response, url) => {
      const [{ isThere, headers, text }, { entry }] = [await read(target, url), liveEntry(name)];
      const shown = entry && isPageOfShell(text) ? localPage(text, entry, builds.number) : text;
      const { 'content-security-policy': csp, 'integrity-policy': integrity } = headers;
      const policies = { 'content-security-policy': csp, 'integrity-policy': integrity };
      const kept = headersHere(policies, { target, here });
      return answer(response, isThere ? 200 : 502, shown, headers['content-type'], kept);
    },
  };
}

/** The builds of this run: `next` says to every open page that there is another one. */
export function buildsOfRun() {
  const pages = new Set();
  const builds = {
    number: 0,
    next() {
      builds.number += 1;
      for (const page of pages) page.write(`data: ${builds.number}\n\n`);
    },
    tell(response) {
      response.write(`data: ${builds.number}\n\n`);
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
  };
  return builds;
}

const isPlace = ({ headers }, pathname) =>
  (headers.accept ?? '').includes('text/html') && path.extname(pathname) === '' && !/^\/api\b/.test(pathname);

/** Serves on `port` of this machine only, until it is closed. */
export async function serveLocally({ target, here, port, name, builds }) {
  const own = ownAnswers({ target, here, name, builds });
  const live = `/remotes/${name}/${LIVE}/`;
  const ofLive = (response, file) => {
    const bytes = liveFile(name, file);
    return bytes
      ? answer(response, 200, bytes, TYPES[path.extname(file)])
      : answer(response, 404, 'Not found');
  };
  const handle = (request, response) => {
    const { pathname } = new URL(request.url, here);
    // Under another name this address would be one that another site can make its own.
    if (`http://${request.headers.host}` !== here) return answer(response, 421, `Open ${here}`);
    if (request.method === 'POST' && TELLS.test(pathname)) return answer(response, 204);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && pathname.startsWith(live)) return ofLive(response, pathname.slice(live.length));
    if (isRead && own[pathname]) return own[pathname](response);
    if (isRead && isPlace(request, pathname)) return own.page(response, request.url);
    const isFile = isRead && /^\/(assets|remotes)\//.test(pathname);
    return forward(request, response, { target, here, isCall: !isFile });
  };
  const server = createServer(async (request, response) => {
    try {
      await handle(request, response);
    } catch (error) {
      answer(response, 502, error.message);
    }
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
