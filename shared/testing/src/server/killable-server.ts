import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint, InputOf } from '@paga/contract/endpoint';
import { type Connection, startEmbedded } from '@paga/mock-api/core/db/embedded/embedded-postgres';
import type { Database } from '@paga/mock-api/core/db/transaction';
import { createLog } from '@paga/mock-api/core/log';
import { type Stops, startDatabase } from '@paga/mock-api/start-database';
import pg from 'pg';
import { type Reply, replyOf, requestOf, type TestUser } from './send-call.ts';
import { serverBundle } from './server-bundle.ts';

/** Where the server's data is: in the PostgreSQL it starts itself, or in one that runs on whatever happens to the server. */
export type DatabaseKind = 'embedded' | 'external';

/** The product's server bundled as for people. */
export const bundledServer = (): string => path.join(serverBundle(), 'main.mjs');

/** An external PostgreSQL with the product's database in it, as an address. */
async function externalDatabase(folder: string, stops: Stops): Promise<string> {
  const { connection, stop } = await startEmbedded(folder);
  stops.push(stop);
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create database paga');
  await client.end();
  return addressOf(connection);
}

/** An embedded PostgreSQL with the product's database in it, as a server is given it. */
export const addressOf = ({ user, password, host, port }: Connection) =>
  `postgres://${user}:${password}@localhost:${port}/paga?host=${encodeURIComponent(host)}`;

/** Processes that a process started, as the system lists them (Linux). */
function childrenOf(parent: number): number[] {
  const numbers = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return numbers.filter((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parent;
    } catch {
      return false;
    }
  });
}

function killAtOnce(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}

/** The product's server in a process of its own, on files, with durable writes, to be killed and started again over the same data. */
export class KillableServer {
  readonly kind: DatabaseKind;
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'paga-crash-'));
  readonly #externalFolder = mkdtempSync(path.join(tmpdir(), 'paga-crash-db-'));
  readonly #stops: Stops = [];
  readonly #env: Record<string, string>;
  #databaseUrl: string | undefined;
  #origin = '';
  #child: ChildProcess | undefined;
  #gone: Promise<unknown> | undefined;

  /** `env` is added to the server's settings, such as `SMTP_URL`. */
  constructor(kind: DatabaseKind, env: Record<string, string> = {}) {
    this.kind = kind;
    this.#env = env;
  }

  /** Works on the database itself, by the product's own functions; the server must not run. */
  async offline<T>(work: (db: Database) => Promise<T>): Promise<T> {
    if (this.kind === 'external')
      this.#databaseUrl ??= await externalDatabase(this.#externalFolder, this.#stops);
    const stops: Stops = [];
    const [url, dataFolder] = [this.#databaseUrl, this.#folder];
    const database = url ? ({ variable: 'DATABASE_URL', url, tls: 'verified' } as const) : undefined;
    const settings = { dataFolder, database, migration: undefined };
    try {
      return await work((await startDatabase(settings, createLog('silent'), stops)).db);
    } finally {
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
    }
  }

  /** Starts it; resolves once it listens. */
  async start(): Promise<void> {
    const settings = {
      DATA_DIR: this.#folder,
      PORT: '0',
      PAGA_DEMO: '0',
      LOG_LEVEL: 'silent',
      HOST: '127.0.0.1',
      ...this.#env,
    };
    const env = {
      ...process.env,
      ...settings,
      ...(this.#databaseUrl ? { DATABASE_URL: this.#databaseUrl } : {}),
    };
    const child = spawn(process.execPath, [bundledServer()], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    this.#gone = new Promise((resolve) => child.once('exit', resolve));
    let output = '';
    this.#origin = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk;
        const [, url] = /Paga is at (http\S+?)\/?\s/.exec(output) ?? [];
        if (url) resolve(url);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('exit', () => reject(new Error(`the server did not start: ${output}`)));
    });
  }

  /** Asks the running server. */
  async call<E extends Endpoint>(user: TestUser, call: E, input: InputOf<E>): Promise<Reply<E>> {
    return replyOf<E>(await fetch(requestOf(call, input, user, {}, this.#origin)));
  }

  /** Kills the server (`kill -9`); `all` takes its embedded PostgreSQL and everything that PostgreSQL started with it. */
  async kill({ all = false } = {}): Promise<void> {
    const note = path.join(this.#folder, 'postgres/postmaster.pid');
    const postgres = all && existsSync(note) ? Number(readFileSync(note, 'utf8').split('\n')[0]) : undefined;
    const family = postgres === undefined ? [] : [postgres, ...childrenOf(postgres)];
    this.#child?.kill('SIGKILL');
    killAtOnce(family);
    await this.#gone;
    this.#child = undefined;
  }

  /** Ends everything and removes its files. */
  async end(): Promise<void> {
    this.#child?.kill('SIGTERM');
    await this.#gone;
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) await stop();
    for (const folder of [this.#folder, this.#externalFolder])
      rmSync(folder, { recursive: true, force: true });
  }
}
