// `pnpm check:words`: refuses the words of `words.mjs` in comments, names, test titles and message keys. Texts that people read follow docs/glossary.md (check-glossary.mjs);
// what docs/ names is there (docs.mjs).
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout, readPackages } from '../house/sources.mjs';
import { glossaryFaults } from './check-glossary.mjs';
import { docsFaults } from './docs.mjs';
import { flatMessages, readMessages } from './messages.mjs';
import { ABOUT_WORDS, FIXED_NAMES, FORBIDDEN } from './words.mjs';

/** Comments and strings; what lies between them is code. */
const PARTS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const BEFORE_A_TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*$|\]\s*(?:as const)?,?\s*\)\s*\(\s*$/;

/** The words of a name: `hashChain` is "hash Chain". */
const wordsOf = (name) =>
  FIXED_NAMES.includes(name) ? '' : name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_$]/g, ' ');

const namesIn = (code, from) =>
  [...code.matchAll(/[A-Za-z_$][\w$]*/g)].map(({ 0: name, index }) => [from + index, wordsOf(name)]);

/** What is read of a source, `[offset, text]`: comments without what they quote as code, test titles, the words of names. */
function readParts(source) {
  const found = [];
  let end = 0;
  for (const { 0: part, index } of source.matchAll(PARTS)) {
    const before = source.slice(end, index);
    found.push(...namesIn(before, end));
    if (part.startsWith('/'))
      found.push([index, part.replace(/`[^`]*`/g, (code) => '`'.repeat(code.length))]);
    else if (BEFORE_A_TITLE.test(before)) found.push([index, part]);
    end = index + part.length;
  }
  return [...found, ...namesIn(source.slice(end), end)];
}

const oneLine = (text) => text.replace(/\n[ *]*/g, (gap) => ' '.repeat(gap.length));
const hitsIn = (text) =>
  FORBIDDEN.flatMap(([word, better]) =>
    [...oneLine(text).matchAll(new RegExp(word, 'gi'))].map(({ 0: hit, index }) => ({ hit, index, better })),
  );

/** The forbidden words of a source, one sentence each. */
export function forbiddenWords(source) {
  const found = readParts(source).flatMap(([offset, text]) =>
    hitsIn(text).map(({ hit, index, better }) => {
      const line = source.slice(0, offset + index).split('\n').length;
      return `${line}: say ${better} instead of "${hit.replace(/ +/g, ' ')}"`;
    }),
  );
  return [...new Set(found)];
}

/** The forbidden words of the keys of messages. */
export const forbiddenKeys = (keys) =>
  keys.flatMap((key) => {
    const words = key
      .split('.')
      .map((name) => wordsOf(name))
      .join(', ');
    return hitsIn(words).map(({ hit, better }) => `${key}: say ${better} instead of "${hit}"`);
  });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = readPackages();
  const files = packages.flatMap((pack) => pack.files).filter((file) => !ABOUT_WORDS.includes(file));
  const faults = [
    ...files.flatMap((file) =>
      forbiddenWords(readFileSync(path.join(checkout, file), 'utf8')).map((fault) => `${file}:${fault}`),
    ),
    ...packages
      .filter(({ dir }) => dir === 'shell' || dir.startsWith('mf-'))
      .flatMap(({ dir }) =>
        forbiddenKeys(Object.keys(flatMessages(readMessages(path.join(checkout, dir), 'en')))).map(
          (fault) => `${dir}/messages: ${fault}`,
        ),
      ),
    ...glossaryFaults(),
    ...docsFaults(),
  ];
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `words: ${files.length} files` : `words: ${faults.length} fault(s)`);
  process.exit(faults.length === 0 ? 0 : 1);
}
