import { readFile } from 'node:fs/promises';
import { DomainError } from '../domain-error.ts';
import { offloaded } from '../offload/offload.ts';
import { upwards } from '../place.ts';

const FONTS = ['400Regular/Inter_400Regular.ttf', '600SemiBold/Inter_600SemiBold.ttf'];
/** A report of 10,000 rows takes some seconds. */
const paper = offloaded<typeof import('./paper.worker.ts')>('core/print/paper.worker', {
  in: 'process',
  seconds: 60,
});
const templates = new Map<string, Promise<string>>();

function templateOf(file: string): Promise<string> {
  const known = templates.get(file);
  if (known) return known;
  const read = readFile(upwards(import.meta.dirname, file), 'utf8');
  templates.set(file, read);
  return read;
}

const fontFiles = () =>
  FONTS.map((font) => upwards(import.meta.dirname, `node_modules/@expo-google-fonts/inter/${font}`));

/**
 * A paper as a tagged PDF (PDF/UA-1), drawn beside the event loop: `file` is its Typst template, `data` what the template finds as JSON in
 * `/paper.json`.
 */
export async function printPaper(file: string, data: object): Promise<Uint8Array> {
  const template = await templateOf(file);
  const drawn = paper('compilePaper', { template, data: JSON.stringify(data), fonts: fontFiles() });
  return drawn.catch((cause: unknown) => {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('INTERNAL', { message: `the template ${file} does not compile`, cause });
  });
}
