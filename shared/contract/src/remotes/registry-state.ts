import { z } from 'zod';
import { superAdminOnly } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';

/**
 * What keeps the registry that lies in the site's folder from being served, a sentence each as the server's log has it, none where it is served. `version`
 * is of the one that is served instead then, an ISO 8601 instant; null where none is.
 */
export const RegistryState = z.object({ version: z.string().nullable(), faults: z.array(z.string()) });
export type RegistryState = z.infer<typeof RegistryState>;

export const getRegistryState = endpoint({
  method: 'GET',
  path: '/remotes/registry',
  summary: 'Whether the registry of the parts of the page is served',
  response: RegistryState,
  effect: 'read',
  access: superAdminOnly,
});
