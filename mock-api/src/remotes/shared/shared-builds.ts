import { sql } from 'drizzle-orm';
import { JOBS } from '#core/db/shares/share.ts';
import { asAccess, type Database, sharedBy, type Tx } from '#core/db/transaction.ts';
import type { FileStore } from '#core/files/file-store.ts';
import type { MoveRegistry, NamedBuild, RegistryState, ServedBuilds } from '#core/served-builds.ts';
import { misfitsOf } from '#core/site/fits-shell.ts';
import { adoptStates, readRegistry } from '#core/site/registry-file.ts';
import { rollBack } from '#core/site/roll-back.ts';
import { isThere, versionsOf } from '#core/site/with-build.ts';
import {
  type BuildName,
  bringBuild,
  type SharedBuild,
  shareBuild,
  sharedBuildsIn,
} from './build-archives.ts';
import { forgetShared } from './forget-shared.ts';
import { newestShared, sharedSince, shareState } from './shared-states.ts';

/** Held by who moves the shared registry, until the end of the transaction. */
const LOCK = 1_846_031_297;
/** What could not be taken over is tried again after this. */
const AGAIN_MS = 60_000;
/** The list of shared builds that is asked when a page names one that does not lie here. */
const LIST_COUNTS_MS = 1_000;

type Sharing = {
  db: Database;
  store: FileStore;
  site: string;
  now: () => Date;
  onFault: (fault: string) => void;
};

const namedIn = (remotes: readonly NamedBuild[]): BuildName[] =>
  remotes.flatMap((entry) => versionsOf(entry).map((version) => ({ name: entry.name, version })));

const buildIn = (builds: readonly SharedBuild[], { name, version }: BuildName) =>
  builds.find((one) => one.name === name && one.version === version);

/**
 * The builds of servers that share them. The newest state of the registry is in the database, the archive of each build it names in a store that all of them read; the folder of each server is its copy
 * of both. A server moves the registry under a lock in the database, in its own folder first.
 */
export class SharedBuilds {
  readonly #sharing: Sharing;
  readonly #bringing = new Map<string, Promise<void>>();
  #list: { at: number; builds: Promise<SharedBuild[]> } | undefined;
  #refused: { version: number; at: number; faults: readonly string[] } | undefined;

  constructor(sharing: Sharing) {
    this.#sharing = { ...sharing, db: sharedBy(sharing.db, JOBS) };
  }

  /** Why the newest state is not taken over here. */
  get faults(): readonly string[] {
    return this.#refused?.faults ?? [];
  }

  async #builds(): Promise<SharedBuild[]> {
    const at = performance.now();
    if (!this.#list || at - this.#list.at > LIST_COUNTS_MS)
      this.#list = { at, builds: asAccess(this.#sharing.db, sharedBuildsIn) };
    return this.#list.builds;
  }

  /** Brings a build that other servers have, once for all who ask. */
  async #bring(build: SharedBuild): Promise<void> {
    const { site, store } = this.#sharing;
    const key = `${build.name} ${build.version}`;
    const known = this.#bringing.get(key);
    if (known) return known;
    const fresh = bringBuild(site, store, build).finally(() => this.#bringing.delete(key));
    this.#bringing.set(key, fresh);
    return fresh;
  }

  /** Brings a build that a page asks for; whether it lies here then. */
  bring = async ({ name, version }: BuildName): Promise<boolean> => {
    const { site, onFault } = this.#sharing;
    try {
      const build = buildIn(await this.#builds(), { name, version });
      if (!build) return false;
      await this.#bring(build);
      return isThere(site, name, version);
    } catch (error) {
      onFault(`${name} ${version} could not be brought: ${(error as Error).message}`);
      return false;
    }
  };

  /** The faults of a state whose builds could not all run or be had here. */
  async #faultsOf(tx: Tx, { version, remotes }: RegistryState): Promise<string[]> {
    const { site } = this.#sharing;
    const shared = await sharedBuildsIn(tx);
    const faults: string[] = [];
    for (const wanted of namedIn(remotes)) {
      if (isThere(site, wanted.name, wanted.version)) continue;
      const build = buildIn(shared, wanted);
      if (build) await this.#bring(build).catch((error: Error) => faults.push(error.message));
      else faults.push(`no server has shared ${wanted.name} ${wanted.version}`);
    }
    if (faults.length === 0)
      faults.push(...remotes.flatMap(({ name, version: used }) => misfitsOf(site, name, used)));
    return faults.map((fault) => `registry ${version} of the other servers: ${fault}`);
  }

  async #takeOver(tx: Tx): Promise<void> {
    const { site, now, onFault } = this.#sharing;
    const states = await sharedSince(tx, readRegistry(site).version);
    const newest = states.at(-1);
    if (!newest) return;
    const at = now().getTime();
    const { version, at: last = 0 } = this.#refused ?? {};
    if (version === newest.version && Math.abs(at - last) < AGAIN_MS) return;
    const faults = await this.#faultsOf(tx, newest);
    this.#refused = faults.length > 0 ? { version: newest.version, at, faults } : undefined;
    for (const fault of faults) onFault(fault);
    if (faults.length === 0) await adoptStates(site, states);
  }

  async #share(tx: Tx, remotes: readonly NamedBuild[]): Promise<void> {
    const { site, store, now } = this.#sharing;
    for (const build of namedIn(remotes)) await shareBuild(tx, { site, store, now: now() }, build);
    this.#list = undefined;
  }

  /** Takes over a newer state, or hands over what was moved in the folder here. */
  async #keepUpIn(tx: Tx): Promise<void> {
    const here = readRegistry(this.#sharing.site);
    const newest = await newestShared(tx);
    if (newest > here.version) return this.#takeOver(tx);
    if (!here.version || here.version === newest) return;
    await this.#share(tx, here.remotes);
    await shareState(tx, here);
  }

  #locked<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return asAccess(this.#sharing.db, async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      return work(tx);
    });
  }

  keepUp = (): Promise<void> => this.#locked((tx) => this.#keepUpIn(tx));

  /** The builds of a site as those of all servers: what is moved is moved for all of them. */
  over(own: ServedBuilds): ServedBuilds {
    const move: MoveRegistry = (change) =>
      this.#locked(async (tx) => {
        await this.#keepUpIn(tx);
        const { version: before } = readRegistry(this.#sharing.site);
        const state = await own.move(async (remotes) => {
          const next = await change(remotes);
          // Other servers have the builds before any page hears of them.
          if (next !== remotes) await this.#share(tx, next);
          return next;
        });
        if (state.version !== before) await shareState(tx, state);
        return state;
      });
    return {
      ...own,
      move,
      sharing: {
        keepUp: this.keepUp,
        removeOld: (now) => forgetShared(this.#sharing.db, this.#sharing.store, now),
      },
      registry: async () => {
        const { movedAt, faults } = await own.registry();
        return { movedAt, faults: [...faults, ...this.faults] };
      },
      rollBack: (name, version) => rollBack(move, this.#sharing.site, { name, version }),
    };
  }
}
