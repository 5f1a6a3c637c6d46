// `pnpm codemod <name> <folder or file …>`: writes sources as a changed name of the kit asks for, and names what a person has to look at.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { layoutOfRows } from './layout-of-rows.mjs';

/** By name, with the version of the kit that took the old names away. */
const CODEMODS = { 'layout-of-rows': { since: '@paga/kit 1.0.0', change: layoutOfRows } };

const filesIn = (place) =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { withFileTypes: true })
        .filter(({ name }) => !['node_modules', 'dist', '.build'].includes(name))
        .flatMap(({ name }) => filesIn(path.join(place, name)));

const [name, ...places] = process.argv.slice(2);
const chosen = Object.hasOwn(CODEMODS, name ?? '') ? CODEMODS[name] : undefined;
if (!chosen || places.length === 0) {
  const known = Object.entries(CODEMODS).map(([one, { since }]) => `${one} (${since})`);
  console.error(`say which and where: codemod <name> <folder or file …>; there are ${known.join(', ')}`);
  process.exit(2);
}
let changed = 0;
for (const file of places.flatMap(filesIn).filter((one) => one.endsWith('.tsx'))) {
  const before = readFileSync(file, 'utf8');
  const { text, left } = chosen.change(before);
  for (const { line, why } of left) console.log(`${file}:${line} ${why}`);
  if (text === before) continue;
  writeFileSync(file, text);
  changed += 1;
  console.log(file);
}
console.log(`${changed} file(s) changed; biome check --write puts their imports in order`);
