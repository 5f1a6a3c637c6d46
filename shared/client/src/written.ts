let tell: (() => void) | undefined;

/** Says who is told after each call that may have changed something; the last one said is. */
export function onWritten(listener: () => void): void {
  tell = listener;
}

/** Tells of such a call. One that failed counts too: its answer may have been lost, or it found that somebody else was first. */
export function tellWritten(): void {
  tell?.();
}
