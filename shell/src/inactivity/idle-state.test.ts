import { lastActivity, noteActivity, watchActivity } from '#session/last-activity.ts';
import { idleState } from './idle-state.ts';

const T = 1_000_000_000;
const at = (seconds: number, facts: { minutes?: number; typed?: boolean } = {}) =>
  idleState({ now: T + seconds * 1_000, last: T, minutes: facts.minutes, typed: facts.typed ?? false });

test.each([
  [0, 2, { is: 'active' }],
  [89, 2, { is: 'active' }],
  [90, 2, { is: 'counting', left: 30 }],
  [119, 2, { is: 'counting', left: 1 }],
  [120, 2, { is: 'over' }],
  [999, 2, { is: 'over' }],
] as const)('after %d idle seconds of %d minutes the state is %p', (seconds, minutes, state) => {
  expect(at(seconds, { minutes })).toEqual(state);
});

test('it is one minute until the minutes are loaded, but not for a person who is typing', () => {
  expect(at(60)).toEqual({ is: 'over' });
  expect(at(60, { typed: true })).toEqual({ is: 'active' });
  expect(at(60, { typed: true, minutes: 1 })).toEqual({ is: 'over' });
});

test.each(['click', 'keypress', 'scroll', 'mousemove'])(
  'a %s is activity, written once a second at most',
  (type) => {
    jest.useFakeTimers({ now: T });
    const stop = watchActivity(() => undefined);
    noteActivity(1);
    window.dispatchEvent(new Event(type));
    expect(lastActivity()).toBe(T);
    jest.setSystemTime(T + 900);
    window.dispatchEvent(new Event(type));
    expect(lastActivity()).toBe(T);
    jest.setSystemTime(T + 1_100);
    window.dispatchEvent(new Event(type));
    expect(lastActivity()).toBe(T + 1_100);
    stop();
    jest.useRealTimers();
  },
);
