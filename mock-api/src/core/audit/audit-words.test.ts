import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_PAGES, AUDIT_TYPES } from '@paga/contract/audit';
import { auditWord } from './words/audit-text.ts';
import { DID_EN } from './words/did-en.ts';
import { DID_SQ } from './words/did-sq.ts';
import { didOf } from './words/sentence.ts';

const sources = path.resolve(import.meta.dirname, '../..');
const handlers = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      file.endsWith('.ts') &&
      !file.endsWith('.test.ts') &&
      !file.endsWith('table.ts') &&
      !/^(core\/http|core\/mail|demo)\//.test(file),
  )
  .map((file) => readFileSync(path.join(sources, file), 'utf8'));
const named = (pattern: RegExp) =>
  new Set(handlers.flatMap((text) => [...text.matchAll(pattern)].map((match) => String(match[1]))));

test('every page that a handler writes into the audit log is one the list can be narrowed to', () => {
  const pages = [...named(/\bpage: '(\w+)'/g)].filter((page) => !['Faqja', 'Page'].includes(page));
  expect(pages.filter((page) => !AUDIT_PAGES.some((known) => known === page))).toEqual([]);
});

test('every type that a handler writes beside its page is one the list can be narrowed to', () => {
  const types = named(/\bpage(?:: '\w+')?,\s+type: '(\w+)'/g);
  expect([...types].filter((type) => !AUDIT_TYPES.some((known) => known === type))).toEqual([]);
  expect(types.size).toBeGreaterThan(15);
});

/** A page that is a variable is one of the settings or the law, which the types of its lines name. */
const OF_SETTINGS = 'variable';

/** Every page with what a handler writes beside it, as their sources have them; a type alone where its page is a variable. */
const pairs = new Map(
  handlers
    .flatMap((text) => [...text.matchAll(/\bpage(?:: '(\w+)')?,\s+type: '(\w+)'/g)])
    .map(([, page = OF_SETTINGS, type = '']) => [`${page} ${type}`, { page, type }]),
);

test.each(['sq', 'en'] as const)('every kind of line is a sentence in %s', (language) => {
  expect(pairs.size).toBeGreaterThan(100);
  const lines = [...pairs.values(), ...AUDIT_TYPES.map((type) => ({ page: 'configurations', type }))];
  const wordless = lines.filter(({ page, type }) => didOf(page, type, language) === undefined);
  expect(wordless).toEqual([]);
  // A type that means something else on each page has words for each: the general ones only name the page.
  const known = [...pairs.values()].filter(({ page }) => page !== OF_SETTINGS);
  const general = known.filter(({ page, type }) =>
    didOf(page, type, language)?.includes(auditWord(language, 'page', page) ?? page),
  );
  expect(general.map(({ page, type }) => `${page} ${type}`)).toEqual([]);
});

test('both languages have words for the same kinds', () => {
  expect(Object.keys(DID_SQ)).toEqual(Object.keys(DID_EN));
});
