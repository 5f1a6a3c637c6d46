import { readFile } from 'node:fs/promises';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { DomainError } from '../domain-error.ts';
import { upwards } from '../place.ts';

const fonts = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'];
let opened: Promise<NodeCompiler> | undefined;
const templates = new Map<string, Promise<string>>();

// The compiler is a native library of tens of megabytes: it is loaded with the first paper, not at start.
async function openCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const fontFile = (font: string) => readFile(upwards(import.meta.dirname, `node_modules/@expo-google-fonts/inter/${font}`));
  return NodeCompiler.create({ fontArgs: [{ fontBlobs: await Promise.all(fonts.map(fontFile)) }] });
}

function templateOf(file: string): Promise<string> {
  const known = templates.get(file);
  if (known) return known;
  const read = readFile(upwards(import.meta.dirname, file), 'utf8');
  templates.set(file, read);
  return read;
}

/** A paper as a tagged PDF (PDF/UA-1): `file` is its Typst template, `data` what the template finds as JSON in `sys.inputs.paper`. */
export async function printPaper(file: string, data: object): Promise<Uint8Array> {
  opened ??= openCompiler();
  const [compiler, mainFileContent] = await Promise.all([opened, templateOf(file)]);
  const compiled = compiler.compile({ mainFileContent, inputs: { paper: JSON.stringify(data) } });
  if (!compiled.result)
    throw new DomainError('INTERNAL', {
      message: `the template ${file} does not compile`,
      cause: compiled.takeDiagnostics()?.shortDiagnostics,
    });
  const bytes = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
  compiler.evictCache(10);
  return bytes;
}
