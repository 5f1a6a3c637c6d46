import { z } from 'zod';
import { anyone } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';
import { PartOfPage } from './failures.ts';

/** Walls of a build that is sent: bytes of its archive, files in it, bytes of one and of all of them unpacked. */
export const BuildLimit = {
  archiveBytes: 30 * 1024 * 1024,
  files: 2_000,
  fileBytes: 10 * 1024 * 1024,
  unpackedBytes: 80 * 1024 * 1024,
} as const;

const Name = z.strictObject({ name: PartOfPage.remote });

/** A build that some companies have: so many of a hundred, by `isInShare`. */
export const Canary = z.object({ version: z.string(), share: z.int() });
export type Canary = z.infer<typeof Canary>;

/** What is in use after a move: the build, the canary beside it, and the version of the registry, which is the millisecond of the move. */
export const InUse = z.object({
  name: z.string(),
  version: z.string(),
  canary: Canary.nullable(),
  registry: z.int(),
});
export type InUse = z.infer<typeof InUse>;

/**
 * Puts a build of a remote in use. The archive holds the folder that its build wrote. Looked at here, whatever the sender has looked at: names and sizes while it is unpacked, every
 * file against the build's list, what the build says of itself, and whether shell and API here can run it (422 with a sentence for each reason). A version that is
 * here already is a 409, with the same bytes too, and so is one that was withdrawn. With `canary` only so many of a hundred companies get it, beside the one that stands.
 */
export const publishRemote = endpoint({
  method: 'POST',
  path: '/remotes/{name}/builds',
  summary: 'Publish a build of a remote',
  params: Name,
  query: z.strictObject({ canary: z.coerce.number<number>().pipe(z.int().min(1).max(99)).optional() }),
  sends: 'zip',
  token: 'remote',
  response: InUse,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: anyone,
});

/** What was in use of a remote since the move `registry`, an instant in `at`. */
const State = z.object({ registry: z.int(), version: z.string(), canary: Canary.nullable(), at: z.string() });

/** The build of a remote in use, its canary, its last good one, and the states it was in before, the newest first. */
export const Published = z.object({
  name: z.string(),
  version: z.string().nullable(),
  canary: Canary.nullable(),
  lastGood: z.string().nullable(),
  states: z.array(State),
});
export type Published = z.infer<typeof Published>;

export const getPublished = endpoint({
  method: 'GET',
  path: '/remotes/{name}/builds',
  summary: 'What is and was in use of a remote',
  params: Name,
  token: 'remote',
  response: Published,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: anyone,
});

/** Who has the canary of a remote from now on: so many of a hundred companies, all of them at 100; at 0 it is withdrawn. */
export const CanaryShare = z.strictObject({ share: z.int().min(0).max(100) });

/** Gives the canary of a remote to more companies, or to all. 409: it has none. */
export const promotePublished = endpoint({
  method: 'POST',
  path: '/remotes/{name}/promote',
  summary: 'Give a canary to more companies, or to all, with a token',
  params: Name,
  body: CanaryShare,
  token: 'remote',
  response: InUse,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: anyone,
});

/** Where a remote goes back to: `lastGood` withdraws the canary, else what is in use for the last good build; a number is the one that was in use after the move `to`. */
export const WayBack = z.strictObject({ to: z.union([z.literal('lastGood'), z.int().positive()]) });
export type WayBack = z.infer<typeof WayBack>;

/** Takes a remote back. 404: there is no such state of it; 409: its build is not here any more, or it is in use. */
export const takePublishedBack = endpoint({
  method: 'POST',
  path: '/remotes/{name}/back',
  summary: 'Take a remote back with a token',
  params: Name,
  body: WayBack,
  token: 'remote',
  response: InUse,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: anyone,
});
