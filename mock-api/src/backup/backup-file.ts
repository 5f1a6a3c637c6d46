import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { decrypting, encrypting, newIv, TAG_BYTES } from '#core/encryption.ts';
import { currentKey } from '#core/key-ring.ts';
import type { BackupKeys } from './backup-key.ts';

/** What can be read of a backup without its key; `key` is the id of that. */
type Header = { companyId: number; madeAt: string; key: string; iv: string };

const MAGIC = 'PAGA BACKUP 1\n';
const LONGEST_HEADER = 4096;

/**
 * Writes lines into a new file: gzip, then AES-256-GCM over it with the header as associated data, the tag at the end. It appears under its name
 * once it is complete. Returns its size.
 */
export async function writeBackupFile(
  file: string,
  about: { companyId: number; madeAt: string; keys: BackupKeys },
  lines: AsyncIterable<string>,
): Promise<number> {
  const [{ id, key }, iv] = [currentKey(about.keys), newIv()];
  const header: Header = {
    companyId: about.companyId,
    madeAt: about.madeAt,
    key: id,
    iv: iv.toString('hex'),
  };
  const top = Buffer.from(`${MAGIC}${JSON.stringify(header)}\n`);
  const cipher = encrypting(key, iv, top);
  const draft = `${file}.part`;
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(top);
    const separated = async function* () {
      for await (const line of lines) yield `${line}\n`;
    };
    await pipeline(separated, createGzip(), cipher, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) await handle.writeFile(chunk);
    });
    await handle.writeFile(cipher.getAuthTag());
    await handle.sync();
    const { size } = await handle.stat();
    await rename(draft, file);
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

type Opened = { header: Header; top: Buffer; tag: Buffer; end: number };

async function openFile(file: string): Promise<Opened> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const start = Buffer.alloc(Math.min(LONGEST_HEADER, size));
    await handle.read(start, 0, start.length, 0);
    const lineEnd = start.indexOf(0x0a, MAGIC.length);
    if (!start.toString('latin1').startsWith(MAGIC) || lineEnd < 0 || size < lineEnd + 1 + TAG_BYTES)
      throw new Error(`${file} is not a backup, or not a complete one`);
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    const header = JSON.parse(start.subarray(MAGIC.length, lineEnd).toString()) as Header;
    return { header, top: start.subarray(0, lineEnd + 1), tag, end: size - TAG_BYTES };
  } finally {
    await handle.close();
  }
}

/** The header of a file; nothing has vouched for it before `backupLines` was read to its end. */
export async function headerOf(file: string): Promise<Header> {
  return (await openFile(file)).header;
}

function deciphered(file: string, { header, top, tag, end }: Opened, keys: BackupKeys) {
  const key = keys.byId.get(header.key);
  if (!key) {
    const here = [...keys.byId.keys()].join(', ');
    throw new Error(`${file} was made with the key ${header.key}, which is not there: ${here}`);
  }
  const decipher = decrypting(key, Buffer.from(header.iv, 'hex'), top, tag);
  const [source, gunzip] = [createReadStream(file, { start: top.length, end: end - 1 }), createGunzip()];
  const fail = (error: Error) =>
    gunzip.destroy(new Error(`${file} is damaged or was changed`, { cause: error }));
  source.on('error', fail);
  decipher.on('error', fail);
  return source.pipe(decipher).pipe(gunzip);
}

/** The lines of a file. Its end throws when a single bit of the file was changed: nothing read may stay done before it. */
export async function* backupLines(file: string, keys: BackupKeys): AsyncGenerator<string> {
  const opened = await openFile(file);
  const parts: Buffer[] = [];
  for await (const chunk of deciphered(file, opened, keys) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, from)) {
      yield Buffer.concat([...parts.splice(0), chunk.subarray(from, at)]).toString();
      from = at + 1;
    }
    parts.push(chunk.subarray(from));
  }
}
