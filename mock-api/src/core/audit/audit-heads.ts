import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Where a chain stood: the last transaction it held (below `to`), its hash and the key it was made with (heads of before November 2026 name none).
 * `companyId` is null for the platform.
 */
export type Head = { companyId: number | null; to: number; hash: string; keyId?: string; at: string };

/** That the whole database was set back: its last link of before (`until`), and when that was found. Heads of between are not in it. */
export type Restore = { until: string; foundAt: string };

/** Whether the database lacks a head because it was set back to before it. */
export const isExplained = ({ at }: Head, restores: readonly Restore[]): boolean =>
  restores.some(({ until, foundAt }) => at >= until && at <= foundAt);

/** Heads written down outside the database: an end of the chain cannot be removed unseen. Restores stand beside them. */
export type HeadFile = {
  add: (heads: readonly Head[]) => Promise<void>;
  all: () => Promise<Head[]>;
  noteRestore: (restore: Restore) => Promise<void>;
  restores: () => Promise<Restore[]>;
};

function headOf(line: string): Head[] {
  try {
    const { companyId, to, hash, keyId, at } = JSON.parse(line) as Head;
    const head = { companyId, to, hash, at, ...(typeof keyId === 'string' ? { keyId } : {}) };
    return typeof to === 'number' && typeof hash === 'string' ? [head] : [];
  } catch {
    // A line that was cut off by a crash; the next one stands alone.
    return [];
  }
}

function restoreOf(line: string): Restore[] {
  try {
    const { restore } = JSON.parse(line) as { restore?: Restore };
    return typeof restore?.until === 'string' && typeof restore.foundAt === 'string' ? [restore] : [];
  } catch {
    return [];
  }
}

/** Restores as lines, and back. */
export const restoreLine = (restore: Restore): string => `${JSON.stringify({ restore })}\n`;
export const restoresIn = (text: string): Restore[] => text.split('\n').flatMap(restoreOf);

/** Heads as the lines they are kept in, and back. */
export const headLines = (heads: readonly Head[]): string =>
  heads.map((head) => `${JSON.stringify(head)}\n`).join('');
export const headsIn = (text: string): Head[] => text.split('\n').flatMap(headOf);

/** A file of one head a line, only ever added to: best on a disk that allows no more than that. */
export function headFile(file: string): HeadFile {
  const append = async (lines: string) => {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await appendFile(file, lines, { mode: 0o600, flush: true });
  };
  const text = () =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
  return {
    add: async (heads) => {
      if (heads.length > 0) await append(headLines(heads));
    },
    all: async () => headsIn(await text()),
    noteRestore: (restore) => append(restoreLine(restore)),
    restores: async () => restoresIn(await text()),
  };
}
