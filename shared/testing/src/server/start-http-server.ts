import { type ChildProcess, spawn } from 'node:child_process';
import { globalAgent } from 'node:http';
import path from 'node:path';
import type { CreateEmployee } from '@paga/contract/employees';
import type { Endpoint } from '@paga/contract/endpoint';
import type { Consent } from '#service/emulated-service.ts';
import type { CompanyFacts, TestCompany, UserFacts } from './factories.ts';
import { type CallOptions, replyOf, requestOf, type Speaker, type TestUser } from './send-call.ts';
import { serverBundle } from './server-bundle.ts';

/** The real server in a process of its own, reached over HTTP; arranges like `TestServer`, but gives no view into the database. */
export type HttpTestServer = {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string;
  company: (facts?: CompanyFacts) => Promise<TestCompany>;
  user: (facts: UserFacts) => Promise<TestUser>;
  superAdmin: () => Promise<TestUser>;
  /** Makes the passkeys of a person older than the day that a new one waits. */
  agePasskeys: (user: TestUser) => Promise<unknown>;
  /** Puts employees into a company's tables in one statement, without a call; their ids in order. */
  employees: (company: { id: number }, people: readonly CreateEmployee[]) => Promise<number[]>;
  as: (user: TestUser | undefined, options?: CallOptions) => Speaker;
  /** Gives the consent that an authorization address asks for, at the emulator of the bookkeeping service. */
  consent: (url: string) => Promise<Consent>;
  /** Closes the books of every company of the emulator until a day, or opens them. */
  closeBooks: (until: string | null) => Promise<void>;
  /** Does the daily job that notifies of contracts, birthdays and leave, for one company: all others of the worker's database would have to be read too. */
  notify: (company: { id: number }) => Promise<void>;
  /** An employee who has joined, signed in on the own page, all parts of which the company offers. */
  ownPage: (company: { id: number }, employeeId: number, facts?: { daysAgo: number }) => Promise<TestUser>;
  /** Does the job that makes the backups that were requested. */
  backUp: () => Promise<void>;
  /** Lets a mail server refuse the mail that waits, with this answer. */
  refuseMail: (answer: string) => Promise<void>;
  /** Gives a build of payroll to one in ten companies. */
  tryCanary: (version: string) => Promise<void>;
  /** Makes the server a demo, or no longer; the next test file meets none. */
  demo: (on: boolean) => Promise<void>;
  /** The server has found its database set back to this moment. */
  setBack: (until: string) => Promise<void>;
  /** What the server takes for now from here on; its clock goes on from there, until the next test file. */
  setClock: (iso: string) => Promise<void>;
};

/** Tells msw to let the request through. */
const PASS = 'msw/passthrough';

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let [output, errors] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('\n')) resolve((JSON.parse(output) as { port: number }).port);
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.once('exit', (code) => reject(new Error(`the test server ended with ${code}: ${errors}`)));
  });
}

/** Starts the process; resolves to its origin. */
async function start(): Promise<string> {
  const child = spawn(process.execPath, [path.join(serverBundle(), 'http-server.mjs')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: process.env,
  });
  const origin = `http://127.0.0.1:${await portOf(child)}`;
  child.unref();
  for (const stream of child.stdio) (stream as unknown as { unref?: () => void } | null)?.unref?.();
  return origin;
}

async function order<T>(origin: string, body: object): Promise<T> {
  const response = await fetch(`${origin}/arrange`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { accept: PASS, 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`the test server could not arrange: ${await response.text()}`);
  return (await response.json()) as T;
}

function speakTo(origin: string): HttpTestServer {
  return {
    origin,
    company: (facts) => order(origin, { do: 'company', facts }),
    user: (facts) => order(origin, { do: 'user', facts }),
    superAdmin: () => order(origin, { do: 'user', facts: { roleId: 1 } }),
    agePasskeys: ({ id }) => order(origin, { do: 'agePasskeys', user: id }),
    employees: ({ id }, people) => order(origin, { do: 'employees', company: id, people }),
    demo: (on) => order(origin, { do: 'demo', on }),
    setBack: (until) => order(origin, { do: 'setBack', until }),
    consent: (url) => order(origin, { do: 'consent', url }),
    closeBooks: (until) => order(origin, { do: 'closeBooks', until }),
    notify: ({ id }) => order(origin, { do: 'notify', company: id }),
    ownPage: ({ id }, employee, { daysAgo } = { daysAgo: 0 }) =>
      order(origin, { do: 'ownPage', company: id, employee, daysAgo }),
    backUp: () => order(origin, { do: 'backUp' }),
    refuseMail: (answer) => order(origin, { do: 'refuseMail', answer }),
    tryCanary: (version) => order(origin, { do: 'tryCanary', version }),
    setClock: (at) => order(origin, { do: 'setClock', at }),
    as: (user, { headers, ...options } = {}) => ({
      call: async (endpoint: Endpoint, input) =>
        replyOf(
          await fetch(
            requestOf(endpoint, input, user, { ...options, headers: { ...headers, accept: PASS } }, origin),
          ),
        ),
    }),
  };
}

/** Jest gives every test file fresh globals; a core module's object is the same for all files of a worker. */
const kept = globalAgent as unknown as Record<symbol, Promise<string> | undefined>;
const KEY = Symbol.for('paga.testServer');

/** For this test file: the clock and the demo are reset to what they were before another file changed them. */
let anew: Promise<unknown> | undefined;

/** The server process of this worker; started at the first call, gone with the worker. */
export async function startHttpServer(): Promise<HttpTestServer> {
  kept[KEY] ??= start();
  const origin = await kept[KEY];
  anew ??= order(origin, { do: 'startAnew' });
  await anew;
  return speakTo(origin);
}
