import pg from 'pg';

/** A statement as Drizzle sends it. */
export type Statement = { text: string; name?: string; rowMode?: string; types?: unknown };

/** A statement that waits to be sent, and who waits for its answer. */
export type Sent = {
  statement: Statement;
  values: unknown[];
  resolve: (result: pg.QueryResult) => void;
  reject: (error: unknown) => void;
};

/** What the driver's types do not show of its connection and of its own query. */
type Wire = {
  parsedStatements: Record<string, string>;
  submittedNamedStatements: Record<string, string>;
  stream: { cork: () => void; uncork: () => void };
  sync: () => void;
};
type DriverQuery = {
  name: string | undefined;
  text: string;
  _results: pg.QueryResult;
  /** Set where a row could not be read. */
  _canceledDueToError: unknown;
  callback?: (error: unknown) => void;
  prepare: (wire: Wire) => void;
  handleRowDescription: (message: unknown) => void;
  handleDataRow: (message: unknown) => void;
  handleCommandComplete: (message: unknown, wire: Wire) => void;
};
const Query = pg.Query as unknown as new (config: object, values: unknown[]) => DriverQuery;

/** One on its way; `failed` where its values could not be written down, so that PostgreSQL never saw it. */
type Way = { sent: Sent; query: DriverQuery; failed?: unknown };

/**
 * Several statements in one round trip: PostgreSQL reads them one after the other and answers all of them, because only the last is followed by the message
 * that asks for an answer. The first that fails ends the flight: those behind it are not run. The driver takes it as a query of somebody else's making.
 */
export class Flight {
  readonly #ways: Way[];
  #at = 0;
  #land: () => void = () => undefined;
  /** Once every statement was answered or failed. */
  readonly landed = new Promise<void>((resolve) => {
    this.#land = resolve;
  });

  constructor(all: readonly Sent[]) {
    this.#ways = all.map((sent) => {
      const query = new Query({ types: pg.types, ...sent.statement, queryMode: 'extended' }, sent.values);
      return { sent, query };
    });
  }

  /** The driver notes under this name what PostgreSQL has parsed. */
  get name(): string | undefined {
    return this.#current?.query.name;
  }

  get text(): string | undefined {
    return this.#current?.query.text;
  }

  /** For a PostgreSQL that knows no names: a pooler gives each transaction another connection. */
  dropNames(): void {
    for (const { query } of this.#ways) query.name = undefined;
  }

  /** What it carries, for who listens. */
  get carried(): { text: string; values: readonly unknown[] }[] {
    return this.#ways.map(({ sent }) => ({ text: sent.statement.text, values: sent.values }));
  }

  get #current(): Way | undefined {
    while (this.#ways[this.#at]?.failed) this.#at += 1;
    return this.#ways[this.#at];
  }

  submit(wire: Wire): null {
    wire.stream.cork();
    const unanswered: Wire = Object.assign(Object.create(wire), { sync: () => undefined });
    for (const way of this.#ways) {
      way.query.callback = (error) => {
        way.failed = error;
      };
      way.query.prepare(unanswered);
    }
    wire.sync();
    wire.stream.uncork();
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.#current?.query.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.#current?.query.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    this.#current?.query.handleCommandComplete(message, wire);
    this.#at += 1;
  }

  handleEmptyQuery(): void {
    this.#at += 1;
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(wire: { sendCopyFail: (message: string) => void }): void {
    wire.sendCopyFail('nothing to copy from');
  }

  handleCopyData(): void {}

  /** What was answered before stays answered; the rest was not run. */
  handleError(error: unknown, wire: Wire): void {
    for (const way of this.#ways.slice(this.#at)) {
      way.failed ??= error;
      if (way.query.name) delete wire.submittedNamedStatements[way.query.name];
    }
    this.#settle();
  }

  handleReadyForQuery(): void {
    this.#settle();
  }

  #settle(): void {
    for (const { sent, query, failed } of this.#ways) {
      const wrong = failed ?? query._canceledDueToError;
      if (wrong) sent.reject(wrong);
      else sent.resolve(query._results);
    }
    this.#land();
  }
}
