import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { Language, QueryId } from '#core/shapes.ts';
import { inCompany } from '../core/access-level.ts';

/** The employer's written decision on a leave (Law on Labour, art. 37) as a PDF (ours); without `language` in that of who asks. */
export const getLeaveDecision = endpoint({
  method: 'GET',
  path: '/vacations/decision/{id}',
  summary: 'The decision on a leave as a PDF',
  params: z.strictObject({ id: QueryId }),
  query: z.strictObject({ language: Language.optional() }),
  response: 'file',
  errors: ['NOT_FOUND'],
  effect: 'read',
  heavy: true,
  carries: 'person',
  access: inCompany,
});
