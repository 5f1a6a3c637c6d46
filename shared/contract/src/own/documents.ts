import { z } from 'zod';
import { inCompany, ownEmployee } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { Id, QueryId } from '#core/shapes.ts';

/** The SHA-256 of a file, in hex. */
const Sha256 = z
  .string()
  .length(64)
  .regex(/^[0-9a-f]+$/);
const Moment = z.string().nullable();

/** A file that somebody is asked to read and confirm. Moments are ISO texts; `sha256` is of the file's bytes when it was asked. */
const ToRead = z.object({
  id: Id,
  fileName: z.string(),
  size: z.int(),
  sha256: Sha256,
  askedAt: z.string(),
  openedAt: Moment,
  confirmedAt: Moment,
});

/** A file that the office has for the person to read. */
export const OwnDocument = ToRead;
export type OwnDocument = z.infer<typeof OwnDocument>;

/** What the office has for the person to read, what waits first; of who has left what they had confirmed by the last day. */
export const getOwnDocuments = endpoint({
  method: 'GET',
  path: '/own/documents',
  summary: 'Documents for me to read',
  response: z.array(OwnDocument),
  errors: ['OWN_PART_OFF'],
  effect: 'read',
  access: ownEmployee,
});

/** The file. That it was opened is noted, for only then it can be confirmed. */
export const openOwnDocument = endpoint({
  method: 'POST',
  path: '/own/documents/{id}/open',
  summary: 'Open a document for me to read',
  params: z.strictObject({ id: QueryId }),
  response: 'file',
  errors: ['OWN_PART_OFF', 'NOT_FOUND', 'FILE_DAMAGED'],
  effect: 'write',
  whenClosed: 'works',
  carries: 'person',
  access: ownEmployee,
});

/** Says that it was read: who, when and which bytes are kept. `CONFLICT`: it was not opened yet, or is another file than the page showed. */
export const confirmOwnDocument = endpoint({
  method: 'POST',
  path: '/own/documents/{id}/confirm',
  summary: 'Confirm that a document was read',
  params: z.strictObject({ id: QueryId }),
  body: z.strictObject({ sha256: Sha256 }),
  response: OwnDocument,
  errors: ['OWN_PART_OFF', 'NOT_FOUND', 'CONFLICT'],
  effect: 'write',
  access: ownEmployee,
});

/** The same for the office: whose it is, who asked, how often they were reminded. `reachable`: there is an address of their own page that reminders go to. */
export const DocumentToRead = ToRead.extend({
  employeeId: Id,
  employee: z.string(),
  attachmentId: Id,
  askedBy: z.string().nullable(),
  reminders: z.int(),
  remindedAt: Moment,
  reachable: z.boolean(),
});
export type DocumentToRead = z.infer<typeof DocumentToRead>;

/** Files that employees are asked to read: all that wait, the longest first, or every one of one employee. */
export const getDocumentsToRead = endpoint({
  method: 'GET',
  path: '/own-pages/documents',
  summary: 'Documents that employees are asked to read',
  query: z.strictObject({ employeeId: QueryId.optional() }),
  response: z.array(DocumentToRead),
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'person',
  access: inCompany,
});

/** Asks the employee of a file to read and confirm it, and mails that something is there; or takes that back while it is not confirmed (`FILE_CONFIRMED`). */
export const markToRead = endpoint({
  method: 'POST',
  path: '/own-pages/documents',
  summary: 'Ask an employee to read a file',
  body: z.strictObject({ attachmentId: Id, toRead: z.boolean() }),
  response: 'empty',
  errors: ['NOT_FOUND', 'FILE_CONFIRMED'],
  effect: 'write',
  access: inCompany,
});
