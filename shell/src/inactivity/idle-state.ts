/** Seconds of the countdown before the end. */
const COUNTDOWN_S = 30;
/** spec 2 §4: the minutes until those of the company are loaded. */
const MINUTES_UNTIL_LOADED = 1;

/** What the clock says: still active, so many seconds left, or over. */
export type IdleState = { is: 'active' } | { is: 'counting'; left: number } | { is: 'over' };

type Facts = {
  now: number;
  /** Milliseconds of the last activity in any tab. */
  last: number;
  /** The company's minutes; undefined until they are loaded. */
  minutes: number | undefined;
  /** Whether something was typed in this tab. */
  typed: boolean;
};

/** Decides it. Before the minutes are loaded, a person who is typing is not logged out. */
export function idleState({ now, last, minutes, typed }: Facts): IdleState {
  if (minutes === undefined && typed) return { is: 'active' };
  const left = Math.ceil((last + (minutes ?? MINUTES_UNTIL_LOADED) * 60_000 - now) / 1_000);
  if (left <= 0) return { is: 'over' };
  return left <= COUNTDOWN_S ? { is: 'counting', left } : { is: 'active' };
}
