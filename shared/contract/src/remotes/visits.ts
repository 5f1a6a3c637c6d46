import { z } from 'zod';
import { signedIn } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';
import { PartOfPage } from './failures.ts';

const Milliseconds = z.number().min(0).max(600_000).optional();

/** How a visit was in the pages of one part: largest paint and slowest answer to a hand in milliseconds, movement of what was there. */
const PartOfVisit = z.strictObject({
  ...PartOfPage,
  lcp: Milliseconds,
  inp: Milliseconds,
  cls: z.number().min(0).max(100).optional(),
});
export type PartOfVisit = z.infer<typeof PartOfVisit>;

/** Most parts of one visit. */
export const MOST_PARTS = 20;

/** Adds a visit to the histograms of its parts. Sent once, when the page is first hidden; of unknown builds nothing is kept. */
export const reportVisit = endpoint({
  method: 'POST',
  path: '/remotes/visits',
  summary: 'Report how fast a visit was',
  body: z.strictObject({ parts: z.array(PartOfVisit).min(1).max(MOST_PARTS) }),
  response: 'empty',
  errors: ['TOO_MANY_REQUESTS'],
  effect: 'write',
  access: signedIn,
});
