import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { Id, QueryId, Theme } from '#core/shapes.ts';
import { signedIn } from '../core/access-level.ts';
import { User } from './user.ts';

/**
 * A session of the signed-in person. `device` is what its browser calls itself, `address` the network address of its last use (null before any),
 * moments are ISO texts; `current`: the one that asks.
 */
export const OwnSession = z.object({
  id: Id,
  device: z.string().nullable(),
  address: z.string().nullable(),
  signedInAt: z.string(),
  lastActiveAt: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** Where the person is signed in now, the last used first. */
export const getOwnSessions = endpoint({
  method: 'GET',
  path: '/users/sessions',
  summary: 'The own sessions',
  response: z.array(OwnSession),
  effect: 'read',
  access: signedIn,
});

/** Ends one of the own sessions at once. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: '/users/sessions/{id}',
  summary: 'End one of the own sessions',
  params: z.strictObject({ id: QueryId }),
  response: 'empty',
  effect: 'write',
  access: signedIn,
});

/** Ends every own session but the one that asks. `ended`: how many. */
export const endOwnSessions = endpoint({
  method: 'POST',
  path: '/users/sessions/end-others',
  summary: 'End all other own sessions',
  response: z.object({ ended: z.int() }),
  effect: 'write',
  access: signedIn,
});

/** Changes the own name or theme; what is left out stays. The language has a call of its own, good before the licence too. */
export const updateOwnProfile = endpoint({
  method: 'POST',
  path: '/users/profile',
  summary: 'Change the own name and theme',
  body: z.strictObject({
    name: z.string().trim().min(1).max(TextLength.personName).optional(),
    theme: Theme.optional(),
  }),
  response: User,
  effect: 'write',
  access: signedIn,
});

/** Sets the own photo, which only the person sees. */
export const uploadOwnPhoto = endpoint({
  method: 'POST',
  path: '/users/photo',
  summary: 'Set the own photo',
  body: z.strictObject({ photo: z.file() }),
  bodyType: 'multipart',
  response: z.object({ photo: z.string() }),
  errors: ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
  effect: 'write',
  heavy: true,
  access: signedIn,
});

/** Removes the own photo. */
export const removeOwnPhoto = endpoint({
  method: 'DELETE',
  path: '/users/photo',
  summary: 'Remove the own photo',
  response: 'empty',
  effect: 'write',
  access: signedIn,
});
