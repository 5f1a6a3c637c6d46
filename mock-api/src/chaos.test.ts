import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createEmployee } from '@paga/contract/employees';
import { getHealth } from '@paga/contract/health';
import { authenticateCode } from '@paga/contract/identity/sign-in';
import {
  closePeriod,
  generateSalaries,
  getSalaries,
  getSalaryTotals,
  reopenPeriod,
  sendPayslipToEmail,
  updateSalary,
  verifyPeriod,
} from '@paga/contract/payroll';
import { dice } from '@paga/payroll/random-salary';
import { accountOf, anEmployee } from '@paga/testing/employees';
import { savedEmployees } from '@paga/testing/saved-employees';
import { type TestCompany, TestServer, type TestUser } from '@paga/testing/server';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { seedNational } from '#company/law/seed-national.ts';
import { type EmbeddedPostgres, startEmbedded } from '#core/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '#core/db/schema/migrate.ts';
import { errorAnswer } from '#core/http/error-answer.ts';
import { troublesOf } from './core/health/disk-troubles.ts';

// Histories of several people with faults under their calls, against a model: nothing that was acknowledged is lost, nothing appears twice, nothing is half
// there, whatever is refused is a 503 with a hint, and the server answers again by itself. `pnpm soak chaos` plays 1,000 of them; PAGA_SEED starts elsewhere.
const soak = process.env.PAGA_SOAK === '1';
const HISTORIES = Number(process.env.PAGA_HISTORIES ?? (soak ? 1_000 : 1));
const seed = Number(process.env.PAGA_SEED ?? 20_261_122);
const BACK_WITHIN_MS = 10_000;
const MONTH = { year: 2026, month: 10 };
const PEOPLE = 8;
/** Histories that meet the same faults: a kill and what it takes to come back are most of the time. */
const SIDE_BY_SIDE = 5;
const roll = dice(seed);

const FAULTS = ['backends', 'postmaster', 'server', 'clock', 'none'] as const;
type Fault = (typeof FAULTS)[number];
type Reply = { status: number; body: object; headers: Headers };

let folder: string;
let postgres: EmbeddedPostgres;
let server: TestServer;
/** The PostgreSQL that was killed last. */
let died = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'paga-chaos-'));
  // Durable, as the product runs it: what was acknowledged has to outlive a kill of PostgreSQL.
  postgres = await startEmbedded(folder, { onDeath: () => undefined });
  await migrateDatabase(postgres.connection, seedNational);
  server = new TestServer(postgres.connection);
}, 120_000);
afterAll(async () => {
  server.cut();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function endBackends(): Promise<void> {
  const client = new pg.Client(postgres.connection);
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
}

/** What happens to the machine while calls are under way. */
async function strike(fault: Fault): Promise<void> {
  if (fault === 'backends') await endBackends();
  if (fault === 'postmaster') {
    died = postgres.pid;
    process.kill(died, 'SIGKILL');
  }
  if (fault === 'clock') server.clock.advance((roll(2) === 0 ? -60 : 20) * 60);
  if (fault !== 'server') return;
  // As a kill -9 looks to PostgreSQL: every connection is gone in the middle of its work. Another server goes on.
  const { clock, cut } = server;
  cut();
  server = new TestServer(postgres.connection);
  server.clock.set(clock.now().toISOString());
}

async function serves(): Promise<void> {
  const from = Date.now();
  // What PostgreSQL started before it died may answer for a moment longer.
  const isBack = async () =>
    postgres.pid !== died && (await server.as(undefined).call(getHealth, {}).catch(refusal)).status === 200;
  while (!(await isBack())) {
    expect(Date.now() - from).toBeLessThan(BACK_WITHIN_MS);
    await wait(20);
  }
}

/** The answer to an error of the system: in a test it is of another realm than Hono's `Error`, which lets it pass. */
function refusal(error: unknown): Reply {
  const { status, body, retryAfter } = errorAnswer(error);
  return { status, body, headers: new Headers({ 'retry-after': String(retryAfter) }) };
}

/** A 503 that says when to come again, from a server whose health has just said that it serves: dead connections may still count for a moment. */
class NotYet extends Error {}

function given<R extends Reply>(reply: R): R {
  if (reply.status === 503 && reply.headers.get('retry-after') === '5') throw new NotYet();
  return reply;
}

/** Work that only reads, done again while it is not served yet: within the same ten seconds. */
async function onceServed(work: () => Promise<void>): Promise<void> {
  for (const from = Date.now(); ; await wait(100)) {
    try {
      await work();
      return;
    } catch (error) {
      const isLost = error instanceof NotYet || errorAnswer(error).status === 503;
      if (!isLost || Date.now() - from > BACK_WITHIN_MS) throw error;
    }
  }
}

/** A company as the model knows it: what has been acknowledged, and what may have happened. */
class Company {
  readonly company: TestCompany;
  readonly #people: readonly TestUser[];
  #rows: readonly { id: number; employeeId: number }[] = [];
  readonly #stops = new Map<number, Set<number>>();
  readonly #hired = new Map<string, 'surely' | 'maybe'>();
  readonly #mails = new Map<number, 'surely' | 'maybe'>();
  #closed = new Set([false]);
  #made = 0;

  constructor(company: TestCompany) {
    this.company = company;
    this.#people = [company.admin, company.manager, company.user];
  }

  get #query() {
    return { query: { ...MONTH, userId: this.company.id } };
  }

  async prepare(): Promise<void> {
    const people = Array.from({ length: PEOPLE }, (_, at) => ({
      firstName: `Arta ${at}`,
      email: `arta${at}@example.com`,
    }));
    await savedEmployees(server, this.company, ...people);
    const { body } = await server.as(this.company.admin).call(generateSalaries, this.#query);
    this.#rows = body.salaries;
    for (const { id } of this.#rows) this.#stops.set(id, new Set([0]));
    for (const person of this.#people)
      await server.as(person).call(authenticateCode, { body: { code: 'AGI26A', userId: person.id } });
  }

  /** A call of one of its people, and what its answer says about the model. */
  act(): Promise<void> {
    const works = [this.#hire, this.#edit, this.#edit, this.#generate, this.#close, this.#mail];
    const person = this.#people[roll(this.#people.length)] as TestUser;
    return (works[roll(works.length)] ?? this.#edit).call(this, person);
  }

  async #answered(asked: Promise<Reply>): Promise<boolean | 'unknown'> {
    const { status, body, headers } = await asked.catch(refusal);
    if (status < 300) return true;
    if (status >= 500)
      expect({ status, body, hint: headers.get('retry-after') }).toMatchObject({ status: 503, hint: '5' });
    return status >= 500 ? 'unknown' : false;
  }

  async #hire(person: TestUser): Promise<void> {
    this.#made += 1;
    const number = `8${String(this.#made).padStart(9, '0')}`;
    const facts = { personalNumber: number, bankAccountNumber: accountOf(1_000 + this.#made) };
    const body = anEmployee({ userId: this.company.id, ...facts });
    const done = await this.#answered(server.as(person).call(createEmployee, { body }));
    if (done !== false) this.#hired.set(number, done === true ? 'surely' : 'maybe');
  }

  async #edit(person: TestUser): Promise<void> {
    const row = this.#rows[roll(this.#rows.length)];
    if (!row) return;
    this.#made += 1;
    const stops = this.#made / 100;
    const body = { ...MONTH, tenantId: this.company.id, salaryId: row.id, stops };
    const done = await this.#answered(server.as(person).call(updateSalary, { body }));
    if (done !== false) this.#stops.get(row.id)?.add(stops);
  }

  async #generate(person: TestUser): Promise<void> {
    await this.#answered(server.as(person).call(generateSalaries, this.#query));
  }

  async #close(person: TestUser): Promise<void> {
    const body = { ...MONTH, tenantId: this.company.id, code: 'AGI26A' };
    const call = roll(3) === 0 ? reopenPeriod : closePeriod;
    const done = await this.#answered(server.as(person).call(call, { body }));
    if (done !== false) this.#closed.add(call === closePeriod);
  }

  async #mail(person: TestUser): Promise<void> {
    const { employeeId = 0 } = this.#rows[roll(this.#rows.length)] ?? {};
    const body = { ...MONTH, employeeIds: [employeeId] };
    const done = await this.#answered(server.as(person).call(sendPayslipToEmail, { body }));
    if (done !== false && this.#mails.get(employeeId) !== 'surely')
      this.#mails.set(employeeId, done === true ? 'surely' : 'maybe');
  }

  /** Compares what is there with what may be there, and takes it for granted from here on. */
  async compare(): Promise<void> {
    const admin = server.as(this.company.admin);
    const { status, body } = given(await admin.call(getSalaries, this.#query));
    expect({ status, code: body.code }).toEqual({ status: 200 });
    const totals = given(await admin.call(getSalaryTotals, this.#query)).body;
    expect(totals.headCount).toBe(body.salaries.length);
    expect(body.salaries.length).toBeGreaterThanOrEqual(PEOPLE);
    for (const { id, stopTable, netto } of body.salaries) {
      expect([...(this.#stops.get(id) ?? [0])]).toContain(stopTable.stops);
      expect(Math.round(netto * 100)).toBe(884_00 - Math.round(stopTable.stops * 100));
      this.#stops.set(id, new Set([stopTable.stops]));
    }
    this.#rows = body.salaries;
    const closed = totals.closed === 1;
    expect([...this.#closed]).toContain(closed);
    this.#closed = new Set([closed]);
    if (closed)
      expect(given(await admin.call(verifyPeriod, this.#query)).body).toMatchObject({
        hashHolds: true,
        differences: [],
      });
    await this.#compareStored();
  }

  async #compareStored(): Promise<void> {
    const { id } = this.company;
    const [people, lines, mails] = await server.inCompany(id, async (tx) => [
      (
        await tx.execute<{ personalNumber: string; count: string }>(
          sql`select "personalNumber", count(*) from "employee" group by 1`,
        )
      ).rows,
      (
        await tx.execute<{ count: string }>(
          sql`select count(*) from "audit_line" where "page" = 'employees' and "type" = 'create'`,
        )
      ).rows,
      (
        await tx.execute<{ dedupe: string; count: string }>(
          sql`select "dedupe", count(*) from "outbox_mail" where "dedupe" like 'payslip:%' group by 1`,
        )
      ).rows,
    ]);
    const counts = new Map(people.map(({ personalNumber: number, count }) => [number, Number(count)]));
    for (const [number, how] of this.#hired) {
      const count = counts.get(number) ?? 0;
      expect([how === 'surely' ? 1 : count && 1]).toContain(count);
      if (count === 0) this.#hired.delete(number);
    }
    const hired = [...this.#hired.keys()].filter((number) => counts.has(number)).length;
    expect(Number(lines[0]?.count)).toBe(hired);
    for (const { count } of mails) expect(Number(count)).toBe(1);
    const surely = [...this.#mails.values()].filter((how) => how === 'surely').length;
    expect(mails.length).toBeGreaterThanOrEqual(surely);
    expect(mails.length).toBeLessThanOrEqual(this.#mails.size);
  }
}

/** Histories of so many companies side by side: each fault in a random order and some more, each under the calls of three people of each. */
async function histories(count: number): Promise<void> {
  const companies = await Promise.all(
    Array.from({ length: count }, async () => new Company(await server.company())),
  );
  await Promise.all(companies.map((company) => company.prepare()));
  const faults = [...FAULTS, ...(soak ? [FAULTS[roll(FAULTS.length)] ?? 'none'] : [])];
  for (const fault of faults.sort(() => roll(3) - 1)) {
    const calls = companies.flatMap((company) => [1, 2, 3].map(() => company.act()));
    await wait(roll(60));
    await strike(fault);
    await Promise.all(calls);
    await serves();
    await Promise.all(companies.map((company) => onceServed(() => company.compare())));
  }
}

test(`${HISTORIES} histories with backends, PostgreSQL and server killed and the clock moved, seed ${seed}`, async () => {
  for (let left = HISTORIES; left > 0; left -= SIDE_BY_SIDE) await histories(Math.min(left, SIDE_BY_SIDE));
}, 36_000_000);

const MIB = 1024 * 1024;
const DISK_MIB = 300;

/** A server on a small disk of its own; mounting one takes root, and without it this is red. */
async function onSmallDisk(work: (small: TestServer, disk: string) => Promise<void>): Promise<void> {
  const disk = mkdtempSync(path.join(tmpdir(), 'paga-full-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m,mode=755`, 'tmpfs', disk]);
  try {
    const cluster = await startEmbedded(disk, { onDeath: () => undefined });
    await migrateDatabase(cluster.connection, seedNational);
    const folders = { dataFolder: disk, filesFolder: path.join(disk, 'files') };
    const small = new TestServer(cluster.connection, { troubles: troublesOf(folders, () => new Date()) });
    await work(small, disk).finally(() => cluster.stop());
    small.cut();
  } finally {
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
}

function fill(file: string): void {
  const [handle, piece] = [openSync(file, 'w'), new Uint8Array(MIB)];
  try {
    for (let count = 0; count < DISK_MIB * 2; count += 1) writeSync(handle, piece);
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(handle);
  }
}

if (soak)
  test('a full disk refuses writes with a hint and says so, loses nothing, and is served again once there is room', async () => {
    await onSmallDisk(async (small, disk) => {
      const company = await small.company();
      const made = (at: number) => {
        const facts = { personalNumber: `8${String(at).padStart(9, '0')}`, bankAccountNumber: accountOf(at) };
        const body = anEmployee({ userId: company.id, ...facts });
        return small.as(company.admin).call(createEmployee, { body });
      };
      const health = () => small.as(undefined).call(getHealth, {});
      expect([(await made(0)).status, (await health()).body.troubles]).toEqual([200, []]);
      fill(path.join(disk, 'filler'));
      const [acknowledged, refused]: [number[], number[]] = [[0], []];
      for (let at = 1; at <= 3_000 && refused.length < 5; at += 1) {
        const { status, headers } = await made(at);
        if (status === 200) acknowledged.push(at);
        else {
          expect([status, headers.get('retry-after')]).toEqual([503, '5']);
          refused.push(at);
        }
      }
      expect(refused.length).toBe(5);
      await wait(5_100);
      expect(await health()).toMatchObject({ status: 503 });
      rmSync(path.join(disk, 'filler'));
      const from = Date.now();
      while ((await health()).status !== 200) await wait(100);
      expect(Date.now() - from).toBeLessThan(BACK_WITHIN_MS);
      expect((await made(9_999)).status).toBe(200);
      const { rows } = await small.inCompany(company.id, (tx) =>
        tx.execute<{ number: string }>(sql`select "personalNumber" as "number" from "employee" order by 1`),
      );
      const numbers = rows.map(({ number }) => Number(number.slice(1)));
      expect(numbers).toEqual([...acknowledged, 9_999]);
    });
  }, 600_000);
