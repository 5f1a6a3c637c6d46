import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_PAGES, AUDIT_TYPES } from '@paga/contract/audit';

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
