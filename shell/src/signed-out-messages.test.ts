import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sq from '../messages/sq.json';

const cut = createRequire(__filename)('../../shared/build/bundle/signed-out-messages.cjs') as {
  (text: string): string;
  BEHIND_SIGN_IN: readonly string[];
};

/** Loaded with texts of their own: the application, the way in to an own page, and that page. */
const WITH_THEIR_TEXTS = /application\.tsx|own-entrance\.tsx|own-page\.tsx/;

/** The sources of the shell that a page without a session may run: all that a file reaches but by way of those. */
function sources(first: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, place = ''] of text.matchAll(/(?:from |import\(.*?|import )'([#.][^']+)'/g)) {
      if (WITH_THEIR_TEXTS.test(place)) continue;
      const next = place.startsWith('#')
        ? path.join(__dirname, place.slice(1))
        : path.resolve(path.dirname(file), place);
      visit(next);
    }
  };
  visit(path.join(__dirname, first));
  return found;
}

/** The sources that name one of these texts. */
const naming = (files: Map<string, string>, parts: readonly string[]) => {
  const left = new RegExp(`['\`](?:${parts.join('|')})\\.[a-z]`);
  return [...files].filter(([, text]) => left.test(text)).map(([file]) => path.relative(__dirname, file));
};

test('the sign-in page has all texts that its sources name', () => {
  const files = sources('start.tsx');
  expect(files.size).toBeGreaterThan(30);
  expect(naming(files, cut.BEHIND_SIGN_IN)).toEqual([]);
});

test('the way in to an own page has its own texts beside those', () => {
  const files = sources('sign-in/own-entrance.tsx');
  const missing = cut.BEHIND_SIGN_IN.filter((part) => part !== 'me');
  expect(naming(files, missing)).toEqual([]);
  expect(naming(files, ['me']).length).toBeGreaterThan(4);
});

test('what is left out is there when somebody has signed in, and nothing else is left out', () => {
  const shown = JSON.parse(cut(JSON.stringify(sq))) as { errors: object };
  expect(Object.keys({ ...sq }).filter((name) => !(name in shown))).toEqual([...cut.BEHIND_SIGN_IN].sort());
  const refusals = Object.keys(sq.errors).filter((code) => !(code in shown.errors));
  expect(refusals.length).toBeGreaterThan(5);
  expect(refusals.filter((code) => !code.startsWith('OWN_'))).toEqual([]);
});
