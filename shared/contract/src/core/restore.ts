import { z } from 'zod';
import { superAdminOnly } from './access-level.ts';
import { endpoint } from './endpoint.ts';

/**
 * That the whole database was set back to an earlier moment, by an operator: it holds what was until `until`; a server noticed it at `foundAt`. Mail of companies,
 * postings to the books and feeds of leave wait since: `mails` are how many, `postings` how many companies have some.
 */
export const DatabaseRestore = z.object({
  until: z.string(),
  foundAt: z.string(),
  mails: z.int(),
  postings: z.int(),
});
export type DatabaseRestore = z.infer<typeof DatabaseRestore>;

/** The restore that waits for role 1 (ours); null where nothing waits. */
export const getRestore = endpoint({
  method: 'GET',
  path: '/restore',
  summary: 'What waits since the database was set back to an earlier moment',
  response: z.object({ restore: DatabaseRestore.nullable() }),
  effect: 'read',
  access: superAdminOnly,
});

/**
 * Lets go out what waited since the database was set back (ours). Mails that the register outside the database has as handed over are not sent again: `sentBefore`
 * says how many. `NOT_FOUND` when nothing waits.
 */
export const releaseRestore = endpoint({
  method: 'POST',
  path: '/restore/release',
  summary: 'Release mail, postings and feeds after the database was set back',
  response: z.object({ sentBefore: z.int() }),
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: superAdminOnly,
});
