import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A page of a PDF, in points: its size, its text, the smallest letters, the share of its height that is used, and where the text ends at the right. */
export type PdfPage = {
  width: number;
  height: number;
  text: string;
  smallest: number;
  filled: number;
  farthest: number;
};

/** What the pages of a PDF look like, as pdfjs-dist reads them, in a program of its own. */
export function pdfPages(bytes: Uint8Array): PdfPage[] {
  const script = path.join(__dirname, 'pdfjs-facts.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [script], { input: bytes, maxBuffer: 2 ** 28 });
  if (stdout.length === 0) throw new Error(`the PDF was not read: ${stderr}`);
  return JSON.parse(stdout.toString('utf8'));
}
