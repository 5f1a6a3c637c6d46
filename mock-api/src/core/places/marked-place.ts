import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '../files/bucket/bucket.ts';

/** A place that servers share, which says which database it belongs to. */
export type MarkedPlace = {
  readMark: () => Promise<string | undefined>;
  /** Marks a place that has no mark; one that another server has just given stays. */
  giveMark: (mark: string) => Promise<void>;
};

const MARK = '.belongs-to';
const BYTES = new TextEncoder();

const ignoring = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error;
  return undefined;
};

export const markedFolder = (folder: string): MarkedPlace => ({
  readMark: async () =>
    (await readFile(path.join(folder, MARK), 'utf8').catch(ignoring('ENOENT')))?.trim() || undefined,
  giveMark: async (mark) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path.join(folder, MARK), `${mark}\n`, { flag: 'wx', mode: 0o600 }).catch(
      ignoring('EEXIST'),
    );
  },
});

export const markedBucket = (bucket: Bucket): MarkedPlace => ({
  readMark: async () => {
    const file = await bucket.open(MARK);
    return file && (await new Response(file.stream).text()).trim();
  },
  giveMark: async (mark) => void (await bucket.putNew(MARK, BYTES.encode(`${mark}\n`))),
});
