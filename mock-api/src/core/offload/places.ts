import { workingFor } from './working-for.ts';

type Waiting = { companyId: number | undefined; begin: () => void };

/**
 * Places where work is done beside the event loop. A company has one of them at a time, so that its long reports leave the others to what is short;
 * the time a job may take begins with its place, not while it waits.
 */
export class Places {
  #free: number;
  readonly #waiting: Waiting[] = [];
  readonly #working = new Set<number>();

  constructor(most: number) {
    this.#free = most;
  }

  /** Runs a job as soon as it has a place. */
  async run<T>(job: () => Promise<T>): Promise<T> {
    const companyId = workingFor();
    await new Promise<void>((begin) => {
      this.#waiting.push({ companyId, begin });
      this.#next();
    });
    try {
      return await job();
    } finally {
      this.#free += 1;
      if (companyId !== undefined) this.#working.delete(companyId);
      this.#next();
    }
  }

  /** Gives a free place to the first in the queue whose company has none. */
  #next(): void {
    if (this.#free === 0) return;
    const at = this.#waiting.findIndex(
      ({ companyId }) => companyId === undefined || !this.#working.has(companyId),
    );
    const [first] = at < 0 ? [] : this.#waiting.splice(at, 1);
    if (!first) return;
    this.#free -= 1;
    if (first.companyId !== undefined) this.#working.add(first.companyId);
    first.begin();
  }
}
