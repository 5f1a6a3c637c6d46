import type { ControlledAccounts, Minds } from './minds.ts';

/** What is typed, set or entered; undefined: nothing is. */
export type Value = string | number | boolean | undefined;

/** That somebody has looked at some values and agreed to them: a sign-off, or the acceptance of a warning, which decides nothing yet. Withdrawn it counts for nothing. */
export type Agreement = { by: 'signOff' | 'acceptance'; minds: Minds; withdrawn: boolean };

/** Whether two accounts are two minds. */
export type Different = ControlledAccounts['areDifferent'];

/** What somebody did at once, and what it came to: the same in several months is one thing, which who agreed to it in one has seen for those that follow. */
export type Edit = Record<never, never>;

/** A value, who has made it, and who has agreed to it since. Null: there before the history, or by the company's rule then enough as it was. */
export type Act = {
  value: Value;
  makers: Minds | null;
  what: string;
  edit: Edit;
  agreements: Set<Agreement>;
};

/** Whether a second mind stands behind a value. */
export const isAgreed = ({ makers, agreements }: Act, areDifferent: Different): boolean =>
  makers === null ||
  [...agreements].some(({ withdrawn, minds }) => !withdrawn && areDifferent(minds, makers));

/** One thing that decides about pay, with everything it has been. */
export class Element {
  readonly #acts: Act[];
  readonly #areDifferent: Different;
  current: Act;

  constructor(value: Value, areDifferent: Different) {
    this.#areDifferent = areDifferent;
    this.current = { value, makers: null, what: 'as it was', edit: {}, agreements: new Set() };
    this.#acts = [this.current];
  }

  /**
   * Takes the value of an act over. Back to something agreed is undone, and nobody has made anything then, as long as no sign-off has decided for another
   * value since: an account that was accepted and then set back to the one paid until then is as if it had never been changed.
   */
  set(act: Act): void {
    if (act.value === this.current.value) return;
    const decided = this.#acts.findLastIndex((one) => this.#isDecided(one));
    const agreed = this.#acts
      .slice(Math.max(decided, 0))
      .findLast((one) => one.value === act.value && isAgreed(one, this.#areDifferent));
    this.current = agreed ?? act;
    this.#acts.push(this.current);
  }

  #isDecided({ makers, agreements, ...act }: Act): boolean {
    const signed = new Set([...agreements].filter(({ by }) => by === 'signOff'));
    return isAgreed({ ...act, makers, agreements: signed }, this.#areDifferent);
  }

  /** Puts back what was there, with those who had made it. */
  restore(before: Act): void {
    this.current = before;
    this.#acts.push(before);
  }
}
