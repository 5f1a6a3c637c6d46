import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sq from '../messages/sq.json';

const cut = createRequire(__filename)('../../shared/build/bundle/signed-out-messages.cjs') as {
  (text: string): string;
  BEHIND_SIGN_IN: readonly string[];
};

/** The sources of the shell that a page without a session may run: all that the start reaches but by way of the application. */
function sources(): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    for (const [, place = ''] of text.matchAll(/(?:from |import\(.*?|import )'([#.][^']+)'/g)) {
      if (place.includes('application.tsx')) continue;
      const next = place.startsWith('#')
        ? path.join(__dirname, place.slice(1))
        : path.resolve(path.dirname(file), place);
      visit(next);
    }
  };
  visit(path.join(__dirname, 'start.tsx'));
  return found;
}

test('the sign-in page has all texts that its sources name', () => {
  const files = sources();
  expect(files.size).toBeGreaterThan(30);
  const left = new RegExp(`['\`](?:${cut.BEHIND_SIGN_IN.join('|')})\\.[a-z]`);
  expect(
    [...files].filter(([, text]) => left.test(text)).map(([file]) => path.relative(__dirname, file)),
  ).toEqual([]);
});

test('what is left out is there when somebody has signed in, and nothing else is left out', () => {
  const shown = JSON.parse(cut(JSON.stringify(sq))) as object;
  expect(Object.keys({ ...sq }).filter((name) => !(name in shown))).toEqual([...cut.BEHIND_SIGN_IN].sort());
});
