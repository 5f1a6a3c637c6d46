import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { WorkbookLimits } from './limits.ts';
import { WorkbookError } from './workbook-error.ts';

/** The parts of an opened workbook by name; a part is unzipped only while it is read, and never as a whole. */
export type Parts = { has: (name: string) => boolean; read: (name: string) => AsyncGenerator<string> };

const MIB = 1024 * 1024;

/** Opens a zip archive. Sizes are counted while unzipping: what the archive says about itself is only a first hint. */
export async function unzip(bytes: Uint8Array, limits: WorkbookLimits): Promise<Parts> {
  const zip = await opened(bytes);
  const entries = await listed(zip, limits);
  let unzipped = 0;
  const tooLarge = () =>
    new WorkbookError('fileTooLarge', { limit: `${Math.round(limits.unzippedBytes / MIB)} MB` });
  const claimed = [...entries.values()].reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (claimed > limits.unzippedBytes) throw tooLarge();

  async function* read(name: string): AsyncGenerator<string> {
    const entry = entries.get(name);
    if (!entry) throw new WorkbookError('fileBroken');
    let checksum = 0;
    const decoder = new TextDecoder('utf-8', { fatal: true });
    try {
      for await (const chunk of await zip.openReadStreamPromise(entry)) {
        unzipped += chunk.length;
        checksum = crc32(chunk, checksum);
        if (unzipped > limits.unzippedBytes) throw tooLarge();
        yield decoder.decode(chunk, { stream: true });
      }
      yield decoder.decode();
      // One flipped bit could be another digit of an account.
      if (checksum !== entry.crc32) throw new WorkbookError('fileBroken');
    } catch (cause) {
      throw cause instanceof WorkbookError ? cause : new WorkbookError('fileBroken', { cause });
    }
  }
  return { has: (name) => entries.has(name), read };
}

async function opened(bytes: Uint8Array): Promise<ZipFile> {
  // A zip starts with "PK"; an .xls, a web page or a text renamed to .xlsx does not, nor does a workbook with a password.
  if (bytes.length < 4 || bytes[0] !== 0x50 || bytes[1] !== 0x4b) throw new WorkbookError('fileType');
  try {
    return await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      autoClose: false,
      lazyEntries: true,
    });
  } catch (cause) {
    throw new WorkbookError('fileBroken', { cause });
  }
}

async function listed(zip: ZipFile, limits: WorkbookLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.parts) throw new WorkbookError('fileTooLarge', { limit: `${limits.parts}` });
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (cause) {
    throw new WorkbookError('fileBroken', { cause });
  }
  return entries;
}
