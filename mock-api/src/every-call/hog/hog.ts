import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requestOf } from '@paga/testing/send-call';
import type { TestUser } from '@paga/testing/server';
import { databaseFromTemplate, testPostgres } from '@paga/testing/test-database';
import pg from 'pg';
import { areas } from '#areas.ts';
import { type BoundCall, bindCalls } from '#core/http/bound-call.ts';
import { HINTS } from './hints.ts';
import type { Fault } from './hogged-server.fixture.ts';
import { candidates } from './largest-input.ts';
import { OwnProcess } from './own-process.ts';
import type { World } from './world.ts';

const soak = process.env.PAGA_SOAK === '1';
/** Nobody else waits longer for the loop, nor for an answer (99 of 100): twice as long beside other tests, which take the processors too. */
const MOST = { heldMs: 200, p99Ms: soak ? 1_000 : 2_000 };
/** The calls that have a handler. */
export const EVERY_CALL = bindCalls(areas).filter(({ handler }) => handler);
const TWENTY = 20;
/** Over the bound counts when it repeats; what is planted is there at once. */
const TIMES = 3;
/** Four reports of 10,000 rows, one after the other on the one core that the server has here. */
const GIVEN_UP_MS = 150_000;
const [COME_AGAIN_MS, COME_AGAIN_TIMES] = [5_000, 24];

type Answered = { status: number; again: boolean; code: string };
/** One look at a call: what it answered, how long it took, and what others felt of it. */
export type Look = {
  ms: number;
  held: number;
  p99: number;
  answers: Answered[];
  failed: (number | string)[];
};
/** What came of a call. */
export type Hogged = { name: string; kind: string; alone: Look; twenty: Look | undefined; faults: string[] };

type Sent = {
  input: ReturnType<typeof candidates>[number]['input'];
  people: (TestUser | undefined)[];
  times: number;
};

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>, database?: string): Promise<T> {
  const client = new pg.Client({ ...testPostgres(), ...(database && { database }) });
  await client.connect();
  return work(client).finally(() => client.end());
}

const quantile = (times: number[], part: number) =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0;

/** The server, its world and the colleague beside it. */
export class Hog {
  readonly #server: OwnProcess;
  readonly #world: World;
  readonly #origin: string;
  readonly #colleague: OwnProcess;
  #database = '';
  #copies = 0;
  #isPlanted = false;

  private constructor(server: OwnProcess, world: World, origin: string, colleague: OwnProcess) {
    [this.#server, this.#world, this.#origin, this.#colleague] = [server, world, origin, colleague];
  }

  /** Makes the world once; every write then works on a copy of it. */
  static async start(people: number): Promise<Hog> {
    const template = `hog_${people}`;
    const env = { HOG_FILES: mkdtempSync(path.join(tmpdir(), 'paga-hog-')) };
    const server = new OwnProcess('hogged-server.fixture.ts', { env, ...(soak && { core: 0 }) });
    const origin = `http://127.0.0.1:${await server.ready}`;
    const connection = await databaseFromTemplate(template);
    const world = await server.order<World>({ do: 'make', connection, people });
    await server.order({ do: 'leave' });
    await asAdmin((client) => client.query('vacuum analyze'), template);
    const { cookie, handle } = world.quiet.admin;
    const args = [origin, cookie, handle, String(world.quiet.id)];
    const colleague = new OwnProcess('colleague.fixture.mjs', { args, ...(soak && { core: 1 }) });
    return new Hog(server, world, origin, colleague);
  }

  /** A fault that must be found. */
  async plant(fault?: Fault): Promise<void> {
    this.#isPlanted = fault !== undefined && fault !== 'heldMonth';
    await this.#server.order({ do: 'plant', fault });
    await this.#anew();
  }

  end(): void {
    this.#server.end();
    this.#colleague.end();
  }

  /** Lets the server work on a new copy of the world. */
  async #anew(): Promise<void> {
    await this.#server.order({ do: 'leave' });
    this.#copies += 1;
    const [old, name] = [this.#database, `hog_copy_${process.pid}_${this.#copies}`];
    const template = `hog_${this.#world.ids.employees.length}`;
    const connection = await databaseFromTemplate(name, template);
    this.#database = name;
    await this.#server.order({ do: 'use', connection });
    if (old !== '') await asAdmin((client) => client.query(`drop database if exists "${old}" with (force)`));
  }

  /** A new copy of the world for a write, in which the calls that must come before it were made. */
  async #anewFor({ name }: BoundCall): Promise<void> {
    await this.#anew();
    for (const { call, as, ...input } of HINTS[name]?.before ?? []) {
      const bound = EVERY_CALL.find((one) => one.name === call);
      if (!bound) throw new Error(`${name}: there is no call ${call} to be made before it`);
      const [who] = this.#peopleOf(bound, as);
      const answers: string[] = [];
      for (const candidate of candidates(bound, this.#world, input)) {
        const { status, code } = await this.#send(bound, candidate.input, who);
        answers.push(`${status} ${code}`);
        if (status < 300) break;
      }
      if (!answers.at(-1)?.startsWith('2')) throw new Error(`${name}: ${call} before it: ${answers.at(-1)}`);
    }
  }

  #peopleOf({ name, access: { level, roles } }: BoundCall, as = HINTS[name]?.as): (TestUser | undefined)[] {
    const { admin, manager, user } = this.#world.objects.company;
    const { superAdmin } = this.#world;
    const named = { superAdmin, admin, manager, user, nobody: undefined };
    if (as) return [named[as]];
    if (level === 'none') return [undefined];
    if (level === 'own') return [this.#world.ownPage];
    const allowed = [admin, manager, user].filter(({ roleId }) => roles.includes(roleId as 2));
    return allowed.length > 0 ? allowed : [superAdmin];
  }

  async #send({ call }: BoundCall, input: Sent['input'], who: TestUser | undefined): Promise<Answered> {
    const company = call.access.level === 'company' ? { company: this.#world.objects.company.id } : {};
    const request = requestOf(call, input as never, who, company, this.#origin);
    try {
      const response = await fetch(request, { signal: AbortSignal.timeout(GIVEN_UP_MS) });
      const isError = response.status >= 400;
      // A large file is made while it goes out: what has not come until then was answered all the same.
      const body = isError
        ? await response.text()
        : await response.arrayBuffer().then(
            () => '',
            () => '',
          );
      const code = isError ? body.slice(0, 300) : '';
      return { status: response.status, again: response.headers.has('retry-after'), code };
    } catch (error) {
      return { status: 0, again: false, code: String(error) };
    }
  }

  async #look(bound: BoundCall, { input, people, times }: Sent): Promise<Look> {
    if (bound.call.heavy) await this.#server.order({ do: 'renew' });
    await this.#colleague.order('begin');
    await this.#server.order({ do: 'reset' });
    const start = performance.now();
    const answers = await Promise.all(
      Array.from({ length: times }, (_, at) => this.#send(bound, input, people[at % people.length])),
    );
    const ms = Math.round(performance.now() - start);
    const held = await this.#server.order<number>({ do: 'read' });
    const { times: waited, failed } = await this.#colleague.order<{ times: number[]; failed: [] }>('end');
    return { ms, held, p99: Math.round(quantile(waited, 0.99)), answers, failed };
  }

  /** The first look at a call: what the call before has begun may still take its share, and then a person is asked to come again. */
  async #firstLook(bound: BoundCall, sent: Sent): Promise<Look> {
    for (let left = COME_AGAIN_TIMES; ; left -= 1) {
      const look = await this.#look(bound, sent);
      if (left === 0 || look.answers[0]?.status !== 429) return look;
      await wait(COME_AGAIN_MS);
    }
  }

  /** The least of some looks: a machine that others use is slow now and then, a fault is there always. */
  async #repeated(bound: BoundCall, sent: Sent, first: Look): Promise<Look> {
    let best = first;
    for (let time = 1; time < (this.#isPlanted ? 1 : TIMES) && isOver(best); time += 1) {
      if (bound.call.effect === 'write') await this.#anewFor(bound);
      const look = await this.#look(bound, sent);
      if (look.held + look.p99 < best.held + best.p99) best = look;
    }
    return best;
  }

  /** Makes a call with its largest lawful input, alone and twenty at once; `onlyInputs` looks whether it has one. */
  async hog(bound: BoundCall, onlyInputs = false): Promise<Hogged> {
    const [people, faults] = [this.#peopleOf(bound), [] as string[]];
    const isWrite = bound.call.effect === 'write';
    if (isWrite || this.#database === '') await this.#anewFor(bound);
    const refusals: string[] = [];
    for (const { kind, input } of candidates(bound, this.#world)) {
      const first = await this.#firstLook(bound, { input, people, times: 1 });
      const [answer] = first.answers;
      const expected = HINTS[bound.name]?.refused;
      const isRefused = expected !== undefined && answer?.code.includes(`"${expected}"`);
      if (!isRefused && (answer === undefined || answer.status === 0 || answer.status >= 300)) {
        refusals.push(`${kind}: ${answer?.status} ${answer?.code}`);
        // What is refused must not hold anybody up either.
        if (isOver(first)) {
          const again = await this.#repeated(bound, { input, people, times: 1 }, first);
          faults.push(...faultsOf(`refused ${kind}`, again));
        }
        continue;
      }
      if (onlyInputs) return { name: bound.name, kind, alone: first, twenty: undefined, faults };
      const alone = await this.#repeated(bound, { input, people, times: 1 }, first);
      if (isWrite) await this.#anewFor(bound);
      const sent = { input, people, times: TWENTY };
      const twenty = await this.#repeated(bound, sent, await this.#look(bound, sent));
      faults.push(...faultsOf('alone', alone), ...faultsOf('twenty', twenty), ...unlawful(twenty));
      return { name: bound.name, kind, alone, twenty, faults };
    }
    const none = { ms: 0, held: 0, p99: 0, answers: [], failed: [] };
    return {
      name: bound.name,
      kind: 'none',
      alone: none,
      twenty: undefined,
      faults: [...faults, `no runnable input: ${refusals.at(-1)}`],
    };
  }
}

const isOver = ({ held, p99, failed }: Look) => held > MOST.heldMs || p99 > MOST.p99Ms || failed.length > 0;

function faultsOf(which: string, { held, p99, failed }: Look): string[] {
  return [
    ...(held > MOST.heldMs ? [`${which}: the loop was held for ${held} ms`] : []),
    ...(p99 > MOST.p99Ms ? [`${which}: a colleague waited for ${p99} ms`] : []),
    ...(failed.length > 0 ? [`${which}: a colleague was refused: ${failed.slice(0, 3).join(', ')}`] : []),
  ];
}

/** A failure of the server, or a refusal without when to come again. */
function unlawful({ answers }: Look): string[] {
  const wrong = answers.filter(
    ({ status, again }) => status === 0 || (status >= 500 && !again) || (status === 429 && !again),
  );
  return wrong.slice(0, 1).map(({ status, code }) => `twenty: ${status} ${code}`);
}
