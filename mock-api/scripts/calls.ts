// `pnpm calls` prints how many calls of the contract have a handler with a test that calls it, and which lack one.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areas } from '../src/areas.ts';
import { bindCalls } from '../src/core/http/bound-call.ts';

const sources = path.resolve(import.meta.dirname, '../src');
const tests = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(sources, file), 'utf8'))
  .join('\n');
const isTested = (name: string) => new RegExp(`call\\(\\s*${name}\\b|\\b${name}\\.path\\b`).test(tests);

const bound = bindCalls(areas);
const withHandler = bound.filter(({ handler }) => handler !== undefined);
const tested = withHandler.filter(({ name }) => isTested(name));
const names = (list: typeof bound) => list.map(({ name }) => name).join(' ');
console.log(
  `${bound.length} calls declared, ${withHandler.length} with a handler, ${tested.length} of them called by a test`,
);
console.log(
  `\nwith a handler, without a test of their own:\n${names(withHandler.filter(({ name }) => !isTested(name)))}`,
);
console.log(`\nanswering 501:\n${names(bound.filter(({ handler }) => handler === undefined))}`);
