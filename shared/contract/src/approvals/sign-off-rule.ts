import { z } from 'zod';
import { editorInCompany, inCompany, linkedEditorInCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id } from '#core/shapes.ts';
import { DoneByPerson, Refusal } from './makers.ts';

/**
 * Whether a second person signs a month off before it is closed (ours); off at first. `off` is there while somebody asks to switch it off: who, and why the
 * person who reads it may not agree, null when they may.
 */
export const SignOffRule = z.object({
  required: z.boolean(),
  off: DoneByPerson.extend({ refusal: Refusal.nullable() }).optional(),
});
export type SignOffRule = z.infer<typeof SignOffRule>;

/** Whether the company asks for a second person's sign-off. */
export const getSignOffRule = endpoint({
  method: 'GET',
  path: '/configurations/sign-off',
  summary: 'Whether a second person signs a month off before it is closed',
  response: SignOffRule,
  effect: 'read',
  access: inCompany,
});

/**
 * Asks for the sign-off of a second person from now on; without it (`required: false`) it only asks that another person agrees to switch it off. `was`: what
 * was read; `CONFLICT` when it is otherwise since, or when somebody has asked already. `SIGN_OFF_NEEDS_TWO` while the company has fewer than two people who are
 * not one with another.
 */
export const saveSignOffRule = endpoint({
  method: 'POST',
  path: '/configurations/sign-off',
  summary: 'Ask for the sign-off of a second person, or ask to switch it off',
  body: z.strictObject({ required: z.boolean(), tenantId: Id, was: z.boolean().optional() }),
  companyIn: 'body.tenantId',
  response: SignOffRule,
  errors: ['CONFLICT', 'SIGN_OFF_NEEDS_TWO'],
  effect: 'write',
  access: editorInCompany,
});

/** Agrees to what another person asked for: no sign-off is needed from now on. `NOT_FOUND` when nobody asks, `SAME_PERSON` for who asked, and who is one with them. */
export const agreeSignOffOff = endpoint({
  method: 'POST',
  path: '/configurations/sign-off/agree',
  summary: 'Agree that no second person signs months off',
  body: z.strictObject({ tenantId: Id }),
  companyIn: 'body.tenantId',
  response: SignOffRule,
  errors: ['NOT_FOUND', 'SAME_PERSON'],
  effect: 'write',
  access: linkedEditorInCompany,
});

/** Takes back, or refuses, that no second person shall sign months off. `NOT_FOUND` when nobody asks. */
export const withdrawSignOffOff = endpoint({
  method: 'POST',
  path: '/configurations/sign-off/withdraw',
  summary: 'Take back the wish to switch the sign-off off',
  body: z.strictObject({ tenantId: Id }),
  companyIn: 'body.tenantId',
  response: SignOffRule,
  errors: ['NOT_FOUND'],
  effect: 'write',
  access: editorInCompany,
});
