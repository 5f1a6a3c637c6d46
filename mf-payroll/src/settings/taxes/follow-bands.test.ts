import { followBands, type TypedBand, withEnds } from './follow-bands.ts';

const LAW: TypedBand[] = [
  { firstValue: 0, secondValue: 250 },
  { firstValue: 250, secondValue: 250 },
  { firstValue: 250, secondValue: 450 },
  { firstValue: 450, secondValue: null },
];
const typed = (index: number, secondValue: number | null) =>
  LAW.map((band, at) => (at === index ? { ...band, secondValue } : band));
const ranges = (bands: readonly TypedBand[]) => bands.map((band) => [band.firstValue, band.secondValue]);

test('the next band begins where a band ends now, and one without width moves along', () => {
  expect(ranges(followBands(LAW, typed(0, 300)))).toEqual([
    [0, 300],
    [300, 300],
    [300, 450],
    [450, null],
  ]);
  expect(ranges(followBands(LAW, typed(2, 500)))[3]).toEqual([500, null]);
});

test('what was set apart stays apart, and an emptied end moves nothing', () => {
  const apart = LAW.map((band, index) => (index === 3 ? { ...band, firstValue: 460 } : band));
  const after = apart.map((band, index) => (index === 2 ? { ...band, secondValue: 500 } : band));
  expect(ranges(followBands(apart, after))[3]).toEqual([460, null]);
  expect(followBands(LAW, typed(0, null))).toEqual(typed(0, null));
});

test('an end that is deleted and typed anew is followed all the same', () => {
  const emptied = followBands(LAW, typed(0, null));
  const known = withEnds(LAW, emptied);
  const after = followBands(
    known,
    emptied.map((band, index) => (index === 0 ? { ...band, secondValue: 3 } : band)),
  );
  expect(ranges(after).slice(0, 3)).toEqual([
    [0, 3],
    [3, 3],
    [3, 450],
  ]);
});

test('an end that may mean two numbers moves nothing, and is followed once it is unambiguous', () => {
  const unread = followBands(LAW, typed(2, Number.NaN));
  expect(ranges(unread)[3]).toEqual([450, null]);
  const known = withEnds(LAW, unread);
  const after = followBands(
    known,
    unread.map((band, index) => (index === 2 ? { ...band, secondValue: 1250 } : band)),
  );
  expect(ranges(after)[3]).toEqual([1250, null]);
});
