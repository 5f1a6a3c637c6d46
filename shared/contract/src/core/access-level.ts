import type { RoleId } from './shapes.ts';

/**
 * What a session must have reached before a call, each level holding the ones before it: nothing, the ticket of a right password
 * while the second step is due, signed in without the licence agreement, signed in, signed in with exactly one company named.
 */
export const SESSION_LEVELS = ['none', 'ticket', 'notAgreed', 'signedIn', 'company'] as const;
export type SessionLevel = (typeof SESSION_LEVELS)[number];

/** Who may make a call. `roles` counts from the level `signedIn` on. */
export type Access = { level: SessionLevel; roles: readonly RoleId[] };
