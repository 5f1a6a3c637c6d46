import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const contract = path.resolve(import.meta.dirname, '..');
type Target = string | { screens: string; default: string };

/** The targets of the package's entries, as package.json has them. */
export function entryTargets(): Target[] {
  const { exports }: { exports: Record<string, Target> } = JSON.parse(
    readFileSync(path.join(contract, 'package.json'), 'utf8'),
  );
  return Object.values(exports);
}

function filesOf(pattern: string): string[] {
  if (!pattern.includes('*')) return [pattern];
  const folder = path.dirname(pattern);
  const names = readdirSync(path.join(contract, 'src', folder)).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  return names.map((name) => `${folder}/${name}`);
}

/** The files below `src`, sorted, which a derived one stands for in a browser: those of the entries with the condition `screens`. */
export function screenEntries(): string[] {
  const patterns = entryTargets().flatMap((target) => (typeof target === 'string' ? [] : [target.default]));
  return [...new Set(patterns.flatMap((pattern) => filesOf(pattern.replace('./src/', ''))))].sort();
}
