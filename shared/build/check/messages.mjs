// Reading message files: nested trees, flattened to dotted keys.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The key tree of one language of a package; empty when it has no texts. */
export function readMessages(dir, language) {
  const file = path.join(dir, 'messages', `${language}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The key tree as one record: `{ a: { b: "x" } }` is `{ "a.b": "x" }`. */
export function flatMessages(tree, prefix = '') {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flatMessages(value, `${prefix}${key}.`)),
    ),
  );
}
