import { readFileSync } from 'node:fs';
import path from 'node:path';

test('what is printed keeps the page margin of specification 2 §3: 10px above and below, 20px beside', () => {
  const css = readFileSync(path.join(import.meta.dirname, 'print.css'), 'utf8');
  const pages = [...css.matchAll(/@page\s*([\w-]*)\s*\{([^}]*)\}/g)].map(([, name, rules]) => ({
    name,
    rules,
  }));
  expect(pages).toEqual([{ name: '', rules: expect.stringMatching(/\bmargin:\s*10px 20px;/) }]);
});
