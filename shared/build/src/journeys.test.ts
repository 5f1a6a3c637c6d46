import { evaluate } from './fixture.ts';

const chosen = (names: string[], which: string) =>
  evaluate<string[]>('journeys.mjs', `m.journeysOf(${JSON.stringify(names)}, '${which}')`);
const main = evaluate<string[]>('journeys.mjs', 'm.MAIN_JOBS');

test('every journey is in the run of the main jobs or in the rest, and none in both', () => {
  const names = [...main, 'deploy', 'what-if'].map((name) => `${name}.test.ts`);
  expect(chosen([...names, 'browser.ts'], 'main')).toEqual(main);
  expect(chosen(names, 'rest')).toEqual(['deploy', 'what-if']);
  expect(chosen(names, 'all')).toHaveLength(names.length);
});

test('a main job whose journey is gone is said, so that no run goes without it', () => {
  expect(() => chosen(['leave.test.ts'], 'main')).toThrow(/no journey is named main-job/);
});
