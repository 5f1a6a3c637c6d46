import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import type { Connection } from '@paga/mock-api/core/db/embedded/embedded-postgres';
import pg from 'pg';
import { leftBehind, refusal, textsOf, WELCOME, type WireMessage, WireReader } from './wire-messages.ts';

/** How many connections it may have with PostgreSQL, how many clients, how long one of them waits; `ignores`: drops what it does not know of a sign-in, where set so. */
type Limits = { servers?: number; clients?: number; waitMs?: number; ignores?: boolean };

/** PgBouncer's own list; the rest is refused unless it is set to ignore it. */
const TRACKED = [
  ...['user', 'database', 'client_encoding', 'datestyle', 'timezone', 'standard_conforming_strings'],
  'application_name',
];
const SSL_REQUEST = 80_877_103;
const STARTUP = 8;

/** A connection with PostgreSQL, signed in by the driver, whose bytes are ours from then on. */
class ServerLink {
  client: ClientLink | undefined;
  last: ClientLink | undefined;
  readonly #reader = new WireReader();
  readonly stream: Socket;

  constructor(stream: Socket, free: (link: ServerLink) => void, gone: (link: ServerLink) => void) {
    this.stream = stream;
    for (const event of ['data', 'error', 'close', 'end']) stream.removeAllListeners(event);
    stream.unref();
    stream.on('data', (chunk: Buffer) => {
      const ended = this.#reader
        .take(chunk)
        .some(({ type, bytes }) => type === 'Z' && bytes.toString('latin1', STARTUP - 3) === 'I');
      const { client } = this;
      if (ended) this.client = undefined;
      if (ended) client?.leave();
      client?.socket.write(chunk);
      if (ended) free(this);
    });
    stream.on('error', () => {});
    stream.once('close', () => {
      this.client?.refuse('server conn crashed?');
      gone(this);
    });
  }
}

/** Somebody who takes the pooler for PostgreSQL. */
class ClientLink {
  server: ServerLink | undefined;
  readonly waiting: Buffer[] = [];
  readonly socket: Socket;

  constructor(socket: Socket) {
    this.socket = socket;
  }

  leave(): void {
    this.server = undefined;
  }

  refuse(message: string): void {
    this.socket.end(refusal(message));
  }
}

/**
 * A transaction pooler as PgBouncer 1.18 is one, at its worst: each transaction, and each statement outside one, goes to another connection than the one before,
 * nothing is cleared up in between, and all clients have the same connections. `leftBehind` names the statements that would change a session.
 */
export class MovingPooler {
  readonly leftBehind: string[] = [];
  readonly #target: pg.ClientConfig;
  readonly #limits: Required<Limits>;
  readonly #idle: ServerLink[] = [];
  readonly #queue: { client: ClientLink; timer: NodeJS.Timeout }[] = [];
  readonly #clients = new Set<ClientLink>();
  readonly #links = new Set<ServerLink>();
  #opened = 0;
  readonly #listener = createServer((socket) => this.#greet(socket));

  constructor(
    target: pg.ClientConfig,
    { servers = 20, clients = 100, waitMs = 120_000, ignores = false }: Limits = {},
  ) {
    this.#target = target;
    this.#limits = { servers, clients, waitMs, ignores };
  }

  /** Where it listens, in place of the database's own address. */
  async start(): Promise<Pick<Connection, 'host' | 'port'>> {
    this.#listener.listen(0, '127.0.0.1').unref();
    await once(this.#listener, 'listening');
    return { host: '127.0.0.1', port: (this.#listener.address() as AddressInfo).port };
  }

  stop(): void {
    this.#listener.close();
    for (const { socket } of this.#clients) socket.destroy();
    for (const { stream } of this.#links) stream.destroy();
  }

  #greet(socket: Socket): void {
    socket.unref();
    socket.on('error', () => {});
    socket.once('data', (first: Buffer) => {
      if (first.readInt32BE(4) === SSL_REQUEST) {
        socket.write('N');
        socket.once('data', (next: Buffer) => this.#admit(socket, next));
      } else this.#admit(socket, first);
    });
  }

  #admit(socket: Socket, startup: Buffer): void {
    const asked = textsOf(startup, STARTUP).filter((_, index) => index % 2 === 0);
    const unknown = asked.find((name) => name !== '' && !TRACKED.includes(name.toLowerCase()));
    const client = new ClientLink(socket);
    if (unknown !== undefined && !this.#limits.ignores)
      client.refuse(`unsupported startup parameter: ${unknown}`);
    else if (this.#clients.size >= this.#limits.clients)
      client.refuse('no more connections allowed (max_client_conn)');
    else this.#let(client);
  }

  #let(client: ClientLink): void {
    const { socket } = client;
    this.#clients.add(client);
    const reader = new WireReader();
    socket.on('data', (chunk: Buffer) => {
      for (const message of reader.take(chunk)) this.#hear(client, message);
    });
    socket.once('close', () => {
      this.#clients.delete(client);
      // Within its transaction: PgBouncer gives up the connection with it.
      client.server?.stream.destroy();
    });
    socket.write(WELCOME);
  }

  #hear(client: ClientLink, message: WireMessage): void {
    const left = leftBehind(message);
    if (left !== undefined) this.leftBehind.push(left);
    if (message.type === 'X') client.socket.end();
    else if (client.server) client.server.stream.write(message.bytes);
    else {
      client.waiting.push(message.bytes);
      if (client.waiting.length === 1) this.#seat(client);
    }
  }

  #seat(client: ClientLink): void {
    const other = this.#idle.findIndex(({ last }) => last !== client);
    const [found] = other >= 0 ? this.#idle.splice(other, 1) : [];
    if (found) {
      this.#link(client, found);
      return;
    }
    const timer = setTimeout(() => client.refuse('query_wait_timeout'), this.#limits.waitMs).unref();
    this.#queue.push({ client, timer });
    if (this.#opened < this.#limits.servers) void this.#open();
    else if (this.#idle.length > 0) this.#serve();
  }

  #link(client: ClientLink, server: ServerLink): void {
    [client.server, server.client, server.last] = [server, client, client];
    for (const bytes of client.waiting.splice(0)) server.stream.write(bytes);
  }

  /** The one that waits longest has the next free connection; with as few as there are it may be the same one again. */
  #serve = (): void => {
    while (this.#idle.length > 0 && this.#queue.length > 0) {
      const next = this.#queue.shift();
      const server = this.#idle.shift();
      clearTimeout(next?.timer);
      if (next?.client.socket.writable && server) this.#link(next.client, server);
      else if (server) this.#idle.unshift(server);
    }
  };

  async #open(): Promise<void> {
    this.#opened += 1;
    const signedIn = new pg.Client(this.#target);
    signedIn.on('error', () => {});
    try {
      await signedIn.connect();
    } catch (error) {
      this.#opened -= 1;
      this.#queue.shift()?.client.refuse(`server login failed: ${(error as Error).message}`);
      return;
    }
    const { stream } = (signedIn as unknown as { connection: { stream: Socket } }).connection;
    const free = (link: ServerLink) => {
      this.#idle.push(link);
      this.#serve();
    };
    const link = new ServerLink(stream, free, (gone) => {
      this.#opened -= 1;
      this.#links.delete(gone);
      if (this.#idle.includes(gone)) this.#idle.splice(this.#idle.indexOf(gone), 1);
    });
    this.#links.add(link);
    free(link);
  }
}
