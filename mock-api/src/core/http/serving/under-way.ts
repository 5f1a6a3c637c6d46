import { DomainError } from '#core/domain-error.ts';

const COME_AGAIN_S = 10;

/** The calls that are being answered, so that a server that stops can wait for them and then refuse what is left. */
export class UnderWay {
  /** How each of them is refused. */
  readonly #running = new Set<() => void>();
  #whenNone: (() => void)[] = [];

  /** Answers a call. When the server stops over it, it is refused with a hint; its work is cut off behind it. */
  answered<T>(work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const refuse = () =>
        reject(
          new DomainError('UNAVAILABLE', {
            message: 'The server was stopped before this was done.',
            retryAfter: COME_AGAIN_S,
          }),
        );
      this.#running.add(refuse);
      const over = () => {
        this.#running.delete(refuse);
        if (this.#running.size === 0) for (const none of this.#whenNone.splice(0)) none();
      };
      work().then(resolve, reject).then(over);
    });
  }

  /** Resolves when no call is under way, or after `ms`; true when none is. */
  async endedWithin(ms: number): Promise<boolean> {
    if (this.#running.size === 0) return true;
    return new Promise((resolve) => {
      const late = setTimeout(() => resolve(false), ms);
      this.#whenNone.push(() => {
        clearTimeout(late);
        resolve(true);
      });
    });
  }

  /** Refuses every call that is still under way. */
  refuse(): void {
    for (const refuse of this.#running) refuse();
  }
}
