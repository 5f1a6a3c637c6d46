import type { State } from './state.ts';

/** What every part of the emulator works on. */
export type World = {
  state: State;
  now: () => Date;
  /** Writes the state to its file, when there is one. */
  save: () => void;
  /** Seconds until an access token ends; an hour in the service. */
  accessSeconds?: number;

  /** Takes the limit of 500 calls a minute away, for long tests. */
  unthrottled?: boolean;
};
