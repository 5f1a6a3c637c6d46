import { mapInTurns } from './turns.ts';

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
