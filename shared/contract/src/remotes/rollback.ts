import { z } from 'zod';
import { superAdminOnly } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';
import { PartOfPage } from './failures.ts';

/** Whether a remote goes back to its last good build by itself: when its build fails for three people and one in twenty within five minutes. */
export const RollbackSwitch = z.strictObject({ on: z.boolean() });

/** Switches that on or off; it is on unless somebody has. */
export const switchRollback = endpoint({
  method: 'PUT',
  path: '/remotes/{name}/rollback',
  summary: 'Switch whether a part goes back by itself',
  params: z.strictObject({ name: PartOfPage.remote }),
  body: RollbackSwitch,
  response: RollbackSwitch,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: superAdminOnly,
});
