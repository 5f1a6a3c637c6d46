import { z } from 'zod';
import { superAdminOnly } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';
import { changesParts } from '../core/step-up.ts';
import { PartOfPage } from './failures.ts';
import { Canary, CanaryShare, InUse } from './publish.ts';

/** How a build came into use: published, given to some companies or from them to all, back to the last good one by hand or by itself, back to an earlier state, or moved in the folder of the site by somebody who has it. */
export const MoveKind = z.enum(['publish', 'canary', 'promote', 'rollback', 'failing', 'back', 'folder']);
export type MoveKind = z.infer<typeof MoveKind>;

/** Characters of why a remote goes back. */
export const MoveNote = { max: 200 } as const;
const Note = z.string().trim().max(MoveNote.max).optional();

/**
 * A move of one remote, the version of the registry it made. `by` is the person or the name of the token; null for what the product did, or somebody in the folder. `share`: of a hundred companies that got it, null where all did. `isThere`: its build lies
 * here whole enough to go back to.
 */
export const RemoteMove = z.object({
  registry: z.int(),
  at: z.string(),
  kind: MoveKind,
  from: z.string().nullable(),
  to: z.string(),
  share: z.int().nullable(),
  by: z.string().nullable(),
  token: z.string().nullable(),
  note: z.string().nullable(),
  isThere: z.boolean(),
});
export type RemoteMove = z.infer<typeof RemoteMove>;

/** The builds of a remote that lie here, and its last moves, the newest first; at most fifty. */
export const RemoteHistory = z.object({
  builds: z.array(z.object({ version: z.string(), at: z.string() })),
  moves: z.array(RemoteMove),
});
export type RemoteHistory = z.infer<typeof RemoteHistory>;

export const getRemoteMoves = endpoint({
  method: 'GET',
  path: '/remotes/{name}/moves',
  summary: 'Builds and moves of a remote',
  params: z.strictObject({ name: PartOfPage.remote }),
  response: RemoteHistory,
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: superAdminOnly,
});

/** Takes one remote back to the build that a move put in use; the others stay. 404: no such move; 409: its build is gone, or in use. */
export const moveRemoteBack = endpoint({
  method: 'POST',
  path: '/remotes/{name}/moves',
  summary: 'Take a remote back to an earlier build',
  params: z.strictObject({ name: PartOfPage.remote }),
  body: z.strictObject({ to: z.int().positive(), note: Note }),
  response: InUse,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  stepUp: changesParts,
  access: superAdminOnly,
});

/** Gives the canary of a remote to more companies, to all, or takes it back. 409: it has none. */
export const promoteCanary = endpoint({
  method: 'POST',
  path: '/remotes/{name}/canary',
  summary: 'Give a canary to more companies, to all, or take it back',
  params: z.strictObject({ name: PartOfPage.remote }),
  body: CanaryShare.extend({ note: Note }),
  response: InUse,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  stepUp: changesParts,
  access: superAdminOnly,
});

/** What was in use of all remotes since the move `registry`; `changed` are the remotes that it moved. `isThere`: all its builds lie here. */
export const RegistryMove = z.object({
  registry: z.int(),
  at: z.string(),
  remotes: z.array(z.object({ name: z.string(), version: z.string(), canary: Canary.nullable() })),
  changed: z.array(z.string()),
  isThere: z.boolean(),
});
export type RegistryMove = z.infer<typeof RegistryMove>;

/** The states of the whole registry, the newest first; at most fifty. */
export const getRegistryMoves = endpoint({
  method: 'GET',
  path: '/registry/moves',
  summary: 'States of the whole registry',
  response: z.array(RegistryMove),
  effect: 'read',
  access: superAdminOnly,
});

/** Takes all remotes back to what the move `to` put in use, under a new version; what came into the registry later stays. 404: no such state; 409: a build of it is gone, or nothing would change. */
export const moveRegistryBack = endpoint({
  method: 'POST',
  path: '/registry/moves',
  summary: 'Take all remotes back to an earlier state',
  body: z.strictObject({ to: z.int().positive(), note: Note }),
  response: RegistryMove,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  stepUp: changesParts,
  access: superAdminOnly,
});
