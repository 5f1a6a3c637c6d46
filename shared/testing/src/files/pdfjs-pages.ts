import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The text of each page of a PDF as pdfjs-dist reads it, in a program of its own. */
export function pdfjsPages(bytes: Uint8Array): string[] {
  const script = path.join(__dirname, 'pdfjs-text.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], {
    input: bytes,
    maxBuffer: 2 ** 28,
  });
  if (stdout.length === 0) throw new Error(`the PDF was not read: ${stderr}`);
  return stdout.toString('utf8').trim().split('\n');
}
