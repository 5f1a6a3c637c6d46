import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStore } from '@paga/mock-api/core/files/file-store';
import { folderFiles } from '@paga/mock-api/core/files/folder-files';

/** Where globalSetup tells the workers to keep files; its folder goes with the run. */
export const FILES_VARIABLE = 'PAGA_TEST_FILES';

/** The folder of this process where backups are made. */
export function testBackups(): string {
  backups ??= mkdtempSync(path.join(process.env[FILES_VARIABLE] ?? tmpdir(), 'paga-backups-'));
  return backups;
}

let backups: string | undefined;
let store: FileStore | undefined;

/** The file store of this process. */
export function testFiles(): FileStore {
  store ??= folderFiles(mkdtempSync(path.join(process.env[FILES_VARIABLE] ?? tmpdir(), 'paga-files-')));
  return store;
}
