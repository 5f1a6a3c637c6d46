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

/** What is in use after a move: the build, and the version of the registry, which is the millisecond of the move. */
export const InUse = z.object({ name: z.string(), version: z.string(), registry: z.int() });
export type InUse = z.infer<typeof InUse>;

/**
 * Puts a build of a remote in use. The archive holds the folder that its build wrote. Looked at here, whatever the sender has looked at: names and sizes while it is unpacked, every
 * file against the build's list, what the build says of itself, and whether shell and API here can run it (422 with a sentence for each reason). A version that is
 * here already is a 409, with the same bytes too, and so is one that was withdrawn.
 */
export const publishRemote = endpoint({
  method: 'POST',
  path: '/remotes/{name}/builds',
  summary: 'Publish a build of a remote',
  params: Name,
  sends: 'zip',
  token: 'remote',
  response: InUse,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: anyone,
});

/** A build of a remote that was put in use by the move `registry`, an instant in `at`. */
const State = z.object({ registry: z.int(), version: z.string(), at: z.string() });

/** The build of a remote in use, its last good one, and the states it was in before, the newest first. */
export const Published = z.object({
  name: z.string(),
  version: z.string().nullable(),
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

/** Where a remote goes back to: the last good build, which withdraws the one in use, or the one that was in use after the move `to`. */
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
