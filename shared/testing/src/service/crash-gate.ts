/**
 * A process that ends in the middle of its calls of the bookkeeping service. `arm(at)` chooses the call, counted from 0 from now on: it is not made
 * (`before`), or made and its answer never read (`after`); nothing that waits for it goes on, as after `kill -9`. `seen` counts the calls.
 */
export class CrashGate {
  seen = 0;
  #at = -1;
  #after = false;
  #reached: () => void = () => undefined;

  /** Resolves when the chosen call is reached. */
  arm(at: number, when: 'before' | 'after'): Promise<void> {
    [this.seen, this.#at, this.#after] = [0, at, when === 'after'];
    return new Promise((resolve) => {
      this.#reached = resolve;
    });
  }

  /** Counts from 0 again and lets every call through. */
  disarm(): void {
    [this.seen, this.#at] = [0, -1];
  }

  /** What `BooksServer.start` takes. */
  readonly between =
    (inner: typeof fetch): typeof fetch =>
    async (address, init) => {
      // A refresh of the tokens holds a lock that only the end of its connection gives back: real processes are killed for that in the soak.
      if (!String(address).includes('/v3/company/')) return inner(address, init);
      const isChosen = this.seen === this.#at;
      this.seen += 1;
      if (!isChosen) return inner(address, init);
      if (this.#after) await inner(address, init).catch(() => undefined);
      this.#reached();
      return new Promise<never>(() => undefined);
    };
}
