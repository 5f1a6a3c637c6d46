import type { Trouble } from '@paga/contract/health';
import type { Context } from 'hono';
import { z } from 'zod';
import { siteHeaders } from '../http/headers.ts';
import { requestHeader } from '../http/request/request-header.ts';
import type { ServedBuilds } from '../served-builds.ts';
import { type Bring, builtFiles } from './built-files.ts';
import { listedFiles } from './genuine.ts';
import { ServedRegistry } from './registry.ts';
import type { RegistryKeys } from './registry-keys.ts';
import { ServedPage } from './served-page.ts';
import { SignedRegistry } from './signed-registry.ts';
import { siteBuilds } from './site-builds.ts';
import { type SiteFile, SiteFiles } from './site-file.ts';

const YEAR = 'public, max-age=31536000, immutable';
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
const NAVIGATION_FILE = 'shell/index.html';
const POLICY_FILE = 'shell/policy.json';
/** The headers that a build may ask for its page. */
const Policies = z.object({
  'Content-Security-Policy': z.string(),
  'Integrity-Policy': z.string().default(''),
});
/** Those of a shell whose build did not write them yet: its page has no script of its own, and no hash for each that it loads. */
const UNWRITTEN = {
  'Content-Security-Policy': [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'",
    "frame-src 'self' blob:; worker-src 'self' blob:; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "require-trusted-types-for 'script'; trusted-types default paga-mail",
  ].join('; '),
};
const policiesOf = (written: Buffer | undefined, listed: object) =>
  written
    ? Policies.parse(JSON.parse(written.toString('utf8')))
    : 'policy.json' in listed
      ? undefined
      : UNWRITTEN;
const NOT_BUILT = 'The screens are not built, or are not those that were built: run npm start.';

function send(c: Context, file: SiteFile, headers: Record<string, string>): Response {
  const encoding: Record<string, string> =
    file.encoding === undefined ? {} : { 'Content-Encoding': file.encoding };
  const all = {
    ...siteHeaders(c),
    'Content-Type': file.contentType,
    'Content-Length': String(file.bytes.byteLength),
    Vary: 'Accept-Encoding',
    ...encoding,
    ...headers,
  };
  return c.req.method === 'HEAD'
    ? c.body(null, 200, all)
    : c.body(file.bytes as Uint8Array<ArrayBuffer>, 200, all);
}

const missing = (c: Context) => c.text('Not found', 404, { ...siteHeaders(c), 'Cache-Control': 'no-store' });

function decoded(urlPath: string): string | undefined {
  try {
    const plain = decodeURIComponent(urlPath);
    return plain.includes('\0') || plain.includes('\\') || plain.includes('/../')
      ? undefined
      : plain.replace(/^\/+/, '');
  } catch {
    return undefined;
  }
}

/** The built site: what answers its paths, what the health says of it, and its builds. */
export type Site = {
  answer: (c: Context) => Promise<Response>;
  troubles: () => Promise<Trouble[]>;
  builds: ServedBuilds;
};

/** The keys that sign the registry, which the page gets too; `onFault` hears why something is not served. */
export type SiteOptions = {
  keys: RegistryKeys;
  now: () => Date;
  onFault?: (fault: string) => void;
  bring?: Bring;
};

/**
 * Shell, remotes and registry on the origin of the API. Files with a hash in their name never change; the page and `/remotes.json` are asked
 * for again each time; a path without an extension is a place inside the shell. What is not byte for byte what the build listed is not served; of the
 * registry the last good one is served instead. `onFault` hears why.
 */
export function serveSite(
  root: string,
  { keys, now, onFault = () => undefined, bring = async () => false }: SiteOptions,
): Site {
  const files = new SiteFiles(root);
  const registry = new ServedRegistry(files, onFault);
  const signed = new SignedRegistry(registry, keys, now);
  const answerRegistry = async (c: Context, accepts: string) => {
    const file = await signed.file(accepts);
    return file ? send(c, file, { 'Cache-Control': 'no-cache' }) : missing(c);
  };
  const built = builtFiles(root, files, bring);
  const pages = new ServedPage(keys);
  const policies = async () => policiesOf(await built.whole(POLICY_FILE), await listedFiles(files, 'shell'));
  const page = async (c: Context, accepts: string) => {
    const [html, headers] = [await built.whole(NAVIGATION_FILE), await policies()];
    if (!html || !headers) return c.text(NOT_BUILT, 503, siteHeaders(c));
    return send(c, await pages.of(html).variant(accepts), { 'Cache-Control': 'no-cache', ...headers });
  };
  const answerPath = async (c: Context) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return missing(c);
    const name = decoded(c.req.path);
    if (name === undefined) return missing(c);
    const accepts = requestHeader(c, 'accept-encoding') ?? '';
    if (name === '' || name === 'index.html') return page(c, accepts);
    if (name === 'remotes.json') return answerRegistry(c, accepts);
    const remote = name.startsWith('remotes/');
    const isHashed = HASHED.test(name);
    const file = await (remote ? built.ofRemote(name, accepts) : built.ofShell(name, { accepts, isHashed }));
    if (file) return send(c, file, { 'Cache-Control': remote || isHashed ? YEAR : 'no-cache' });
    if (remote || /\.[a-z0-9]+$/i.test(name)) return missing(c);
    return page(c, accepts);
  };
  const troubles = async () =>
    (await registry.faults()).length > 0 ? [{ kind: 'siteChanged' as const }] : [];
  return { answer: answerPath, troubles, builds: siteBuilds(root, files, registry) };
}
