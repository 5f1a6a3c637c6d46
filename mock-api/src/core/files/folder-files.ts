import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkedFiles } from './checked-files.ts';
import { type FileStore, type OpenFile, partsOfKey } from './file-store.ts';
import { isAbsent, writeWhole } from './write-whole.ts';

/** The bytes of a file, piece by piece. It is opened with the first that is asked for: an answer nobody reads leaves nothing open. */
function piecesOf(place: string): ReadableStream<Uint8Array> {
  let pieces: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        pieces ??= createReadStream(place)[Symbol.asyncIterator]();
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: async () => {
        await pieces?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A file of this machine, or undefined when it is not there. */
export async function openPlace(place: string): Promise<OpenFile | undefined> {
  try {
    return { size: (await stat(place)).size, stream: piecesOf(place) };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/** What lies in a folder: nothing where it is not there, or is a file, such as the mark of the place. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [];
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** Files in a folder of this machine, a subfolder per company and kind. */
export function folderFiles(root: string): FileStore {
  const placeOf = (key: string) => {
    if (!partsOfKey(key)) throw new Error(`"${key}" is no key of a file`);
    return path.join(root, key);
  };
  return checkedFiles({
    putFile: async (key, bytes) => {
      const place = placeOf(key);
      // A report's file lives an hour and is made again in a moment: it waits for no disk.
      const isFlushed = partsOfKey(key)?.kind !== 'reports';
      await writeWhole(place, [bytes], isFlushed).catch(async (error: unknown) => {
        if (!isAbsent(error)) throw error;
        await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
        await writeWhole(place, [bytes], isFlushed);
      });
    },
    readFile: async (key) => {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },
    openFile: (key) => openPlace(placeOf(key)),
    removeFile: (key) => rm(placeOf(key), { force: true }),
    listFiles: async (kind) => {
      const companies = await namesIn(root);
      const keys = companies.map(async (company) =>
        (await namesIn(path.join(root, company, kind))).map((name) => `${company}/${kind}/${name}`),
      );
      return (await Promise.all(keys)).flat();
    },
  });
}
