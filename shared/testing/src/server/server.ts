import { createApp } from '@paga/mock-api/app';
import { type DatabaseConfig, openDatabase } from '@paga/mock-api/core/db/open-database';
import { ConnectionShares } from '@paga/mock-api/core/db/shares/connection-shares';
import { asAccess, type Database, inCompany, type Tx } from '@paga/mock-api/core/db/transaction';
import { folderBackups } from '@paga/mock-api/core/files/folder-backups';
import type { Deps } from '@paga/mock-api/core/http/deps';
import { keyRing } from '@paga/mock-api/core/key-ring';
import { createLog } from '@paga/mock-api/core/log';
import type { Hono } from 'hono';
import { cheapPasswords } from '#service/password-cost.ts';
import { TEST_PROOF } from '#service/test-proof.ts';
import { Arrange } from './arrange.ts';
import type { CompanyFacts, TestCompany, UserFacts } from './factories.ts';
import { letGo, served } from './pooled-database.ts';
import { type CallOptions, replyOf, requestOf, type Speaker, type TestUser } from './send-call.ts';
import { TestClock } from './test-clock.ts';
import { databaseFromTemplate, workerDatabase } from './test-database.ts';
import { testBackups, testFiles } from './test-files.ts';

export { TEST_PASSWORD } from './arrange.ts';
export type { TestCompany, UserFacts } from './factories.ts';
export type { Reply, TestUser } from './send-call.ts';

/** Twice the product's, because a test looks into the database meanwhile. */
const CONNECTIONS = 20;

/** The server in this process, on a real database; answers are checked against the contract. */
export class TestServer {
  readonly db: Database;
  /** Ends its connections in the middle of whatever they do, as a kill of the server would. */
  readonly cut: () => void;
  /** The database's name, for a test that looks at it as its owner. */
  readonly database: string;
  readonly app: Hono;
  /** What the server takes for now; starts at 2026-10-15 09:00 UTC and stands still. */
  readonly clock = new TestClock('2026-10-15T09:00:00Z');
  /** What encrypts secrets of people. */
  readonly secretKeys = keyRing('paga', [Buffer.alloc(32, 9)]);
  readonly #arrange: Arrange;

  constructor(
    connection: DatabaseConfig & { database: string },
    deps: Partial<Deps> = {},
    shares = new ConnectionShares(CONNECTIONS),
  ) {
    cheapPasswords();
    const { db, cut } = open(connection, shares);
    this.db = db;
    this.cut = cut;
    this.database = connection.database;
    const now = () => this.clock.now();
    this.#arrange = new Arrange(db, now);
    this.app = createApp({
      db,
      files: testFiles(),
      backups: folderBackups(testBackups()),
      now,
      log: createLog(process.env.LOG_LEVEL ?? 'silent'),
      version: '0.0.0-test',
      checkAnswers: true,
      auditProof: async () => TEST_PROOF,
      secretKeys: this.secretKeys,
      ...deps,
    });
  }

  /** A new company with a signed-in `admin` (role 2), `manager` (3) and `user` (4). */
  company(facts?: CompanyFacts): Promise<TestCompany> {
    return this.#arrange.company(facts);
  }

  /** A new signed-in user. */
  user(facts: UserFacts): Promise<TestUser> {
    return this.#arrange.user(facts);
  }

  /** A new signed-in super admin; name the company with `as(superAdmin, { company })`. */
  superAdmin(): Promise<TestUser> {
    return this.#arrange.superAdmin();
  }

  /** Makes the passkeys of a person older than the day that a new one waits. */
  agePasskeys({ id }: TestUser): Promise<unknown> {
    return this.#arrange.agePasskeys(id);
  }

  /** Speaks as a user (undefined: as nobody), optionally with a company shown in the tab. */
  as(user: TestUser | undefined, options: CallOptions = {}): Speaker {
    return {
      call: async (endpoint, input) =>
        replyOf(await this.app.fetch(requestOf(endpoint, input, user, options))),
    };
  }

  /** Any request to the app, for what no declared call can express. `path` starts with `/`. */
  request(path: string, init?: RequestInit): Promise<Response> {
    return Promise.resolve(this.app.fetch(new Request(`http://localhost${path}`, init)));
  }

  /** Looks into or prepares one company's rows, as the server's own transactions see them. */
  inCompany<T>(companyId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return inCompany(this.db, companyId, work);
  }

  /** Looks into users, sessions and companies. */
  asAccess<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return asAccess(this.db, work);
  }
}

function open(connection: DatabaseConfig, shares: ConnectionShares) {
  return openDatabase(
    { ...connection, max: CONNECTIONS, allowExitOnIdle: true, idleTimeoutMillis: 500 },
    createLog('silent'),
    shares,
  );
}

let shared: Promise<TestServer> | undefined;

/** The server of this test file, on the worker's database. Every test makes its own company, so tests do not see each other. */
export function testServer(): Promise<TestServer> {
  shared ??= workerDatabase()
    .then(served)
    .then((connection) => new TestServer(connection));
  return shared;
}

/** A server on a database of its own, for tests about the installation as a whole. */
export async function freshServer(name: string, deps: Partial<Deps> = {}): Promise<TestServer> {
  return new TestServer(await served(await databaseFromTemplate(ownName(name))), deps);
}

const ownName = (name: string) => `paga_${name}_${process.env.JEST_WORKER_ID ?? '1'}_${Date.now()}`;

/** Closes a server and makes others on copies of its database: what took long to arrange is arranged once. */
export async function copiesOf({ db, database }: TestServer) {
  await db.$client.end();
  await letGo(database);
  return async (name: string, deps: Partial<Deps> = {}) =>
    new TestServer(await served(await databaseFromTemplate(ownName(name), database)), deps);
}
