import type { Scanner } from '#core/files/content/scanner.ts';

/** Every file in what was sent, at any depth. */
function filesIn(value: unknown): Blob[] {
  if (value instanceof Blob) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(filesIn);
}

/** Has the scanner look at every file of a form, one after another, before a handler sees it. */
export async function scanFiles(body: unknown, scan: Scanner | undefined): Promise<void> {
  if (!scan) return;
  for (const file of filesIn(body)) await scan(new Uint8Array(await file.arrayBuffer()));
}
