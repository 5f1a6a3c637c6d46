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
  /** What waits is sent at the end of this turn of the program, or once the flight that is under way has landed. */
  #isSending = false;
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
    if (this.#isNeedless(statement)) {
      this.#holdsBegin = statement.text === 'begin';
      return Promise.resolve(NOTHING);
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statement, values, resolve, reject });
      if (this.#isSending) return;
      this.#isSending = true;
      process.nextTick(() => void this.#sendAll());
    });
  }

  /** `begin`, which waits for the first statement, and the end of what was never begun: on a lost connection its answer would hide why. */
  #isNeedless({ text }: Statement): boolean {
    if (text === 'begin') return true;
    if (text === 'rollback' && !this.#opened) return true;
    return this.#holdsBegin && this.#waiting.length === 0 && ENDS.has(text);
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#send(this.#next());
    this.#isSending = false;
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
    const [first, ...others] = all;
    if (first && others.length === 0) {
      const { statement, values, resolve, reject } = first;
      return this.#client.query(statement as pg.QueryConfig, values).then(resolve, reject);
    }
    const flight = new Flight(all);
    this.#client.query(flight as unknown as pg.Submittable);
    return flight.landed;
  }
}
