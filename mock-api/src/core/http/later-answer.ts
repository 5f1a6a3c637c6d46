/** An answer that is made when the transaction of its read has ended, so that no connection waits while a file is drawn. */
export class LaterAnswer<Answer> {
  readonly make: () => Promise<Answer>;

  constructor(make: () => Promise<Answer>) {
    this.make = make;
  }
}
