import type { KeyRing } from '../key-ring.ts';

/** Where the bookkeeping service answers. Full addresses, of hosts that are checked again before each call. */
export type ServiceHosts = { authorize: string; token: string; revoke: string; api: string };

/** A client id and secret of the bookkeeping service. */
export type ServiceClient = { clientId: string; clientSecret: string };

/** What calling the bookkeeping service needs from outside; a test passes its own. */
export type ServiceAccess = {
  hosts: ServiceHosts;
  /** Whether this machine itself is an allowed host: for the emulator, never in production. */
  allowsLoopback: boolean;
  /** The installation's client; a company may have one of its own. */
  client?: ServiceClient;
  /** The keys outside the database that encrypt client secrets and tokens. */
  keys: KeyRing;
  fetch: typeof globalThis.fetch;
  /** Waits before a call is made again. */
  wait: (ms: number) => Promise<void>;
};
