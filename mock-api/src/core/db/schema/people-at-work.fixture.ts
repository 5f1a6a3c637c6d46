import { setTimeout as wait } from 'node:timers/promises';

/** What people met, and how much they did. */
type Done = { faults: unknown[]; done: number };

/** So many people who each do their turns, one after the other with a pause between, until it is called off. */
export function peopleAtWork(
  count: number,
  turn: (person: number, done: number) => Promise<unknown>,
  pauseMs = 0,
): () => Promise<Done> {
  const faults: unknown[] = [];
  let isOver = false;
  let done = 0;
  const one = async (person: number) => {
    while (!isOver) {
      await turn(person, done).catch((fault: unknown) => faults.push(fault));
      done += 1;
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  const people = Promise.all(Array.from({ length: count }, (_, person) => one(person)));
  return async () => {
    isOver = true;
    await people;
    return { faults, done };
  };
}
