import { stepTo } from '#session/places.ts';

let taken = '';

/**
 * The secret behind the sign of a mailed link, which leaves the address and the history at once. Somebody who changes the language on the page that it opened, which
 * is drawn anew then, still has it.
 */
export function takeToken(): string {
  if (location.hash.length > 1) {
    taken = location.hash.slice(1);
    stepTo(location.pathname);
  }
  return taken;
}
