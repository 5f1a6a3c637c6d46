import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { areas } from '#areas.ts';
import { bindCalls } from '#core/http/bound-call.ts';

const sources = path.resolve(import.meta.dirname, '..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const textOf = (file: string) => readFileSync(path.join(sources, file), 'utf8');
/** The files in which a report or a setting declares its calls, all of one capability (decisions 86 and 87). */
const declared = files.filter((file) => path.basename(file) === 'calls.ts').map(textOf);
const isDeclared = (name: string) =>
  declared.flatMap(
    (text) => text.match(RegExp(`\\b(pdf|excel|mail|call|read|change|remove): ${name}\\b`, 'g')) ?? [],
  ).length === 1;
const answered = bindCalls(areas).filter(({ handler }) => handler !== undefined);

test('every call is answered by one file of its name, exported under its name, or by the declaration of a report or a setting', () => {
  const faults = answered.flatMap(({ name }) => {
    if (isDeclared(name)) return [];
    const found = files.filter((file) => path.basename(file) === `${kebab(name)}.ts`);
    const [file] = found;
    if (file === undefined || found.length > 1) return [`${name}: ${found.length} files`];
    const text = textOf(file);
    const handlers = text.match(/^export const \w+ = \w+\(\{\n? *call[,:]/gm) ?? [];
    const named =
      text.includes(`export const ${name} = `) && new RegExp(`import [^;]*\\b${name} as call\\b`).test(text);
    return named && handlers.length === 1 ? [] : [`${name}: ${file} does not answer it under its name alone`];
  });
  expect(faults).toEqual([]);
  expect(answered.length).toBeGreaterThan(170);
});
