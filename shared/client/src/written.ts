let notify: (() => void) | undefined;

/** Sets the function that runs after each call that may have changed something; the last one set wins. */
export function onWritten(listener: () => void): void {
  notify = listener;
}

/** Reports such a call. One that failed counts too: its answer may have been lost, or it found that somebody else was first. */
export function notifyWritten(): void {
  notify?.();
}
