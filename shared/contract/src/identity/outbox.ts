import { z } from 'zod';
import { signedIn, superAdminOnly } from '../core/access-level.ts';
import { endpoint } from '../core/endpoint.ts';
import { Id, QueryId } from '../core/shapes.ts';

/** Whether mail only waits: outside a demo, on a server that has no mail server configured. In a demo it is read in the outbox. */
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
export const OutboxAttachment = z.object({
  id: Id,
  fileName: z.string(),
  contentType: z.string(),
  size: z.number().int(),
});
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
