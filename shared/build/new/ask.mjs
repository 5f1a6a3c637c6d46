// What the generators have in common: questions, names, and changes of JSON files.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { checkout } from '../house/sources.mjs';

export { checkout };

/** Asks for texts, one line each; an empty or absent answer ends the program. `{ sq: 'Titulli', en: 'Title' }` answers with the same keys. */
export async function ask(questions) {
  const lines = createInterface({ input: process.stdin });
  const next = lines[Symbol.asyncIterator]();
  const answers = {};
  for (const [key, question] of Object.entries(questions)) {
    process.stdout.write(`${question}: `);
    const { value = '' } = await next.next();
    answers[key] = value.trim();
    if (answers[key] === '') {
      console.error('both titles are needed');
      process.exit(2);
    }
  }
  lines.close();
  return answers;
}

/** `salary-table` as `salaryTable`. */
export const camelOf = (name) => name.replace(/-(.)/g, (_match, letter) => letter.toUpperCase());

/** `salaryTable` as `salary-table`. */
export const kebabOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A tree of messages with its keys in order. */
export const sorted = (value) =>
  typeof value === 'string'
    ? value
    : Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)]),
      );

/** Rewrites a JSON file. */
export function change(file, edit) {
  writeFileSync(file, `${JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`);
}

/** Formats what was written. */
export function format(...places) {
  spawnSync(path.join(checkout, 'node_modules/.bin/biome'), ['check', '--write', ...places], {
    cwd: checkout,
    stdio: 'ignore',
  });
}
