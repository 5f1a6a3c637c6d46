import { z } from 'zod';
import { ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';

/** The calendar feed of one's own leave; its address is not known any more. `lastReadAt` is known to the hour. */
export const OwnLeaveFeed = z.object({ createdAt: z.string(), lastReadAt: z.string().nullable() });
export type OwnLeaveFeed = z.infer<typeof OwnLeaveFeed>;

/** The feed of the person whose page it is, if there is one. */
export const getOwnLeaveFeed = endpoint({
  method: 'GET',
  path: '/own/leave/feed',
  summary: 'The calendar feed of my leave',
  response: z.object({ feed: OwnLeaveFeed.nullable() }),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

/**
 * Makes the feed, and ends the one before: booked leave of the person, without what it is. `path` is its secret address on this server, which is answered this once: only a hash of it is stored. It answers as
 * long as the person has the page, which is looked up at every fetch.
 */
export const createOwnLeaveFeed = endpoint({
  method: 'POST',
  path: '/own/leave/feed',
  summary: 'Make the calendar feed of my leave',
  body: z.strictObject({}),
  response: z.object({ feed: OwnLeaveFeed, path: z.string() }),
  errors: ['OWN_PART_OFF', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: ownEmployee,
});

/** Ends the feed: its address answers nothing from then on. */
export const endOwnLeaveFeed = endpoint({
  method: 'POST',
  path: '/own/leave/feed/end',
  summary: 'End the calendar feed of my leave',
  response: 'empty',
  errors: ['NOT_FOUND', 'OWN_PART_OFF', 'COMPANY_READ_ONLY'],
  effect: 'write',
  access: ownEmployee,
});
