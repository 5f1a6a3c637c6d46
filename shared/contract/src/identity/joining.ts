import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { TextLength } from '#core/limits.ts';
import { anyone } from '../core/access-level.ts';

const JoinToken = z.string().min(1).max(TextLength.secret);

/**
 * What a mailed link to join a company is about. `value` false: the link is over. `allowed` false: the account has more rights than the company has
 * offered, and would bring them along; agreeing is refused.
 */
export const verifyJoinLink = endpoint({
  method: 'POST',
  path: '/users/join/verify',
  summary: 'What a link to join a company is about',
  body: z.strictObject({ token: JoinToken }),
  response: z.object({
    value: z.boolean(),
    companies: z.array(z.string()).optional(),
    email: z.string().optional(),
    allowed: z.boolean().optional(),
  }),
  effect: 'read',
  access: anyone,
});

/** Links the account the mail went to with the companies that have asked. */
export const agreeToJoin = endpoint({
  method: 'POST',
  path: '/users/join/agree',
  summary: 'Agree to work in one more company',
  body: z.strictObject({ token: JoinToken }),
  response: z.object({ companies: z.array(z.string()) }),
  errors: ['JOIN_LINK_INVALID', 'ROLE_NOT_GRANTED'],
  effect: 'write',
  access: anyone,
});
