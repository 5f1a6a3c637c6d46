import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type Server } from 'node:https';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { person } from './browser.ts';
import { copyOfDemo } from './demo-folder.ts';
import { freePort, startProduct } from './product.ts';
import { copySite, type SiteCopy } from './site-copy.ts';
import { oneStage } from './stage.ts';
import { openMenu, signIn } from './steps.ts';
import { copyOfTree } from './tree-copy.ts';
import { until } from './until.ts';
import { words } from './words.ts';

const word = words.en;
const TLS = path.resolve(__dirname, '../../mock-api/fixtures/tls');

type Local = {
  url: string;
  said: () => string;
  ended: Promise<number | null>;
  stop(): Promise<number | null>;
};

let site: SiteCopy;
let tree: ReturnType<typeof copyOfTree>;
const running: Local[] = [];
beforeAll(() => {
  site = copySite();
  tree = copyOfTree();
});
const stage = oneStage(() => ({ env: { SITE_DIR: site.folder } }));
afterAll(async () => {
  await Promise.all(running.map((one) => one.stop()));
  site?.discard();
  tree?.discard();
});

/** `pnpm dev admin --against` the product, in the copy of the sources. */
async function workAgainst(address: string, env: Record<string, string> = {}): Promise<Local> {
  const port = await freePort();
  let said = '';
  const child: ChildProcess = spawn(
    process.execPath,
    ['shared/build/dev.mjs', 'admin', '--against', address],
    {
      cwd: tree.folder,
      env: { ...process.env, PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  const local = { url: `http://127.0.0.1:${port}`, said: () => said, ended, stop };
  running.push(local);
  await until(async () => child.exitCode !== null || said.includes('live from this checkout'), true);
  return local;
}

/** Every file of the site with the hash of its bytes. */
const filesOf = () =>
  readdirSync(site.folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.join(item.parentPath, item.name))
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .sort();

function changeText(file: string, from: string, to: string): void {
  const place = path.join(tree.folder, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

const registryOf = async (page: Page, url: string) => {
  const answer = await page.request.get(`${url}/remotes.json`);
  const { remotes } = await answer.json();
  return remotes.map(({ name, version }: Record<string, string>) => `${name} ${version}`);
};

it('shows a changed text to who is signed in to a deployed installation, in which nothing changes but what they save', async () => {
  const before = filesOf();
  const local = await workAgainst(stage.product.url);
  expect(local.said()).toContain('Passkeys belong to 127.0.0.1');
  const { page, context, faults } = await person(stage.browser, local.url);
  await signIn(page, 'en');
  await openMenu(page, word.configurations);
  await page.getByRole('link', { name: /^Contact info/ }).waitFor();
  const deployed = await registryOf(page, stage.product.url);
  expect(await registryOf(page, local.url)).toEqual(
    deployed.map((one: string) => (one.startsWith('admin ') ? 'admin live' : one)),
  );

  await page.goto('/configurations?open=inactivity');
  await page.getByLabel('Idle minutes').fill('51');
  changeText('mf-admin/messages/en.json', '"minutes": "Idle minutes"', '"minutes": "Minutes of rest"');
  await page.getByLabel('Minutes of rest').waitFor();
  await page.getByRole('button', { name: 'Restore' }).click();
  await until(() => page.getByLabel('Minutes of rest').inputValue(), '51');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The inactivity time was saved: 51 minutes').waitFor();
  // The other remotes are those that are deployed there.
  await openMenu(page, word.employees);
  await page.getByRole('grid').getByText('Arta Ahmeti').waitFor();
  expect(faults).toEqual([]);
  await context.close();

  const { page: there, context: other } = await stage.person();
  await signIn(there, 'en');
  await there.goto('/configurations?open=inactivity');
  await until(() => there.getByLabel('Idle minutes').inputValue(), '51');
  await other.close();
  expect(filesOf()).toEqual(before);
  expect(await local.stop()).toBe(0);
});

/** A proxy with the tests' certificate before a server, as an operator has one. */
async function proxyTo(url: () => string, port: number): Promise<Server> {
  const pem = (name: string) => readFileSync(path.join(TLS, name));
  const proxy = createServer({ cert: pem('server.pem'), key: pem('server.key') }, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
    const sent = request(new URL(asked.url ?? '/', url()), { method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return proxy;
}

it('works against an installation behind TLS: cookies that only https has, a host that is answered alone', async () => {
  const port = await freePort();
  const address = `https://db.paga.test:${port}`;
  const product = await startProduct({
    dataDir: copyOfDemo(),
    env: { SITE_DIR: site.folder, PUBLIC_URL: address, TRUST_PROXY: '1', NODE_ENV: 'development' },
  });
  const proxy = await proxyTo(() => product.url, port);
  try {
    const named = { NODE_OPTIONS: `--require ${path.join(TLS, 'names.cjs')}` };
    // Nobody has signed the certificate that this process knows.
    expect((await workAgainst(address, named)).said()).toContain(`${address} cannot be reached`);
    const local = await workAgainst(address, { ...named, NODE_EXTRA_CA_CERTS: path.join(TLS, 'ca.pem') });
    const { page, context, faults } = await person(stage.browser, local.url);
    await signIn(page, 'en');
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ httpOnly: true, secure: false, domain: '127.0.0.1' });
    await page.goto('/configurations?open=inactivity');
    await page.getByLabel(/^(?:Idle minutes|Minutes of rest)$/).fill('52');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(/was saved: 52 minutes/).waitFor();
    expect((await registryOf(page, local.url)).includes('admin live')).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
    expect(await local.stop()).toBe(0);
  } finally {
    proxy.close();
    await product.stop();
    product.discard();
  }
});

it('does not let another site in, nor another name of this machine', async () => {
  const local = await workAgainst(stage.product.url);
  const login = (headers: Record<string, string>) =>
    fetch(`${local.url}/api/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'admin@agimi.test', password: 'Demo123' }),
    });
  expect((await login({ origin: local.url })).status).toBe(200);
  expect((await login({ origin: 'https://elsewhere.example' })).status).toBe(403);
  const named = await stage.browser.newContext();
  const answer = await (await named.newPage()).goto(local.url.replace('127.0.0.1', 'localhost'));
  expect(answer?.status()).toBe(421);
  await named.close();
  await local.stop();
});

it('refuses in a sentence what a publish there would refuse', async () => {
  const kit = path.join(tree.folder, 'shared/kit/package.json');
  const { version } = JSON.parse(readFileSync(kit, 'utf8'));
  changeText('shared/kit/package.json', `"version": "${version}"`, '"version": "77.0.0"');
  const local = await workAgainst(stage.product.url);
  expect(await local.ended).toBe(1);
  expect(local.said()).toContain(
    `admin live wants kit ^77.0.0, the shell there has ${version}: deploy the shell first`,
  );
  expect((await workAgainst('http://127.0.0.1:9')).said()).toContain('http://127.0.0.1:9 cannot be reached');
});
