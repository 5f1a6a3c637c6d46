import { pipeline } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { DomainError } from '#core/domain-error.ts';
import { decrypting, encrypting, newIv, TAG_BYTES } from '#core/encryption.ts';
import { bytesOf, type RangedFile } from '#core/files/backup-store.ts';
import { currentKey } from '#core/key-ring.ts';
import type { BackupKeys } from './backup-key.ts';

/** What can be read of a backup without its key; `key` is the id of that. */
type Header = { companyId: number; madeAt: string; key: string; iv: string };

const MAGIC = 'PAGA BACKUP 1\n';
const LONGEST_HEADER = 4096;

async function* separated(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

/** The bytes of a backup of these lines: gzip, then AES-256-GCM over it with the header as associated data, the tag at the end. */
export async function* backupBytes(
  about: { companyId: number; madeAt: string; keys: BackupKeys },
  lines: AsyncIterable<string>,
): AsyncGenerator<Uint8Array> {
  const [{ id, key }, iv] = [currentKey(about.keys), newIv()];
  const header: Header = {
    companyId: about.companyId,
    madeAt: about.madeAt,
    key: id,
    iv: iv.toString('hex'),
  };
  const top = Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`);
  yield top;
  const cipher = encrypting(key, iv, top);
  // A fault of any of them is heard by who reads the last one.
  yield* pipeline(separated(lines), createGzip(), cipher, () => undefined);
  yield cipher.getAuthTag();
}

type Opened = { header: Header; top: Buffer; tag: Buffer; end: number };

async function openFile(file: RangedFile): Promise<Opened> {
  const { name, size } = file;
  const start = await bytesOf(file, 0, Math.min(LONGEST_HEADER, size));
  const lineEnd = start.indexOf(0x0a, MAGIC.length);
  if (!start.toString('latin1').startsWith(MAGIC) || lineEnd < 0 || size < lineEnd + 1 + TAG_BYTES)
    throw new Error(`${name} is not a backup, or not a complete one`);
  const tag = await bytesOf(file, size - TAG_BYTES, size);
  const header = JSON.parse(start.subarray(MAGIC.length, lineEnd).toString()) as Header;
  return { header, top: start.subarray(0, lineEnd + 1), tag, end: size - TAG_BYTES };
}

/** The header of a file; nothing has vouched for it before `backupLines` was read to its end. */
export async function headerOf(file: RangedFile): Promise<Header> {
  return (await openFile(file)).header;
}

function deciphered(file: RangedFile, { header, top, tag, end }: Opened, keys: BackupKeys) {
  const key = keys.byId.get(header.key);
  if (!key) {
    const here = [...keys.byId.keys()].join(', ');
    throw new Error(`${file.name} was made with the key ${header.key}, which is not there: ${here}`);
  }
  const decipher = decrypting(key, Buffer.from(header.iv, 'hex'), top, tag);
  return pipeline(file.read(top.length, end), decipher, createGunzip(), () => undefined);
}

async function* linesIn(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const parts: Buffer[] = [];
  for await (const chunk of pieces) {
    let from = 0;
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
      yield Buffer.concat([...parts.splice(0), chunk.subarray(from, at)]).toString();
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
  }
}

/** The lines of a file. Its end throws when a single bit of the file was changed: nothing read may stay done before it. */
export async function* backupLines(file: RangedFile, keys: BackupKeys): AsyncGenerator<string> {
  const pieces = deciphered(file, await openFile(file), keys);
  try {
    yield* linesIn(pieces);
  } catch (cause) {
    // What reads a store says itself that it is away.
    throw pieces.errored && !(cause instanceof DomainError)
      ? new Error(`${file.name} is damaged or was changed`, { cause })
      : cause;
  }
}
