import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CivilDate, QueryId } from '#core/shapes.ts';
import { ClosedVersion, ClosingMark } from './closed-versions.ts';

const Closing = z.strictObject({ versionId: QueryId });

/**
 * Notes on the closing that holds that its salaries were paid, or that it was declared to the tax administration (ours). `on` is the civil day it was
 * done, today at the latest. `PERIOD_OPEN` when the closing was reopened, `CONFLICT` when it bears the mark already.
 */
export const markClosing = endpoint({
  method: 'POST',
  path: '/salaries/versions/{versionId}/marks',
  summary: 'Note that a closed month was paid or declared',
  params: Closing,
  body: z.strictObject({ mark: ClosingMark, on: CivilDate }),
  response: ClosedVersion,
  errors: ['NOT_FOUND', 'PERIOD_OPEN', 'CONFLICT'],
  effect: 'write',
  access: inCompany,
});

/** Takes a mark of the closing that holds back (ours). Those of a closing that was reopened stay. `NOT_FOUND` when it has none. */
export const takeMarkBack = endpoint({
  method: 'DELETE',
  path: '/salaries/versions/{versionId}/marks/{mark}',
  summary: 'Take back that a closed month was paid or declared',
  params: Closing.extend({ mark: ClosingMark }),
  response: ClosedVersion,
  errors: ['NOT_FOUND', 'PERIOD_OPEN'],
  effect: 'write',
  access: inCompany,
});
