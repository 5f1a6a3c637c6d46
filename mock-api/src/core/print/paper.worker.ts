import { readFile } from 'node:fs/promises';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

let opened: Promise<NodeCompiler> | undefined;

// The compiler is a native library of tens of megabytes: it is loaded with the first paper, not at start.
async function openCompiler(fonts: readonly string[]): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontBlobs = await Promise.all(fonts.map((font) => readFile(font)));
  return NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
}

/** A Typst template, what it finds as JSON in `sys.inputs.paper`, and the files of its fonts. */
type Paper = { template: string; data: string; fonts: readonly string[] };

/** A paper as a tagged PDF (PDF/UA-1). Throws with the compiler's words when it does not compile. */
export async function compilePaper({ template, data, fonts }: Paper): Promise<Uint8Array> {
  opened ??= openCompiler(fonts);
  const compiler = await opened;
  const compiled = compiler.compile({ mainFileContent: template, inputs: { paper: data } });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  const bytes = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  compiler.evictCache(10);
  return bytes;
}
