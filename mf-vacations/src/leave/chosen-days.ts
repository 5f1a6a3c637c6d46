/** Days from a first to a last one, both included. */
export type Days = { from: string; to: string };

/** The days chosen from a first to a last one, in their order. */
export function chosenDays(anchor: string, at: string): Days {
  return anchor <= at ? { from: anchor, to: at } : { from: at, to: anchor };
}
