/** Takes everything off the page, at once. */
export function blank(): void {
  document.getElementById('root')?.replaceChildren();
  document.title = 'Paga';
}

/**
 * Nothing is to be seen by who comes after: the page that a browser keeps for its Back button is emptied as it is left, and asks anew when it is shown again.
 */
export function blankWhenLeft(drop: () => void): void {
  addEventListener('pagehide', () => {
    drop();
    blank();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
}
