import { z } from 'zod';
import { endpoint } from '#core/endpoint.ts';
import { CLOSING_CODE, InactivityMinutes } from '#core/limits.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { editorInCompany, inCompany } from '../core/access-level.ts';

/** A period-closing code: 6 letters or digits. */
export const ClosingCode = z.string().regex(CLOSING_CODE);
export type ClosingCode = z.infer<typeof ClosingCode>;

/** Idle minutes after which a company has its people logged out. */
export const IdleMinutes = z.int().min(InactivityMinutes.min).max(InactivityMinutes.max);
export type IdleMinutes = z.infer<typeof IdleMinutes>;

/** The period-closing code of the company; masked for role 4, each view audited. */
export const getClosingCode = endpoint({
  method: 'GET',
  path: '/register/getCode',
  summary: 'The period-closing code',
  response: z.object({ code: z.string() }),
  effect: 'read',
  access: inCompany,
});

/** Proposes a new code of 6 alphanumeric characters; nothing is saved. */
export const generateClosingCode = endpoint({
  method: 'POST',
  path: '/register/generateSecureCode',
  summary: 'Propose a period-closing code',
  response: z.object({ code: ClosingCode }),
  effect: 'read',
  access: editorInCompany,
});

/** Saves the period-closing code. */
export const saveClosingCode = endpoint({
  method: 'POST',
  path: '/register/saveSecureCode',
  summary: 'Save the period-closing code',
  body: z.strictObject({ tenantId: Id, code: ClosingCode }),
  companyIn: 'body.tenantId',
  response: 'empty',
  effect: 'write',
  access: editorInCompany,
});

/** Minutes without activity after which a person is logged out. `userId` is the company. */
export const getInactivity = endpoint({
  method: 'GET',
  path: '/inactivity-setup/',
  base: 'root',
  summary: 'Idle minutes until logout',
  query: z.strictObject({ userId: QueryId }),
  companyIn: 'query.userId',
  response: z.object({ minutes: z.int() }),
  effect: 'read',
  access: inCompany,
});

/** Sets the idle minutes. `userId` is the company. `was` (ours): the minutes that were read; `CONFLICT` when they are others since. */
export const saveInactivity = endpoint({
  method: 'POST',
  path: '/inactivity-setup/save',
  base: 'root',
  summary: 'Set the idle minutes',
  body: z.strictObject({ minutes: IdleMinutes, userId: Id, was: IdleMinutes.optional() }),
  companyIn: 'body.userId',
  response: z.object({ minutes: z.int() }),
  errors: ['CONFLICT'],
  effect: 'write',
  access: editorInCompany,
});

/** Whether a second person signs a month off before it is closed (ours); off at first. */
export const SignOffRule = z.object({ required: z.boolean() });
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
 * Says whether a second person signs a month off. `was`: what was read; `CONFLICT` when it is otherwise since. `SIGN_OFF_NEEDS_TWO` while the company has fewer
 * than two people who could.
 */
export const saveSignOffRule = endpoint({
  method: 'POST',
  path: '/configurations/sign-off',
  summary: 'Ask for the sign-off of a second person, or for none',
  body: z.strictObject({ ...SignOffRule.shape, tenantId: Id, was: z.boolean().optional() }),
  companyIn: 'body.tenantId',
  response: SignOffRule,
  errors: ['CONFLICT', 'SIGN_OFF_NEEDS_TWO'],
  effect: 'write',
  access: editorInCompany,
});
