import { z } from 'zod';
import { anyone } from './access-level.ts';
import { endpoint } from './endpoint.ts';

/** Whether the server and its database answer. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the server and its database answer',
  response: z.object({ status: z.literal('ok'), version: z.string() }),
  errors: ['UNAVAILABLE'],
  effect: 'read',
  access: anyone,
});
