import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@paga/mock-api/core/db/embedded/free-port';

const [PROXY, MEMCACHED] = ['/usr/bin/swift-proxy-server', '/usr/bin/memcached'];
const KINDS = ['account', 'container', 'object'] as const;
const [USER, SECRET] = ['paga', 's3cret'];

/** Whether the system has OpenStack Swift with its face of S3, where Debian puts it: `apt-get install swift-proxy swift-account swift-container swift-object memcached`. */
export const hasSwift = (): boolean => existsSync(PROXY) && existsSync(MEMCACHED);

/** A Swift of this machine; `urlOf` is how a setting names a bucket, which `makeBucket` has made. */
export type Swift = { urlOf: (bucket: string) => string; stop: () => Promise<void> };

const sectionsOf = (sections: Record<string, Record<string, string | number>>) =>
  Object.entries(sections)
    .map(
      ([name, values]) =>
        `[${name}]\n${Object.entries(values)
          .map(([key, value]) => `${key} = ${value}\n`)
          .join('')}`,
    )
    .join('');

/** A ring of one copy on one disk, which is a folder. */
function makeRing(folder: string, kind: string, port: number): void {
  const builder = (...words: string[]) =>
    execFileSync('swift-ring-builder', [`${kind}.builder`, ...words], { cwd: folder, stdio: 'ignore' });
  builder('create', '2', '1', '0');
  builder('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  builder('rebalance');
}

const FILTERS = ['catch_errors', 'cache', 'listing_formats', 's3api', 'tempauth', 'bulk', 'slo'];

function proxyOf(own: Record<string, string | number>, cachePort: number): string {
  const filters: Record<string, Record<string, string>> = {
    cache: { use: 'egg:swift#memcache', memcache_servers: `127.0.0.1:${cachePort}` },
    s3api: { use: 'egg:swift#s3api', location: 'us-east-1' },
    tempauth: { use: 'egg:swift#tempauth', [`user_${USER}_files`]: `${SECRET} .admin` },
  };
  return sectionsOf({
    DEFAULT: own,
    'pipeline:main': { pipeline: [...FILTERS, 'proxy-server'].join(' ') },
    'app:proxy-server': {
      use: 'egg:swift#proxy',
      allow_account_management: 'true',
      account_autocreate: 'true',
    },
    ...Object.fromEntries(
      FILTERS.map((name) => [`filter:${name}`, filters[name] ?? { use: `egg:swift#${name}` }]),
    ),
  });
}

/** The files of a Swift with one server of each kind; answers with the programs to start. */
async function written(folder: string, port: number): Promise<[program: string, words: string[]][]> {
  const place = (name: string) => path.join(folder, name);
  mkdirSync(place('node/d1'), { recursive: true });
  writeFileSync(
    place('swift.conf'),
    sectionsOf({
      'swift-hash': { swift_hash_path_suffix: 'paga' },
      'storage-policy:0': { name: 'one', default: 'yes' },
    }),
  );
  const common = {
    bind_ip: '127.0.0.1',
    workers: 0,
    user: userInfo().username,
    swift_dir: folder,
    log_level: 'WARNING',
  };
  for (const kind of KINDS) {
    const own = await freePort();
    makeRing(folder, kind, own);
    writeFileSync(
      place(`${kind}.conf`),
      sectionsOf({
        DEFAULT: {
          ...common,
          bind_port: own,
          devices: place('node'),
          mount_check: 'false',
          fallocate_reserve: 0,
        },
        'pipeline:main': { pipeline: `${kind}-server` },
        [`app:${kind}-server`]: { use: `egg:swift#${kind}` },
      }),
    );
  }
  const cachePort = await freePort();
  writeFileSync(place('proxy.conf'), proxyOf({ ...common, bind_port: port }, cachePort));
  return [
    [MEMCACHED, ['-u', userInfo().username, '-l', '127.0.0.1', '-p', String(cachePort)]],
    ...[...KINDS, 'proxy'].map((kind): [string, string[]] => [
      `/usr/bin/swift-${kind}-server`,
      [place(`${kind}.conf`)],
    ]),
  ];
}

async function untilAnswering(url: string, said: () => string): Promise<void> {
  for (const end = Date.now() + 30_000; ; await wait(200)) {
    if (Date.now() > end) throw new Error(`Swift did not start: ${said()}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
  }
}

/** Starts the system's Swift on this machine alone: a witness of S3 that is not ours. */
export async function startSwift(
  makeBucket: (url: string) => Promise<void>,
  buckets: readonly string[],
): Promise<Swift> {
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-swift-'));
  const port = await freePort();
  let said = '';
  const children: ChildProcess[] = (await written(folder, port)).map(([program, words]) => {
    const child = spawn(program, words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
      });
    return child;
  });
  const kill = () => children.forEach((child) => void child.kill('SIGKILL'));
  process.once('exit', kill);
  await untilAnswering(`http://127.0.0.1:${port}/`, () => said);
  const urlOf = (bucket: string) => `s3://${USER}%3Afiles:${SECRET}@127.0.0.1:${port}/${bucket}`;
  for (const bucket of buckets) await makeBucket(urlOf(bucket));
  const stop = async () => {
    const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve)));
    kill();
    await Promise.all(ended);
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  return { urlOf, stop };
}
