/**
 * Forms ask before unsaved work is left; where a session has ended there is nobody to ask, and the question would keep the page open with all it
 * shows. What was typed is kept as a draft.
 */
export function askNothing(): void {
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
    capture: true,
    once: true,
  });
}

/** Loads another page of this origin: nothing of a session stays in memory. `behind: false`: the page that is left is not what Back leads to. */
export function leaveFor(place: string, { behind = true } = {}): void {
  askNothing();
  if (behind) location.assign(place);
  else location.replace(place);
}
