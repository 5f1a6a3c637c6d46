import { z } from 'zod';
import { superAdminOnly } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, QueryId } from '../core/shapes.ts';
import { changesParts } from '../core/step-up.ts';
import { PartOfPage } from './failures.ts';

/** A token counts for so many days, unless somebody ends it. */
export const TOKEN_DAYS = 90;
/** Characters of what a token is called. */
export const TokenName = { min: 1, max: 60 } as const;
/** Characters of the name of a remote. */
export const RemoteName = { max: 40 } as const;
/** Tokens of one remote at a time. */
export const MOST_TOKENS = 10;

/** A token of a remote, without its secret. Instants are ISO 8601; `lastUsedAt` is null until it was shown. */
export const RemoteToken = z.object({
  id: Id,
  remote: z.string(),
  name: z.string(),
  madeBy: z.string(),
  madeAt: z.string(),
  endsAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type RemoteToken = z.infer<typeof RemoteToken>;

/** The tokens of all remotes, also those whose 90 days ended in the last 30; the newest first. */
export const getRemoteTokens = endpoint({
  method: 'GET',
  path: '/remotes/tokens',
  summary: 'Tokens that remotes are published with',
  response: z.array(RemoteToken),
  effect: 'read',
  access: superAdminOnly,
});

/** Makes a token for one remote. `secret` is answered once and not kept; every administrator of the platform is mailed that it was made. 409: the remote has ten. */
export const makeRemoteToken = endpoint({
  method: 'POST',
  path: '/remotes/tokens',
  summary: 'Make a token for a remote',
  body: z.strictObject({
    remote: PartOfPage.remote,
    name: z.string().trim().min(TokenName.min).max(TokenName.max),
  }),
  response: z.object({ secret: z.string(), token: RemoteToken }),
  errors: ['CONFLICT'],
  effect: 'write',
  stepUp: changesParts,
  access: superAdminOnly,
});

/** Ends a token at once. */
export const endRemoteToken = endpoint({
  method: 'DELETE',
  path: '/remotes/tokens/{id}',
  summary: 'End a token of a remote',
  params: z.strictObject({ id: QueryId }),
  response: 'empty',
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: superAdminOnly,
});
