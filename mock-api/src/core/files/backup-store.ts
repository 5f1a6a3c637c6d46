import type { OpenFile } from './file-store.ts';

/** A file whose bytes are read in part, from `start` to before `end`. */
export type RangedFile = {
  /** What an operator finds it by: its path, or its name in the bucket. */
  name: string;
  size: number;
  read: (start: number, end: number) => AsyncIterable<Uint8Array>;
};

/** Where backups lie: a folder, or a bucket of their own. A name is `<company>/<file>`. */
export type BackupStore = {
  /** Puts a backup as its bytes come: whole or, when they fail, not at all; one of that name is replaced in one step. Answers its size. */
  putBackup: (name: string, pieces: AsyncIterable<Uint8Array>) => Promise<number>;
  /** A backup to be read in part, or undefined when it is not there. */
  findBackup: (name: string) => Promise<RangedFile | undefined>;
  /** A backup to be handed on, or undefined when it is not there. */
  openBackup: (name: string) => Promise<OpenFile | undefined>;
  /** The names of a company's backups, or of all. */
  listBackups: (companyId?: string) => Promise<string[]>;
  /** Removes a backup; one that is not there is no fault. */
  removeBackup: (name: string) => Promise<void>;
  /** Ends what was begun before a moment and never ended; how many there were. */
  endUnfinished: (before: Date) => Promise<number>;
};

/** Bytes of a file in one piece. */
export async function bytesOf(file: RangedFile, start: number, end: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of file.read(start, end)) pieces.push(piece);
  return Buffer.concat(pieces);
}
