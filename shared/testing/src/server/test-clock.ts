/** A clock that moves only when it is set. */
export class TestClock {
  #at: number;

  constructor(iso: string) {
    this.#at = Date.parse(iso);
  }

  /** The instant it shows. */
  now(): Date {
    return new Date(this.#at);
  }

  /** Sets it to an instant (ISO 8601). */
  set(iso: string): void {
    this.#at = Date.parse(iso);
  }

  /** Moves it on by seconds. */
  advance(seconds: number): void {
    this.#at += seconds * 1_000;
  }
}
