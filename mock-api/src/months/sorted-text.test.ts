import fc from 'fast-check';
import { sortedFields } from './sorted-fields.ts';
import { sortedText } from './sorted-text.ts';

test('the text of any content is that of JSON with its fields sorted, to the letter: closings of before verify', () => {
  const content = fc.jsonValue({ maxDepth: 4 });
  fc.assert(
    fc.property(content, (value) => {
      expect(sortedText(value)).toBe(JSON.stringify(value, sortedFields));
    }),
    { numRuns: 500, seed: 20_261_122 },
  );
  const odd = { b: undefined, 10: 1, 2: [undefined, null, -0, Number.NaN], a: { é: '\u2028"' } };
  expect(sortedText(odd)).toBe(JSON.stringify(odd, sortedFields));
});
