import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

let opened: Promise<NodeCompiler> | undefined;

/** The templates' root folder. It is not there: what they read is given to them. */
const ROOT = path.join(import.meta.dirname, 'of-papers');
const DATA = path.join(ROOT, 'paper.json');

// The compiler is a native library of tens of megabytes: it is loaded with the first paper, not at start.
async function openCompiler(fonts: readonly string[]): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontBlobs = await Promise.all(fonts.map((font) => readFile(font)));
  return NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs }] });
}

/** A Typst template, what it finds as JSON in `/paper.json`, and the files of its fonts. */
type Paper = { template: string; data: string; fonts: readonly string[] };

/** A paper as a tagged PDF (PDF/UA-1). Throws with the compiler's words when it does not compile. */
export async function compilePaper({ template, data, fonts }: Paper): Promise<Uint8Array> {
  opened ??= openCompiler(fonts);
  const compiler = await opened;
  // As a file and not as an input: other inputs are another standard library, and everything is evaluated anew.
  compiler.mapShadow(DATA, Buffer.from(data));
  const compiled = compiler.compile({ mainFileContent: template });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  const bytes = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  // When the answer is sent: tidying up takes as long as a request's way through the server.
  setImmediate(() => compiler.evictCache(10));
  return bytes;
}
