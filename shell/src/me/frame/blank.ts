const drops = new Set<() => void>();

/** Lets go of what was read when the page is left. */
export function whenLeft(drop: () => void): void {
  drops.add(drop);
}

/** Takes everything off the page and out of memory, at once. */
export function blank(): void {
  for (const drop of drops) drop();
  document.getElementById('root')?.replaceChildren();
  document.title = 'Paga';
}

/**
 * Nothing is to be seen by who comes after: the page that a browser keeps for its Back button is emptied as it is left, and asks anew when it is shown again.
 */
export function blankWhenLeft(): void {
  addEventListener('pagehide', blank);
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
}
