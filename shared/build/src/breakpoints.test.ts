import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PHONE_WIDTH } from '../../kit/src/theme/tokens.ts';

const root = path.resolve(__dirname, '../../..');
const stylesheets = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.includes('/src/'));
/** Below this width a page is a phone or it is not; above it screens have their own steps. */
const OWN_STEPS = 860;

test('every stylesheet has the one phone of the design kit', () => {
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
      .filter(({ side, width }) => width < OWN_STEPS && width !== PHONE_WIDTH + (side === 'min' ? 1 : 0))
      .map(({ place }) => place),
  ).toEqual([]);
});
