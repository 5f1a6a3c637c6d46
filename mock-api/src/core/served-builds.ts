import { DomainError } from './domain-error.ts';

/** A build of a remote as a registry names it; the rest of it is the shell's. `canary` is the build that so many of a hundred companies have beside it. */
export type NamedBuild = {
  name: string;
  version: string;
  lastGood?: { version: string } | null;
  withdrawn?: string[];
  canary?: { share: number; build: { version: string } };
};
/** Which builds are in use since `version`, the millisecond of the move that put them there. */
export type RegistryState = { schema: 1; version: number; remotes: readonly NamedBuild[] };

/** Moves the registry under its lock: `change` answers the remotes to come, the same ones where nothing is to be moved, or throws what nothing is changed by. */
export type MoveRegistry = (
  change: (remotes: readonly NamedBuild[]) => readonly NamedBuild[] | Promise<readonly NamedBuild[]>,
) => Promise<RegistryState>;

/** A part of the page as it is served now: the shell or a remote, the build in use and the last good one; `earlier`: shells that open pages still run. */
export type ServedPart = {
  name: string;
  version: string;
  lastGood: string | null;
  /** What so many of a hundred companies have instead. */
  canary: { version: string; share: number } | null;
  earlier: readonly string[];
  /** Versions that were taken out of use because of their failures. */
  withdrawn: readonly string[];
};

/** The build that is in use after a way back, and the version of the registry since. */
export type WentBack = { to: string; registry: number };

/** What the server knows of the builds that it serves. */
export type ServedBuilds = {
  /** The folder they lie in, which a publish writes into; undefined where there is no site. */
  folder?: string;
  /** The shell, then the remotes in the registry's order. */
  parts: () => Promise<ServedPart[]>;
  /** The registry that is served, by the moment of its move, and what keeps the one in the site's folder from being it, a sentence each. */
  registry: () => Promise<{ movedAt: Date | undefined; faults: readonly string[] }>;
  /** Whether a file, such as `remotes/payroll/0.1.0-1/main.js`, is one that its build has listed. */
  lists: (file: string) => Promise<boolean>;
  /** The source map of such a file, which lies beside it and is never served; undefined without one. */
  mapOf: (file: string) => Promise<string | undefined>;
  /** Moves the registry of that site, and that of the servers which share it. */
  move: MoveRegistry;
  /** Only where servers share builds. */
  sharing?: {
    /** Takes over what other servers moved, and hands over what was moved in the folder here. */
    keepUp: () => Promise<void>;
    /** Removes shared builds that no session of the last 24 hours can have; how many. */
    removeOld: (now: Date) => Promise<number>;
  };
  /** Puts the last good build of a remote in use where `version` is, or takes that away from the companies that have it; undefined where it is not, or there is none. */
  rollBack: (name: string, version: string) => Promise<WentBack | undefined>;
};

/** Of a server without a site. */
export const NO_BUILDS: ServedBuilds = {
  parts: async () => [],
  registry: async () => ({ movedAt: undefined, faults: [] }),
  lists: async () => false,
  mapOf: async () => undefined,
  move: async () => {
    throw new DomainError('NOT_FOUND', { message: 'This server serves no screens.' });
  },
  rollBack: async () => undefined,
};
