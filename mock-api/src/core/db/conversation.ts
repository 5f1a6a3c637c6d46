import type pg from 'pg';
import { Flight, type Sent, type Statement } from './flight.ts';

/** What a transaction begins with. */
export type Opening = readonly (Statement & { values: unknown[] })[];

const NOTHING = { command: '', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult;
const ENDS = new Set(['commit', 'rollback']);

/** Several statements in one text have no values and go by themselves: PostgreSQL prepares one at a time. */
const isAlone = ({ statement, values }: Sent) => values.length === 0 && statement.text.includes(';');

/**
 * What a transaction says to PostgreSQL on its connection, in as few round trips as can be: `begin` and the walls wait for the first statement and go with
 * it, statements that are asked at once go together, and a transaction that asked nothing is never begun.
 */
export class Conversation {
  readonly #client: pg.PoolClient;
  #opening: Opening = [];
  /** `begin` was said and has not been sent. */
  #holdsBegin = false;
  #waiting: Sent[] = [];
  #underWay = false;
  #soon = false;
  #opened = true;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  /** With what the next `begin` opens. */
  openWith(opening: Opening): void {
    this.#opening = opening;
    this.#opened = true;
  }

  /** Whether the transaction has begun as it should, if it had to. */
  get hasOpened(): boolean {
    return this.#opened;
  }

  /** As the driver's own: what Drizzle calls. */
  query(statement: Statement, values: unknown[]): Promise<pg.QueryResult> {
    const { text } = statement;
    // What never began has nothing to take back, and on a connection that was lost the answer would be another one.
    if (text === 'rollback' && !this.#opened) return Promise.resolve(NOTHING);
    if (text === 'begin') this.#holdsBegin = true;
    else if (!this.#holdsBegin || this.#waiting.length > 0 || !ENDS.has(text))
      return new Promise((resolve, reject) => {
        this.#waiting.push({ statement, values, resolve, reject });
        this.#sendSoon();
      });
    else this.#holdsBegin = false;
    return Promise.resolve(NOTHING);
  }

  /** After all that this turn of the program asks. */
  #sendSoon(): void {
    if (this.#soon || this.#underWay) return;
    this.#soon = true;
    process.nextTick(() => {
      this.#soon = false;
      void this.#sendAll();
    });
  }

  async #sendAll(): Promise<void> {
    this.#underWay = true;
    while (this.#waiting.length > 0) await this.#send(this.#next());
    this.#underWay = false;
  }

  #next(): Sent[] {
    if (this.#holdsBegin) {
      this.#holdsBegin = false;
      this.#opened = false;
      this.#waiting.unshift(...this.#opening.map((each) => this.#opens(each)));
    }
    const alone = this.#waiting.findIndex(isAlone);
    return this.#waiting.splice(0, alone < 0 ? this.#waiting.length : Math.max(alone, 1));
  }

  /** A failure is heard by the statement that the opening goes with. */
  #opens({ values, ...statement }: Opening[number]): Sent {
    return { statement, values, resolve: () => (this.#opened = true), reject: () => undefined };
  }

  /** Never fails: who waits for an answer hears it. */
  #send(all: Sent[]): Promise<unknown> {
    const [first] = all;
    if (!first) return Promise.resolve();
    if (all.length === 1)
      return this.#client
        .query(first.statement as pg.QueryConfig, first.values)
        .then(first.resolve, first.reject);
    const answers = all.map((sent) => answered(sent));
    this.#client.query(new Flight(all) as unknown as pg.Submittable);
    return Promise.all(answers);
  }
}

/** Settles once the statement is, whichever way. */
function answered(sent: Sent): Promise<void> {
  const { resolve, reject } = sent;
  return new Promise((settle) => {
    sent.resolve = (result) => {
      resolve(result);
      settle();
    };
    sent.reject = (error) => {
      reject(error);
      settle();
    };
  });
}
