import { z } from 'zod';
import { anyone, superAdminOnly } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { PasswordLength, PHONE, TextLength } from '#core/limits.ts';
import { Email, RoleId } from '#core/shapes.ts';

/** A demo account as the sign-in page of a demo offers it. */
export const DemoAccount = z.object({
  email: z.string(),
  password: z.string(),
  roleId: z.enum(RoleId),
  companies: z.array(z.string()),
});
export type DemoAccount = z.infer<typeof DemoAccount>;

/** How payroll support is reached, as the operator set it; null what is not set. */
export const SupportContact = z.object({ phone: z.string().nullable(), email: z.string().nullable() });
export type SupportContact = z.infer<typeof SupportContact>;

/**
 * How this server stands: in need of its first super admin, a demo with its accounts, or in use; and what its operator set:
 * how support is reached, and where the tax administration's portal is opened (https).
 */
export const getSetupState = endpoint({
  method: 'GET',
  path: '/setup/state',
  summary: 'Whether the server needs its first super admin, or is a demo',
  response: z.object({
    setupNeeded: z.boolean(),
    demo: z.boolean(),
    accounts: z.array(DemoAccount),
    /** Of a demo: addresses that sign in on the own page, by a code that lies in the outbox. */
    ownPages: z.array(z.string()).optional(),
    support: SupportContact,
    taxPortal: z.url({ protocol: /^https$/ }),
  }),
  effect: 'read',
  access: anyone,
});

/** What role 1 writes: null empties it, and what the environment says holds again. */
export const SupportForm = z.strictObject({
  phone: z.string().trim().regex(PHONE).nullable(),
  email: Email.nullable(),
});
export type SupportForm = z.infer<typeof SupportForm>;

/** Changes how payroll support is reached. */
export const updateSupport = endpoint({
  method: 'POST',
  path: '/setup/support',
  summary: 'Change how payroll support is reached',
  body: SupportForm,
  response: SupportContact,
  effect: 'write',
  access: superAdminOnly,
});

/** Makes the first super admin, once, by the secret that the server printed at its first start. */
export const makeFirstAdmin = endpoint({
  method: 'POST',
  path: '/setup/first-admin',
  summary: 'Make the first super admin',
  body: z.strictObject({
    secret: z.string().min(1).max(TextLength.secret),
    name: z.string().trim().min(1).max(TextLength.personName),
    email: Email,
    password: z.string().min(1).max(PasswordLength.max),
  }),
  response: 'empty',
  errors: [
    'SETUP_SECRET_WRONG',
    'SETUP_DONE',
    'PASSWORD_TOO_SHORT',
    'PASSWORD_NO_LOWERCASE',
    'PASSWORD_NO_DIGIT',
    'PASSWORD_NO_UPPERCASE',
    'PASSWORD_TOO_COMMON',
  ],
  effect: 'write',
  access: anyone,
});
