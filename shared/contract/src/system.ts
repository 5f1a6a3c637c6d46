import { z } from 'zod';
import { anyone, signedIn, superAdminOnly } from './core/access-level.ts';
import { endpoint } from './core/endpoint.ts';
import { PasswordLength, PHONE, TextLength } from './core/limits.ts';
import { Email, Id, QueryId, RoleId } from './core/shapes.ts';

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

/** A demo account as the sign-in page of a demo offers it. */
export const DemoAccount = z.object({ email: z.string(), password: z.string(), roleId: z.enum(RoleId), companies: z.array(z.string()) });
export type DemoAccount = z.infer<typeof DemoAccount>;

/** How payroll support is reached, as the operator set it; null what is not set. */
export const SupportContact = z.object({ phone: z.string().nullable(), email: z.string().nullable() });
export type SupportContact = z.infer<typeof SupportContact>;

/** How this server stands: in need of its first super admin, a demo with its accounts, or in use. */
export const getSetupState = endpoint({
  method: 'GET',
  path: '/setup/state',
  summary: 'Whether the server needs its first super admin, or is a demo',
  response: z.object({ setupNeeded: z.boolean(), demo: z.boolean(), accounts: z.array(DemoAccount), support: SupportContact }),
  effect: 'read',
  access: anyone,
});

/** What role 1 writes: null empties it, and what the environment says holds again. */
export const SupportForm = z.strictObject({ phone: z.string().trim().regex(PHONE).nullable(), email: Email.nullable() });
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

/** Whether mail only waits: outside a demo, on a server that was told no mail server to hand it to. In a demo it is read in the outbox. */
export const getMailState = endpoint({
  method: 'GET',
  path: '/mail/state',
  summary: 'Whether mail is sent, or waits',
  response: z.object({ waits: z.boolean() }),
  effect: 'read',
  access: signedIn,
});

/** A mail as the outbox of a demo lists it. `createdAt` is an ISO moment; `unsure` mail may or may not have arrived and is not sent again. */
export const OutboxLine = z.object({
  id: Id,
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(['waiting', 'sending', 'sent', 'failed', 'unsure']),
  createdAt: z.string(),
});
export type OutboxLine = z.infer<typeof OutboxLine>;

/** The newest 100 mails of a demo, newest first; `NOT_FOUND` outside a demo. */
export const getOutbox = endpoint({
  method: 'GET',
  path: '/outbox',
  summary: 'The newest mails of a demo',
  response: z.array(OutboxLine),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: superAdminOnly,
});

/** A file that goes with a mail; `size` in bytes. */
export const OutboxAttachment = z.object({ id: Id, fileName: z.string(), contentType: z.string(), size: z.number().int() });
export type OutboxAttachment = z.infer<typeof OutboxAttachment>;

/** One mail of a demo with its files, its text and its HTML, which is shown in a sandbox only. */
export const getOutboxMail = endpoint({
  method: 'GET',
  path: '/outbox/{id}',
  summary: 'One mail of a demo',
  params: z.strictObject({ id: QueryId }),
  response: OutboxLine.extend({ text: z.string(), html: z.string(), attachments: z.array(OutboxAttachment) }),
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: superAdminOnly,
});

/** A file of a mail of a demo, to be saved. */
export const getOutboxAttachment = endpoint({
  method: 'GET',
  path: '/outbox/attachments/{id}',
  summary: 'A file of a mail of a demo',
  params: z.strictObject({ id: QueryId }),
  response: 'file',
  errors: ['NOT_FOUND'],
  effect: 'read',
  access: superAdminOnly,
});
