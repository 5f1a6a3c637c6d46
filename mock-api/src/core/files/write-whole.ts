import { randomBytes } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';

/** What the name of a file ends with while it is being written; one that lies there for long was left by a crash. */
export const DRAFT = '.part';

/** Written beside its place, then renamed: a file is there whole or not at all; `flushed` also after a power cut. Answers its size in bytes. */
export async function writeWhole(
  place: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  flushed: boolean,
): Promise<number> {
  const draft = `${place}.${randomBytes(4).toString('hex')}${DRAFT}`;
  try {
    const handle = await open(draft, 'wx', 0o600);
    let size = 0;
    try {
      for await (const piece of pieces) {
        await handle.writeFile(piece);
        size += piece.byteLength;
      }
      if (flushed) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, place);
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Whether a call of the file system failed because there is no such file or folder. */
export const isAbsent = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';
