import { z } from 'zod';
import { superAdminOnly } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';
import { changesParts } from '../core/step-up.ts';
import { PartOfPage } from './failures.ts';
import { InUse } from './publish.ts';

/** How a build came into use: published, back to the last good one by hand or by itself, back to an earlier state, or moved in the folder of the site by somebody who has it. */
export const MoveKind = z.enum(['publish', 'rollback', 'failing', 'back', 'folder']);
export type MoveKind = z.infer<typeof MoveKind>;

/** Characters of why a remote goes back. */
export const MoveNote = { max: 200 } as const;

/**
 * A move of one remote, the version of the registry it made. `by` is the person or the name of the token; null for what the product did, or somebody in the folder. `isThere`: its build lies
 * here whole enough to go back to.
 */
export const RemoteMove = z.object({
  registry: z.int(),
  at: z.string(),
  kind: MoveKind,
  from: z.string().nullable(),
  to: z.string(),
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
  body: z.strictObject({ to: z.int().positive(), note: z.string().trim().max(MoveNote.max).optional() }),
  response: InUse,
  errors: ['NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  stepUp: changesParts,
  access: superAdminOnly,
});
