import { setImmediate } from 'node:timers/promises';

/** So long a call works before others are answered. */
const TURN_MS = 15;
/** So many rows were read in one piece, which has taken its time already. */
const MANY = 500;

/**
 * `items.map(make)` in parts of some hundredths of a second, between which others are answered: the ten thousand rows of a large month would hold everybody up.
 */
export async function mapInTurns<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  let since = items.length < MANY ? performance.now() : Number.NEGATIVE_INFINITY;
  for (const [at, item] of items.entries()) {
    if (performance.now() - since > TURN_MS) {
      await setImmediate();
      since = performance.now();
    }
    made.push(make(item, at));
  }
  return made;
}
