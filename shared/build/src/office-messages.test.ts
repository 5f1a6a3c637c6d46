import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const cut = createRequire(__filename)('../bundle/office-messages.cjs') as {
  (text: string): string;
  OF_OWN_PAGE_ALONE: readonly string[];
};
const root = path.resolve(__dirname, '../../..');

/** Sources that run with the texts of an own page. */
const OF_OWN_PAGE = /^(own|me)\/|^sign-in\/own-/;
const named = new RegExp(`['\`](?:${cut.OF_OWN_PAGE_ALONE.join('|')})\\.[a-z]`);

test.each(['shell', 'mf-employees', 'mf-payroll', 'mf-vacations', 'mf-reports', 'mf-admin'])(
  'what the office loads of %s names no text of an own page',
  (app) => {
    const folder = path.join(root, app, 'src');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
    );
    const naming = sources.filter((file) => named.test(readFileSync(path.join(folder, file), 'utf8')));
    expect(naming.filter((file) => !OF_OWN_PAGE.test(file))).toEqual([]);
  },
);

test('they are taken out, and nothing else', () => {
  expect(JSON.parse(cut('{"me":{"home":"a"},"own":{"list":"b"},"month":{"own":"c"}}'))).toEqual({
    month: { own: 'c' },
  });
});
