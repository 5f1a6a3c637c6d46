import { holdsMany, jsonInTurns, mapInTurns, sortedInTurns } from './turns.ts';

/** Counts how often others would have been answered until `work` is done. */
async function turnsDuring<T>(work: () => Promise<T>): Promise<{ made: T; turns: number }> {
  let [turns, isDone] = [0, false];
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const made = await work();
  isDone = true;
  return { made, turns };
}

const busyFor = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('makes everything in order, and lets others be answered between parts of long work', async () => {
  const { made, turns } = await turnsDuring(() =>
    mapInTurns([1, 2, 3, 4], (item, at) => {
      busyFor(20);
      return item * 10 + at;
    }),
  );
  expect(made).toEqual([10, 21, 32, 43]);
  expect(turns).toBeGreaterThanOrEqual(3);
});

test('of many rows others are answered first, of few that take no time nobody is waited for', async () => {
  const ids = Array.from({ length: 500 }, (_, id) => id);
  const many = await turnsDuring(() => mapInTurns(ids, (id) => id));
  expect(many.made).toEqual(ids);
  expect(many.turns).toBeGreaterThan(0);
  expect((await turnsDuring(() => mapInTurns(ids.slice(1), (id) => id))).turns).toBe(0);
});

test('a fault ends it', async () => {
  const work = mapInTurns([1, 2], (item) => {
    if (item === 2) throw new Error('two');
  });
  await expect(work).rejects.toThrow('two');
});

test('who works in turns takes them one after the other: others are answered between the parts of ten works as between those of one', async () => {
  let longest = 0;
  const one = () => mapInTurns(Array(5).fill(0), () => busyFor(16));
  let [before, isDone] = [performance.now(), false];
  const look = () => {
    longest = Math.max(longest, performance.now() - before);
    before = performance.now();
    if (!isDone) setImmediate(look);
  };
  // Each has its first part at once.
  const works = Array.from({ length: 10 }, one);
  before = performance.now();
  setImmediate(look);
  await Promise.all(works);
  isDone = true;
  expect(longest).toBeLessThan(10 * 16);
});

test('many are sorted and written as a few are', async () => {
  const people = Array.from({ length: 2_345 }, (_, at) => ({ at, key: (at * 7_919) % 100 }));
  const byKey = (one: { key: number }, other: { key: number }) => one.key - other.key;
  expect(await sortedInTurns(people, byKey)).toEqual([...people].sort(byKey));
  expect(await sortedInTurns([], byKey)).toEqual([]);
  const answer = {
    'a"b': people,
    none: undefined,
    at: new Date(0),
    list: [undefined, 1],
    some: { few: [1] },
  };
  const values = [
    ...[answer, people, [...people, undefined], { people }, { lines: [{ people }, undefined, {}] }],
    ...[[], {}, null, 'x', new Date(0)],
  ];
  for (const value of values)
    expect(Buffer.concat(await jsonInTurns(value)).toString()).toBe(JSON.stringify(value));
  expect(values.map(holdsMany)).toEqual([true, true, true, true, true, false, false, false, false, false]);
});
