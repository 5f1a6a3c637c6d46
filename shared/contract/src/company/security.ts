import { z } from 'zod';
import { editorInCompany, inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { CompanyPasswordMinimum, InactivityMinutes } from '#core/limits.ts';
import { Id, QueryId } from '#core/shapes.ts';
import { mayLowerGuard } from '#core/step-up.ts';

/** Idle minutes after which a company has its people logged out. */
export const IdleMinutes = z.int().min(InactivityMinutes.min).max(InactivityMinutes.max);
export type IdleMinutes = z.infer<typeof IdleMinutes>;

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

const { min, max } = CompanyPasswordMinimum;

/**
 * How a company guards the sign-in of its people. `twoFactor`: everybody linked to it signs in with a two-factor code. `passwordMinLength`: characters
 * that a new password needs at least; it never takes from the common minimum. `stepUp`: calls declared with a step-up want a password or passkey given
 * again, on top of the closing code where that is asked. `passkey`: they want a passkey, no password will do. The last two stay as they are when left out.
 * Switching `twoFactor` or `stepUp` off wants the step-up itself (`STEP_UP_NEEDED`), a change of `passkey` a passkey confirmed (`PASSKEY_NEEDED`).
 */
export const CompanySecurityForm = z.strictObject({
  twoFactor: z.boolean(),
  passwordMinLength: z.int().min(min).max(max),
  stepUp: z.boolean().optional(),
  passkey: z.boolean().optional(),
});
export type CompanySecurityForm = z.infer<typeof CompanySecurityForm>;

/** The same as it is in force. `withoutEmail`: names of active people without an address for the code; two-factor sign-in cannot be required of them. */
export const CompanySecurity = z.object({
  ...CompanySecurityForm.shape,
  stepUp: z.boolean(),
  passkey: z.boolean(),
  withoutEmail: z.array(z.string()),
});
export type CompanySecurity = z.infer<typeof CompanySecurity>;

/** How a company guards the sign-in of its people. */
export const getCompanySecurity = endpoint({
  method: 'GET',
  path: '/configurations/security',
  summary: 'Two-factor sign-in and password length of a company',
  query: z.strictObject({ tenantId: QueryId }),
  companyIn: 'query.tenantId',
  response: CompanySecurity,
  effect: 'read',
  access: inCompany,
});

/** Changes it. Refused with `USERS_WITHOUT_EMAIL` while two-factor sign-in would lock out people without an address for the code. */
export const updateCompanySecurity = endpoint({
  method: 'POST',
  path: '/configurations/security',
  summary: 'Change two-factor sign-in and password length of a company',
  body: CompanySecurityForm.extend({ tenantId: Id }),
  companyIn: 'body.tenantId',
  response: CompanySecurity,
  errors: ['USERS_WITHOUT_EMAIL'],
  effect: 'write',
  stepUp: mayLowerGuard,
  access: editorInCompany,
});
