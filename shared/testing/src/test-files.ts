import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileStore } from '@paga/mock-api/files/file-store';
import { folderFiles } from '@paga/mock-api/files/folder-files';

let store: FileStore | undefined;

/** The file store of this process, in a folder that goes with it. */
export function testFiles(): FileStore {
  if (store) return store;
  const folder = mkdtempSync(path.join(tmpdir(), 'paga-files-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  store = folderFiles(folder);
  return store;
}
