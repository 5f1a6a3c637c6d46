import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PHONE_WIDTH } from './tokens.ts';

const root = path.resolve(__dirname, '../../../..');
const stylesheets = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.includes('/src/'));
/** Below this width a page is a phone or it is not; above it screens have their own steps. */
const OWN_STEPS = 860;
/** A narrow phone, and a page of 1,280 px at 400 %: WCAG 1.4.10 asks for 320. */
const NARROW_WIDTH = 359;
const STEPS = [NARROW_WIDTH, PHONE_WIDTH];

test('every stylesheet has the one phone of the design kit, and the one narrow phone', () => {
  const queries = stylesheets.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        line.includes('@media')
          ? [...line.matchAll(/(max|min)-width: *([\d.]+)px/g)].map(([query, side, width]) => ({
              place: `${file}:${at + 1} ${query}`,
              side,
              width: Number(width),
            }))
          : [],
      ),
  );
  expect(queries.length).toBeGreaterThan(20);
  expect(
    queries
      .filter(({ side, width }) => width < OWN_STEPS && !STEPS.includes(side === 'min' ? width - 1 : width))
      .map(({ place }) => place),
  ).toEqual([]);
});
