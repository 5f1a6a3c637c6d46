import { rmSync } from 'node:fs';
import { DEMO_FOLDER } from './demo-folder.ts';

/** Jest's globalTeardown: the folder the products were copied from is gone too. */
export default function removeDemoFolder(): void {
  const folder = process.env[DEMO_FOLDER];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
