import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BuildLimit } from '@paga/contract/remotes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { DomainError, invalidField } from '#core/domain-error.ts';
import { integrityOf } from '#core/site/site-file.ts';

/** A part of a path: no dot before it, nothing that a shell, a browser or Windows reads in another way. */
const PART = /^\w[\w.-]{0,119}$/;
const MOST_PARTS = 4;
const [FORMAT, REGULAR, ENCRYPTED] = [0o170000, 0o100000, 1];
const LIST = 'integrity.json';
/** What the server reads of a build. */
const READ = { [LIST]: 1024 * 1024, 'build.json': 1024 * 1024, 'uses.json': 1024 * 1024 };
const OPENERS = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

const wrong = (code: string, message: string) => invalidField('build', code, message);
const tooLarge = (message: string) => new DomainError('PAYLOAD_TOO_LARGE', { message });

/** The unpacked build: what it says of itself and uses, and its list of files, as they were sent. */
export type UnpackedBuild = { facts: unknown; uses: unknown; list: string };

function refuseName(entry: Entry, seen: Set<string>): void {
  const { fileName, externalFileAttributes, generalPurposeBitFlag } = entry;
  const parts = fileName.split('/');
  if (parts.length > MOST_PARTS || !parts.every((part) => PART.test(part)))
    throw wrong('name', `${JSON.stringify(fileName.slice(0, 200))} is no name of a file of a build`);
  const type = (externalFileAttributes >>> 16) & FORMAT;
  if (type !== 0 && type !== REGULAR) throw wrong('link', `${fileName} is no plain file`);
  if (generalPurposeBitFlag & ENCRYPTED) throw wrong('encrypted', `${fileName} is encrypted`);
  const known = fileName.toLowerCase();
  if (seen.has(known)) throw wrong('twice', `${fileName} is there twice`);
  seen.add(known);
}

const broken = (cause: unknown) =>
  cause instanceof DomainError
    ? cause
    : wrong('archive', `the archive cannot be read: ${String((cause as Error)?.message ?? cause)}`);

/** The entries by name, after what can be refused by their heads. */
async function listed(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > BuildLimit.files) throw tooLarge(`A build has at most ${BuildLimit.files} files.`);
  const [entries, seen] = [[] as Entry[], new Set<string>()];
  for await (const entry of zip.eachEntry()) {
    refuseName(entry, seen);
    entries.push(entry);
  }
  return entries;
}

/** Writes one entry below a folder, counting what comes out: what the archive says of sizes is not believed. Its hash, and how long it is. */
async function extract(zip: ZipFile, entry: Entry, folder: string, left: number) {
  const most = Math.min(left, BuildLimit.fileBytes, READ[entry.fileName as keyof typeof READ] ?? left);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > most) throw tooLarge(`${entry.fileName} is larger than a build may be.`);
    pieces.push(piece);
  }
  const bytes = Buffer.concat(pieces);
  const file = path.join(folder, entry.fileName);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes, { flag: 'wx' });
  return { size, hash: integrityOf(bytes) };
}

function listOf(text: string): Record<string, unknown> {
  const list: unknown = JSON.parse(text);
  if (typeof list !== 'object' || list === null || Array.isArray(list)) throw new Error('it is no list');
  return list as Record<string, unknown>;
}

/** What of a build is not as its list says; source maps are not listed, and are served to nobody. */
function refuseUnlisted(hashes: ReadonlyMap<string, string>, list: Record<string, unknown>): void {
  const unlisted = [...hashes].filter(
    ([name, hash]) => name !== LIST && !name.endsWith('.map') && list[name] !== hash,
  );
  const missing = Object.keys(list).filter((name) => !hashes.has(name));
  const names = [...unlisted.map(([name]) => name), ...missing];
  if (names.length > 0)
    throw wrong('notAsListed', `not what its list says: ${names.slice(0, 20).join(', ')}`);
}

/** A compressed file that holds anything but the plain one would be opened by the server when it is first asked for. */
function refuseOtherContent(folder: string, names: Iterable<string>): void {
  for (const name of names) {
    const open = OPENERS[path.extname(name) as keyof typeof OPENERS];
    if (!open) continue;
    try {
      const plain = readFileSync(path.join(folder, name.slice(0, -3)));
      const held = open(readFileSync(path.join(folder, name)), { maxOutputLength: plain.length + 1 });
      if (held.equals(plain)) continue;
    } catch {
      // Nothing it could be opened to, or nothing beside it.
    }
    throw wrong('compressed', `${name} does not hold what stands beside it`);
  }
}

/** Unpacks an archive into a folder that is empty, and compares every file with the build's list. */
export async function unpackBuild({
  archive,
  folder,
}: {
  archive: string;
  folder: string;
}): Promise<UnpackedBuild> {
  try {
    const zip = await openPromise(archive, { lazyEntries: true, autoClose: false });
    const hashes = new Map<string, string>();
    try {
      let left: number = BuildLimit.unpackedBytes;
      for (const entry of await listed(zip)) {
        const { size, hash } = await extract(zip, entry, folder, left);
        left -= size;
        hashes.set(entry.fileName, hash);
      }
    } finally {
      zip.close();
    }
    const textOf = (name: string) =>
      hashes.has(name) ? readFileSync(path.join(folder, name), 'utf8') : undefined;
    const [list, facts] = [textOf(LIST), textOf('build.json')];
    if (list === undefined || facts === undefined)
      throw wrong('noBuild', `a build has ${LIST} and build.json: send the folder that pnpm build wrote`);
    refuseUnlisted(hashes, listOf(list));
    refuseOtherContent(folder, hashes.keys());
    return { list, facts: JSON.parse(facts), uses: JSON.parse(textOf('uses.json') ?? '{}') };
  } catch (error) {
    throw broken(error);
  }
}
