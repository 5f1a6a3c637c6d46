import { z } from 'zod';
import { inCompany } from '#core/access-level.ts';
import { endpoint } from '#core/endpoint.ts';
import { QueryId } from '#core/shapes.ts';

/** The tasks that the tax administration confirms: the declaration and both payments. */
export const ConfirmedTask = z.enum(['declaration', 'contributionPayment', 'taxPayment']);
export type ConfirmedTask = z.infer<typeof ConfirmedTask>;

/** Most characters of the number of a confirmation. */
export const CONFIRMATION_LENGTH = 50;

/** What is kept of a confirmation: its number, its file, or both, and who kept it when. `by` is null for somebody who has left the company. */
export const TaskConfirmation = z.object({
  number: z.string().nullable(),
  file: z.object({ name: z.string(), size: z.int() }).nullable(),
  by: z.string().nullable(),
  at: z.string(),
});
export type TaskConfirmation = z.infer<typeof TaskConfirmation>;

const TaskOfClosing = z.strictObject({ versionId: QueryId, task: ConfirmedTask });

/**
 * Keeps the confirmation of a task that is noted on the closing that holds. Without a `file` the one that is kept stays, unless `removeFile` says otherwise;
 * without number and file nothing is kept any more. Taken are PDF, pictures and office files without macros, by their content. `NOT_FOUND` when the task is
 * not noted.
 */
export const saveTaskConfirmation = endpoint({
  method: 'POST',
  path: '/filing/versions/{versionId}/tasks/{task}/confirmation',
  summary: 'Keep the confirmation of the tax administration with a task',
  params: TaskOfClosing,
  body: z.strictObject({
    number: z.string().trim().max(CONFIRMATION_LENGTH),
    file: z.file().optional(),
    removeFile: z.stringbool().optional(),
  }),
  bodyType: 'multipart',
  response: TaskConfirmation.nullable(),
  errors: [
    'NOT_FOUND',
    'PERIOD_OPEN',
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'FILE_HAS_ACTIVE_CONTENT',
  ],
  effect: 'write',
  access: inCompany,
});

/** The file of a confirmation, of any closing of a month. */
export const getTaskConfirmationFile = endpoint({
  method: 'GET',
  path: '/filing/versions/{versionId}/tasks/{task}/confirmation',
  summary: 'The file of a confirmation of the tax administration',
  params: TaskOfClosing,
  response: 'file',
  errors: ['NOT_FOUND'],
  effect: 'read',
  carries: 'sums',
  access: inCompany,
});
