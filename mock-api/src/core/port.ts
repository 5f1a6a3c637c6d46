/**
 * Questions that one area asks and an area above it answers, so that no import goes up: the lower one declares them, the upper one gives its answers
 * where it declares itself.
 */
export class Port<Answers> {
  #answers: Answers | undefined;
  readonly #about: string;

  constructor(about: string) {
    this.#about = about;
  }

  answeredBy(answers: Answers): void {
    this.#answers = answers;
  }

  get ask(): Answers {
    if (!this.#answers) throw new Error(`No area answers about ${this.#about}`);
    return this.#answers;
  }
}
