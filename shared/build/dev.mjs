// `pnpm dev`: the server and all six apps with refresh. `pnpm dev payroll`: the shell and the named remotes live, the others from their builds.
// `pnpm dev payroll --against https://…`: that remote live in the page of a deployed installation (`against/`).
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { workAgainst } from './against/against.mjs';
import { containerOf, ENTRY_FILE, root, site } from './bundle/rspack.base.mjs';
import { remoteFolders } from './check/check-remotes.mjs';
import { checkRemote } from './check/remote-gate.mjs';
import { derive } from './derive.mjs';

const SHELL_PORT = Number(process.env.PORT ?? 3000);
const API_PORT = SHELL_PORT + 100;
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});
if (values.against !== undefined) {
  await workAgainst(asked, values.against, SHELL_PORT);
  process.exit();
}

const remotes = remoteFolders().map((folder, index) => ({
  folder,
  name: folder.slice(3),
  port: SHELL_PORT + 1 + index,
}));
const live = asked.length === 0 ? remotes : remotes.filter(({ name }) => asked.includes(name));
if (live.length === 0) {
  console.error(
    `no such remote: ${asked.join(', ')}; there are ${remotes.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

derive();

/** A live remote's registry entry, read anew at each page load: an edit of remote.json or of a label shows on reload. */
function liveEntry({ folder, name, port }) {
  const { offered, faults } = checkRemote(path.join(root, folder));
  for (const fault of faults) console.error(`${folder}: ${fault}`);
  const rangeOf = (part) =>
    `^${JSON.parse(readFileSync(path.join(root, 'shared', part, 'package.json'), 'utf8')).version}`;
  return {
    name,
    version: 'dev',
    entry: `http://127.0.0.1:${port}/${ENTRY_FILE}`,
    container: containerOf(name, 'dev'),
    integrity: null,
    kit: rangeOf('kit'),
    platform: rangeOf('platform'),
    ...offered,
  };
}

function registry() {
  const file = path.join(site, 'remotes.json');
  const built = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).remotes : [];
  return {
    remotes: remotes
      .map((remote) =>
        live.includes(remote) ? liveEntry(remote) : built.find(({ name }) => name === remote.name),
      )
      .filter(Boolean),
  };
}

const icon = readFileSync(path.join(root, 'shared/kit/assets/favicon.svg'), 'utf8');
const page = `<!doctype html><html lang="sq"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paga</title><link rel="icon" href="data:image/svg+xml,${encodeURIComponent(icon)}"><script>${readFileSync(path.join(import.meta.dirname, 'bundle/refresh-stub.mjs'), 'utf8')}</script></head>
<body><div id="root"></div><script src="/main.js"></script></body></html>`;

function answerJson(_request, response) {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(registry()));
}

function answerPage(request, response, next) {
  const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
  if (!wantsPage) return next();
  response.setHeader('content-type', 'text/html');
  return response.end(page);
}

const shellServer = {
  proxy: [{ context: ['/api'], target: `http://127.0.0.1:${API_PORT}` }],
  static: { directory: path.join(site, 'remotes'), publicPath: '/remotes' },
  setupMiddlewares: (middlewares) => [
    { name: 'registry', path: '/remotes.json', middleware: answerJson },
    ...middlewares,
    { name: 'page', middleware: answerPage },
  ],
};

async function serve({ folder, port, own = { static: false } }) {
  const { default: configure } = await import(
    pathToFileURL(path.join(root, folder, 'rspack.config.mjs')).href
  );
  const compiler = rspack(configure({ dir: path.join(root, folder), dev: true, port }));
  const client = { overlay: false, logging: 'warn', webSocketURL: { hostname: '127.0.0.1', port } };
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const server = new RspackDevServer(
    { port, host: '127.0.0.1', hot: true, liveReload: false, allowedHosts: 'all', client, headers, ...own },
    compiler,
  );
  await server.start();
  return server;
}

/** The sources that the server is made of: it starts again when one of them changes. */
const SERVER_SOURCES = ['src', '../shared/contract/src', '../shared/payroll/src'];

function startServer() {
  const env = { ...process.env, PORT: String(API_PORT) };
  const watched = SERVER_SOURCES.flatMap((folder) => ['--watch-path', folder]);
  return spawn(process.execPath, ['--import', 'tsx', ...watched, 'src/main.ts'], {
    cwd: path.join(root, 'mock-api'),
    env,
    stdio: 'inherit',
  });
}

/** The first start makes the demo; a page that is opened before has nobody to ask. */
async function serverAnswers() {
  const health = () =>
    fetch(`http://127.0.0.1:${API_PORT}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await health())) await setTimeout(300);
}

const api = startServer();
const servers = [];
async function stop() {
  api.kill('SIGINT');
  await Promise.all(servers.map((server) => server.stop()));
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

for (const remote of live) servers.push(await serve(remote));
servers.push(await serve({ folder: 'shell', port: SHELL_PORT, own: shellServer }));
await serverAnswers();
console.log(
  `\nhttp://127.0.0.1:${SHELL_PORT}   live: shell, ${live.map(({ name }) => name).join(', ')}; server on ${API_PORT}\n`,
);
