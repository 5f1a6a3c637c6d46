import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callsByArea } from '../src/all.ts';
import { accessTableSource } from '../src/derive-access.ts';
import { callRowsSource, screenEntrySource } from '../src/derive-calls.ts';
import { auditWordsSource } from './audit-words.ts';
import { screenEntries } from './screen-entries.ts';

const derived = path.resolve(import.meta.dirname, '../derived');
const sources = path.resolve(import.meta.dirname, '../src');

const texts = new Map([
  ['access-table.ts', accessTableSource()],
  ['audit-words.ts', auditWordsSource()],
]);
for (const area of Object.keys(callsByArea) as (keyof typeof callsByArea)[])
  texts.set(`calls/${area}.js`, callRowsSource(area));
for (const file of screenEntries())
  texts.set(
    `screens/${file.replace(/\.ts$/, '.js')}`,
    screenEntrySource(file, await import(path.join(sources, file))),
  );

for (const [name, text] of texts) {
  const file = path.join(derived, name);
  mkdirSync(path.dirname(file), { recursive: true });
  // An unchanged file keeps its date: nothing is compiled again.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
const old = readdirSync(derived, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.[jt]s$/.test(name) && !texts.has(name.split(path.sep).join('/')),
);
for (const name of old) rmSync(path.join(derived, name));
