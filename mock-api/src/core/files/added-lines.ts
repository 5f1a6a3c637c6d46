import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isAbsent } from './write-whole.ts';

/** Facts that are written down outside the database, one a line as JSON, and only ever added to. */
export type AddedLines = {
  add: (facts: readonly object[]) => Promise<void>;
  /** All of them, the oldest first; `since`: those of that moment and later are among what comes, and less of before. */
  read: (since?: Date) => Promise<object[]>;
};

/** Facts as lines. */
export const linesOf = (facts: readonly object[]) =>
  facts.map((fact) => `${JSON.stringify(fact)}\n`).join('');

/** And back. */
export function factsIn(text: string): object[] {
  return text.split('\n').flatMap((line) => {
    try {
      const fact: unknown = JSON.parse(line);
      return typeof fact === 'object' && fact !== null ? [fact] : [];
    } catch {
      // A line that was cut off by a crash; the next one stands alone.
      return [];
    }
  });
}

/** In a file, best on a disk that allows no more than adding. */
export function addedFile(file: string): AddedLines {
  return {
    add: async (facts) => {
      if (facts.length === 0) return;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await appendFile(file, linesOf(facts), { mode: 0o600, flush: true });
    },
    read: async () => {
      const text = await readFile(file, 'utf8').catch((error: unknown) => {
        if (isAbsent(error)) return '';
        throw error;
      });
      return factsIn(text);
    },
  };
}
