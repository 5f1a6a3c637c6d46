import { z } from 'zod';
import { anyone } from './access-level.ts';
import { endpoint } from './endpoint.ts';

/**
 * What is wrong with the machine: a disk with at most a tenth left (`percentUsed`, 0 to 100), files that cannot be written, a bucket of
 * files that does not answer, or a registry of the screens that is not what was published, in whose place the last good one is served.
 */
export const Trouble = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('diskNearlyFull'), percentUsed: z.int() }),
  z.object({ kind: z.literal('filesNotWritable') }),
  z.object({ kind: z.literal('filesAway') }),
  z.object({ kind: z.literal('siteChanged') }),
]);
export type Trouble = z.infer<typeof Trouble>;

/** Whether the server answers and its database and files take a write. A trouble that stops nothing yet stands in an `ok`; what stops is a 503 with its code. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  summary: 'Whether the server, its database and its files work',
  response: z.object({
    ...{ status: z.literal('ok'), version: z.string(), troubles: z.array(Trouble) },
    /** The number of each area of the wire; a backend that names none is taken as it is. */
    wire: z.record(z.string(), z.int()).optional(),
  }),
  errors: ['UNAVAILABLE'],
  effect: 'read',
  access: anyone,
});
