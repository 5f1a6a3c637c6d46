import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeRemoteToken } from '@paga/contract/remotes';
import { auditLine } from '@paga/mock-api/core/audit/table';
import { outboxMail } from '@paga/mock-api/core/mail/table';
import type { ServedBuilds } from '@paga/mock-api/core/served-builds';
import { registryKeys } from '@paga/mock-api/core/site/registry-keys';
import { type Site, serveSite } from '@paga/mock-api/core/site/serve-site';
import { tryCount } from '@paga/mock-api/identity/session/table';
import { aBuild, archiveOf, type SentFiles } from '@paga/mock-api/remotes/publish/build-for-test';
import { siteForTest } from '@paga/mock-api/remotes/site-for-test';
import { remoteMove, remoteToken } from '@paga/mock-api/remotes/table';
import type { TestUser } from '#server/send-call.ts';
import { freshServer, type TestServer } from '#server/server.ts';

const keys = registryKeys({ name: 'REGISTRY_KEY', value: '7'.repeat(64), file: '' });

/** The site of the test that runs, its server, role 1, and the secret of a token of payroll. */
export let root: string;
export let site: Site;
export let server: TestServer;
export let sara: TestUser;
export let secret: string;

/** The builds of the site that is there now. */
export const builds: ServedBuilds = {
  get folder() {
    return root;
  },
  parts: () => site.builds.parts(),
  registry: () => site.builds.registry(),
  lists: (file) => site.builds.lists(file),
  mapOf: (file) => site.builds.mapOf(file),
  move: (change) => site.builds.move(change),
  rollBack: (name, version) => site.builds.rollBack(name, version),
};

/** Gives each test of the file a site, and a token of payroll. */
export function eachPublishes(database: string): void {
  beforeAll(async () => {
    server = await freshServer(database, { builds, trustProxy: true });
  });
  beforeEach(async () => {
    root = siteForTest();
    // Moves count in milliseconds of the real clock.
    server.clock.set(new Date().toISOString());
    site = serveSite(root, { keys, now: () => server.clock.now() });
    await server.asAccess(async (tx) => {
      for (const table of [remoteToken, remoteMove, tryCount, outboxMail]) await tx.delete(table);
    });
    sara = await server.superAdmin();
    secret = (await tokenFor('payroll')).secret;
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));
}

/** A token that role 1 makes for a remote. */
export const tokenFor = async (remote: string, name = `CI ${remote}`) =>
  (await server.as(sara).call(makeRemoteToken, { body: { remote, name } })).body;

/** What a publish answered. */
type Answer = {
  status: number;
  code?: string;
  message?: string;
  fields?: { message: string }[];
  version?: string;
  canary?: { version: string; share: number } | null;
};
/** Sends an archive as the command does. */
export async function send(
  archive: Buffer,
  {
    name = 'payroll',
    token = secret,
    type = 'application/zip',
    query = '',
  }: { name?: string; token?: string; type?: string; query?: string } = {},
): Promise<Answer> {
  const response = await server.app.request(`/api/remotes/${name}/builds${query}`, {
    method: 'POST',
    body: new Uint8Array(archive),
    headers: { 'content-type': type, authorization: `Bearer ${token}` },
  });
  return { status: response.status, ...((await response.json()) as object) };
}
/** Sends a build of payroll. */
export const sendBuild = async (version: string, change?: SentFiles, facts?: object) =>
  send(await archiveOf(aBuild(version, change, facts)));
/** Sends a build of payroll for so many of a hundred companies. */
export const sendCanary = async (version: string, share: string) =>
  send(await archiveOf(aBuild(version)), { query: `?canary=${share}` });

/** The text of the registry. */
export const registry = () => readFileSync(path.join(root, 'remotes.json'), 'utf8');
/** The entry of payroll. */
export const payroll = () =>
  JSON.parse(registry()).remotes.find(({ name }: { name: string }) => name === 'payroll');
/** The builds of payroll that lie there. */
export const buildsThere = () => readdirSync(path.join(root, 'remotes/payroll')).sort();
/** All that a publish may change: the registry, the builds, and nothing left beside. */
export const everything = () => [
  registry(),
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file !== '.incoming')
    .sort(),
];
/** Who shows a token. */
export const as = (token: string) => server.as(undefined, { headers: { authorization: `Bearer ${token}` } });
/** The lines of a type in the audit log. */
export const lines = async (type: string) =>
  (await server.asAccess((tx) => tx.select().from(auditLine).orderBy(auditLine.id))).filter(
    (line) => line.page === 'remotes' && line.type === type,
  );
