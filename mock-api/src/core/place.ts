import { existsSync } from 'node:fs';
import path from 'node:path';

/** The nearest `target` in `from` or a folder above it: the same file is found from the sources, the bundle and a test. */
export function upwards(from: string, target: string): string {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, target);
    if (existsSync(candidate)) return candidate;
    if (folder === path.dirname(folder)) throw new Error(`${target} is not in ${from} or above it`);
  }
}
